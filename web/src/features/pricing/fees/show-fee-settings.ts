import type { QueryClient } from '@tanstack/react-query'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { feeSettingsQuery } from './fee-settings-query.ts'

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
