import { redirectDocument } from 'react-router'
import { addresses } from '../addresses.ts'
import { readAuthToken } from '../api/auth-token.ts'
import { listingsQuery } from '../features/pricing/listing/listings-query.ts'
import { shopConfigQuery } from '../features/pricing/shop-config/shop-config-query.ts'
import { followOtherTabs } from '../features/pricing/tabs/follow-other-tabs.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { sessionStore } from '../session/session-store.ts'
import { queryClient } from './query-client.ts'

/** Lets in whoever holds a token and starts loading what every tool needs, all at the same time. */
export async function enterProtectedArea(): Promise<null> {
  const token = readAuthToken()
  if (token === null) throw redirectDocument(addresses.outside)
  if (sessionStore.get() === null) await queryClient.fetchQuery(sessionQuery(token))
  else void queryClient.prefetchQuery(sessionQuery(token))
  const session = sessionStore.get()
  if (session) {
    followOtherTabs(session.user, queryClient)
    void queryClient.prefetchQuery(listingsQuery(session.user))
    void queryClient.prefetchQuery(shopConfigQuery(session.user))
  }
  return null
}

/** Home shows the trial and the subscription, so the session is asked for again there. */
export async function enterHome(): Promise<null> {
  const token = readAuthToken()
  if (token !== null) void queryClient.prefetchQuery(sessionQuery(token))
  return null
}

function sessionQuery(token: string) {
  return {
    queryKey: ['session', token],
    queryFn: () => refreshSession(token),
    staleTime: 5_000,
  }
}
