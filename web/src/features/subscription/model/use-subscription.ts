import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Subscription } from '@vendaclara/contract/subscription'
import { useEffect, useState } from 'react'
import { announceSessionOutdated } from '../../../api/page-events.ts'
import { useSession } from '../../../session/use-session.ts'
import { subscriptionQueries } from './subscription-queries.ts'

/**
 * The seller's subscription. While `isWatched` returns true and the page is visible, it is fetched repeatedly. If the
 * session contradicts it, for example because of a late older answer, the session is announced as outdated.
 */
export function useSubscription(
  isWatched: (subscription: Subscription) => boolean = () => false,
): UseQueryResult<Subscription> {
  const { user, subscription, endsAt } = useSession()
  const [begun] = useState(() => Date.now())
  const query = useQuery({
    ...subscriptionQueries.subscription(user),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isWatched(data) ? watchPause(Date.now() - begun) : false,
  })
  const latest = query.data
  useEffect(() => {
    if (latest && (latest.state !== subscription || latest.endsAt !== endsAt)) announceSessionOutdated()
  }, [latest, subscription, endsAt])
  return query
}

const shortest = 2_000
const longest = 30_000

/** How many milliseconds to wait before the next request, after waiting for news for `waited` milliseconds. */
export function watchPause(waited: number): number {
  return Math.min(longest, Math.max(shortest, waited / 5))
}
