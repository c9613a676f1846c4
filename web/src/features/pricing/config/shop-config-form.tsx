import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putShopConfig, type ShopConfig } from '@vendaclara/contract/shop'
import { operatingShare } from '@vendaclara/core/pricing'
import type { FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatPercent } from '../../../ui/number-formats.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { AmountField } from '../model/fields/amount-field.tsx'
import { tablesInUse } from '../model/tables-in-use.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { feeSettingsQuery, shopConfigQuery, showSaved } from '../saving/queries.ts'

export interface ShopConfigFormProps {
  /** What is typed but not saved yet. The dialog stores it, so that it survives a look at the other tab. */
  edits: Partial<ShopConfig>
  onEdit: (part: Partial<ShopConfig>) => void
  onDone: () => void
}

export function ShopConfigForm({ edits, onEdit, onDone }: ShopConfigFormProps) {
  const draft = { ...useCalculator().basis.config, ...edits }
  const { mutate, isPending, error } = useSaveConfig(onDone)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (invalid) invalid.focus()
    else if (!isPending) mutate(edits)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.config.intro}
        </Text>
        {(['monthlyBilling', 'fixCost', 'charges'] as const).map((name) => (
          <AmountField
            key={name}
            kind={name === 'charges' ? 'tax' : 'monthly'}
            name={name}
            label={texts.config[name]}
            description={name === 'fixCost' ? shareInWords(draft) : undefined}
            value={draft[name]}
            onEdit={onEdit}
          />
        ))}
        {error && <FailureAlert title={texts.config.failed} message={error.message} />}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onDone}>
            {texts.config.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {texts.config.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function shareInWords({ fixCost, monthlyBilling }: ShopConfig): string {
  return monthlyBilling === 0
    ? texts.config.noBilling
    : texts.config.operating(formatPercent(operatingShare(fixCost, monthlyBilling)))
}

/** Saves the shop's configuration, tells the other tabs, reprices every listing, and offers to undo it. */
function useSaveConfig(onSaved: () => void) {
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
