import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { sessionQuery } from '../../../session/session-query.ts'

const askedEveryMilliseconds = 15_000

/** Asks while the page is seen whether the e-mail was confirmed elsewhere. Answers how to ask at once. */
export function useConfirmationWatch(token: string) {
  const { refetch } = useQuery({
    ...sessionQuery(token),
    refetchInterval: ({ state }) => (hasEnded(state.error) ? false : askedEveryMilliseconds),
    // Unreached in the background is no news; the next try comes by itself.
    meta: { shownByScreen: true },
  })
  const ask = useCallback(() => refetch({ cancelRefetch: false }), [refetch])
  useEffect(() => {
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    window.addEventListener('focus', askWhenSeen)
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => {
      window.removeEventListener('focus', askWhenSeen)
      document.removeEventListener('visibilitychange', askWhenSeen)
    }
  }, [ask])
  return ask
}

function hasEnded(error: Error | null): boolean {
  return error instanceof ApiProblem && error.status === 401
}
