import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type FeeSettings, getFeeSettings } from '@vendaclara/contract/fee-settings'
import { getShopConfig, type ShopConfig } from '@vendaclara/contract/shop'
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

/** Shows a configuration just saved; an answer still on its way may be older, so it is not waited for. */
export async function showConfig(
  queryClient: QueryClient,
  account: string,
  config: ShopConfig,
): Promise<void> {
  const { queryKey } = shopConfigQuery(account)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, config)
}

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

/** Shows fee settings just saved; an answer still on its way may be older, so it is not waited for. */
export async function showFeeSettings(
  queryClient: QueryClient,
  account: string,
  settings: FeeSettings,
): Promise<void> {
  const { queryKey } = feeSettingsQuery(account)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<FeeSettings>(queryKey, (known) =>
    known && known.version > settings.version ? known : settings,
  )
}
