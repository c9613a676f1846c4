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
  pix: (account: string) =>
    queryOptions({
      queryKey: ['subscription', account, 'pix'],
      queryFn: ({ signal }) => call(getPixCode, { signal }),
      meta: { shownByScreen: true },
    }),
}
