import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before the page is left, closed or reloaded while it has changes that are stored nowhere. */
export function useAskBeforeLeaving(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  useEffect(() => {
    if (!isUnsaved && blocker.state === 'blocked') blocker.proceed()
  }, [isUnsaved, blocker])
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
