import { useEffect, useState } from 'react'
import { FailureAlert } from '../ui/failure-alert.tsx'
import { texts } from './texts.ts'

/** A page whose code or data did not come. It is loaded anew only once the server answers: a failed load loses the page. */
export function UnreachedPage() {
  const [asking, setAsking] = useState(false)
  const retry = () => {
    setAsking(true)
    loadOnceReached().finally(() => setAsking(false))
  }
  useEffect(() => {
    const comeBack = () => void loadOnceReached()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
  return (
    <FailureAlert
      title={texts.failure.offlineTitle}
      message={asking ? texts.failure.asking : texts.failure.offline}
      retryLabel={texts.failure.retry}
      onRetry={retry}
    />
  )
}

async function loadOnceReached(): Promise<void> {
  const reached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (reached) window.location.reload()
}
