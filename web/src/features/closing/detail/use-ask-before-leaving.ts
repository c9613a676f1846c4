import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before the page is left, closed or reloaded while something on it is stored nowhere. */
export function useAskBeforeLeaving(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  useEffect(() => {
    if (!unsaved && blocker.state === 'blocked') blocker.proceed()
  }, [unsaved, blocker])
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
