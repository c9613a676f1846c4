import { queryOptions } from '@tanstack/react-query'
import { getPixCode, getSubscription, type Subscription } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'

export const subscriptionQueries = {
  subscription: (account: string) =>
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

/** The id of the charge whose Pix is due first of those that wait. */
export function firstPayable({ payments }: Subscription): string | undefined {
  const payable = payments.filter(({ isPayable }) => isPayable)
  return payable.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0]?.id
}
