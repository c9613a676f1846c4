import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putShopConfig, type ShopConfig } from '@vendaclara/contract/shop'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { tablesInUse } from '../model/tables-in-use.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { feeSettingsQuery, shopConfigQuery, showSaved } from '../saving/queries.ts'

/** Saves the shop's configuration, tells the other tabs, reprices every listing, and offers to undo it. */
export function useSaveConfig(onSaved: () => void) {
  const { basis, actions } = useCalculator()
  const account = useSession().user
  const queryClient = useQueryClient()
  const save = async (body: ShopConfig): Promise<number> => {
    const { config } = await call(putShopConfig, { body })
    const change = { kind: 'config', config } as const
    await showSaved(queryClient, account, change)
    openTabChannel(account).post(change)
    const fees = queryClient.getQueryData(feeSettingsQuery(account).queryKey)
    return actions.reprice({ config, tables: fees ? tablesInUse(fees) : basis.tables })
  }
  const undo = async (edits: Partial<ShopConfig>, before: ShopConfig) => {
    const now = queryClient.getQueryData(shopConfigQuery(account).queryKey) ?? before
    const former = Object.keys(edits).map((name) => [name, before[name as keyof ShopConfig]])
    await save({ ...now, ...Object.fromEntries(former) })
  }
  return useMutation({
    mutationFn: async (edits: Partial<ShopConfig>) => {
      const before = basis.config
      const changed = await save({ ...before, ...edits })
      offerUndo(
        texts.config.savedTitle,
        () => undo(edits, before),
        changed > 0 ? texts.config.repriced(changed) : undefined,
      )
    },
    onSuccess: onSaved,
  })
}
