import { queryOptions } from '@tanstack/react-query'
import { getShopConfig } from '@vendaclara/contract/shop'
import { call } from '../../../api/call.ts'

export function shopConfigQuery(account: string) {
  return queryOptions({
    queryKey: ['shop-config', account],
    queryFn: async ({ signal }) => (await call(getShopConfig, { signal })).config,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}
