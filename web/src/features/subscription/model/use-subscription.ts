import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Subscription } from '@vendaclara/contract/subscription'
import { useEffect, useState } from 'react'
import { announceSessionOutdated } from '../../../api/session-events.ts'
import { useSession } from '../../../session/use-session.ts'
import { subscriptionQueries } from './subscription-queries.ts'

/**
 * The seller's subscription. As long as `isWatched` says that news is awaited it is fetched again and again, while the
 * page is visible. A session that says otherwise, as an answer on its way from before can, is asked for again.
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

/** How long to wait, in milliseconds, before asking again for news that has been awaited for so long. */
export function watchPause(waited: number): number {
  return Math.min(longest, Math.max(shortest, waited / 5))
}
