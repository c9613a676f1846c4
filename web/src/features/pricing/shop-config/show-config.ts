import type { QueryClient } from '@tanstack/react-query'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { shopConfigQuery } from './shop-config-query.ts'

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
