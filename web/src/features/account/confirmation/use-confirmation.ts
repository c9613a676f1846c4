import { skipToken, useQuery } from '@tanstack/react-query'
import { confirmEmail } from '@vendaclara/contract/account'
import { readAuthToken } from '../../../api/auth-token.ts'
import { call } from '../../../api/call.ts'
import { refreshSession } from '../../../session/refresh-session.ts'

/** Confirms with the token of the link, once, however often the screen is drawn. */
export function useConfirmation(token: string | null) {
  return useQuery({
    queryKey: ['confirmation', token],
    queryFn: token === null ? skipToken : () => confirm(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { shownByScreen: true },
  })
}

async function confirm(token: string) {
  const answer = await call(confirmEmail, { query: { token } })
  const open = readAuthToken()
  // Entering home asks again, should this not come through.
  if (open !== null) await refreshSession(open).catch(() => undefined)
  return answer
}
