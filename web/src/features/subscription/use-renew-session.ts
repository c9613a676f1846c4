import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../session/session-query.ts'
import { useSession } from '../../session/use-session.ts'

/** Asks the server anew what the session allows, now that it has changed; the gates follow the answer. */
export function useRenewSession(): () => Promise<void> {
  const queries = useQueryClient()
  const { token } = useSession()
  return async () => {
    const query = sessionQuery(token)
    await queries.cancelQueries({ queryKey: query.queryKey })
    // A failure is shown by the query cache, and the session asked for again on the next page.
    await queries.prefetchQuery({ ...query, staleTime: 0 })
  }
}
