import { useSyncExternalStore } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { AdsDesk } from './ads-desk.ts'
import type { AdsState } from './ads-state.ts'

let desk: { account: string; desk: AdsDesk } | undefined

/** The desk of the account that is logged in, and what lies on it. */
export function useAdsDesk(): { desk: AdsDesk; state: AdsState } {
  const { user } = useSession()
  if (desk?.account !== user) desk = { account: user, desk: new AdsDesk(user) }
  return { desk: desk.desk, state: useSyncExternalStore(desk.desk.subscribe, desk.desk.get) }
}
