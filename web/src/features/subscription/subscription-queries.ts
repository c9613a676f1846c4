import { queryOptions } from '@tanstack/react-query'
import { getPixCode, getSubscription } from '@vendaclara/contract/subscription'
import { call } from '../../api/call.ts'

export const subscriptionQueries = {
  standing: (account: string) =>
    queryOptions({
      queryKey: ['subscription', account],
      queryFn: ({ signal }) => call(getSubscription, { signal }),
      meta: { shownByScreen: true },
    }),
  /** The code that waits longest; kept apart for each `charge`, where that is known. */
  pix: (account: string, charge?: string) =>
    queryOptions({
      queryKey: ['subscription', account, 'pix', ...(charge === undefined ? [] : [charge])],
      queryFn: ({ signal }) => call(getPixCode, { signal }),
      meta: { shownByScreen: true },
    }),
}
