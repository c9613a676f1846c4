import { Center } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ApiProblem, ConnectionProblem } from '../../api/api-problem.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { texts as ui } from '../../ui/texts.ts'
import { isOutdated } from '../offline/newer-version.tsx'
import { useDrawn } from '../shell/use-drawn.ts'
import { texts } from '../texts.ts'

/** Shows every failure that nothing else has shown. An ended session has its own dialog. */
export function RouteFailure() {
  const error = useRouteError()
  useDrawn()
  if (error instanceof ApiProblem && error.status === 401) return null
  return (
    <Center mih="80dvh" p="lg">
      {isUnreached(error) ? (
        <UnreachedPage isCode={!(error instanceof ConnectionProblem)} />
      ) : (
        <FailureAlert
          {...failureInWords(error)}
          retryLabel={texts.failure.retry}
          onRetry={() => window.location.reload()}
        />
      )}
    </Center>
  )
}

function failureInWords(error: unknown): { title: string; message: string } {
  const { title, unexpected, forbiddenTitle, forbidden } = texts.failure
  if (error instanceof DOMException && error.name === 'SecurityError')
    return { title: forbiddenTitle, message: forbidden }
  return { title, message: error instanceof ApiProblem ? error.message : unexpected }
}

/**
 * Shown when the code or data of a page could not be loaded. The page is reloaded only when the server answers,
 * because a failed reload would lose it. If the server has a newer version, for example after an update in another
 * tab, the page says so.
 */
function UnreachedPage({ isCode }: { isCode: boolean }) {
  const [isReplaced, setReplaced] = useState(false)
  useEffect(() => {
    if (isCode) void isOutdated().then(setReplaced)
  }, [isCode])
  useEffect(() => {
    const comeBack = () => void loadOnceReached()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
  if (isReplaced) {
    return (
      <FailureAlert
        title={texts.newVersion.title}
        message={texts.newVersion.needed}
        retryLabel={texts.newVersion.update}
        onRetry={() => window.location.reload()}
      />
    )
  }
  return (
    <FailureAlert
      title={texts.failure.title}
      message={navigator.onLine ? ui.unreached : ui.offline}
      retryLabel={texts.failure.retry}
      onRetry={() => void loadOnceReached()}
    />
  )
}

async function loadOnceReached(): Promise<void> {
  const reached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (reached) window.location.reload()
}

const failedImport = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Whether a page did not open because its data or code could not be loaded from the server. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ConnectionProblem || (error instanceof Error && failedImport.test(error.message))
}
