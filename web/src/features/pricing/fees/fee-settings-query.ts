import { queryOptions } from '@tanstack/react-query'
import { getFeeSettings } from '@vendaclara/contract/fee-settings'
import { call } from '../../../api/call.ts'

export function feeSettingsQuery(account: string) {
  return queryOptions({
    queryKey: ['fee-settings', account],
    queryFn: ({ signal }) => call(getFeeSettings, { signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}
