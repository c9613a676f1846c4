import { queryOptions } from '@tanstack/react-query'
import { getMonthMovements, getMovementFiles, getOrderMovements } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { call } from '../../../../api/call.ts'

const keyOf = (account: string) => ['movements', account]

export const movementQueries = {
  all: keyOf,
  files: (account: string, marketplace: ClosingMarketplace) =>
    queryOptions({
      queryKey: [...keyOf(account), marketplace, 'files'],
      queryFn: ({ signal }) => call(getMovementFiles, { query: { marketplace }, signal }),
      meta: { shownByScreen: true },
    }),
  order: (account: string, marketplace: ClosingMarketplace, orderId: string) =>
    queryOptions({
      queryKey: [...keyOf(account), marketplace, 'order', orderId],
      queryFn: ({ signal }) => call(getOrderMovements, { query: { marketplace, orderId }, signal }),
      meta: { shownByScreen: true },
    }),
  /** `month` is 'YYYY-MM'. */
  month: (account: string, marketplace: ClosingMarketplace, month: string) =>
    queryOptions({
      queryKey: [...keyOf(account), marketplace, 'month', month],
      queryFn: ({ signal }) => call(getMonthMovements, { query: { marketplace, month }, signal }),
      meta: { shownByScreen: true },
    }),
}
