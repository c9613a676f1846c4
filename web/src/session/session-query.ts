import { queryOptions } from '@tanstack/react-query'
import { refreshSession } from './refresh-session.ts'

/** The session as the server sees it; asked for once by all who ask at the same moment. */
export function sessionQuery(token: string) {
  return queryOptions({
    queryKey: ['session', token],
    queryFn: () => refreshSession(token),
    staleTime: 5_000,
  })
}
