import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putShopConfig, type ShopConfig } from '@vendaclara/contract/shop'
import { operatingShare } from '@vendaclara/core/pricing'
import type { FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatPercent } from '../../../ui/number-formats.ts'
import { AmountField } from '../model/amount-field.tsx'
import type { PricingBasis } from '../model/listing.ts'
import { openTabChannel } from '../saving/other-tabs.ts'
import { showConfig } from '../saving/queries.ts'
import { texts } from '../texts.ts'

interface ShopConfigFormProps {
  basis: PricingBasis
  reprice: (basis: PricingBasis) => number
  /** What is typed and not saved yet; kept by the dialog, so that a look at the other tab does not lose it. */
  edits: Partial<ShopConfig>
  onEdit: (part: Partial<ShopConfig>) => void
  onDone: () => void
}

export function ShopConfigForm({ basis, reprice, edits, onEdit, onDone }: ShopConfigFormProps) {
  const draft = { ...basis.config, ...edits }
  const account = useSession().user
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(putShopConfig, { body: draft }),
    onSuccess: async (answer) => {
      await showConfig(queryClient, account, answer.config)
      openTabChannel(account).post({ kind: 'config', config: answer.config })
      const changed = reprice({ ...basis, config: answer.config })
      notifications.show({
        color: 'green',
        title: texts.config.savedTitle,
        message: changed > 0 ? texts.config.repriced(changed) : texts.config.nothingRepriced,
      })
      onDone()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (invalid) invalid.focus()
    else if (!isPending) mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.config.intro}
        </Text>
        <AmountField
          kind="monthly"
          name="monthlyBilling"
          label={texts.config.monthlyBilling}
          value={draft.monthlyBilling}
          onEdit={onEdit}
        />
        <AmountField
          kind="monthly"
          name="fixCost"
          label={texts.config.fixCost}
          description={
            draft.monthlyBilling === 0
              ? texts.config.noBilling
              : texts.config.operating(formatPercent(operatingShare(draft.fixCost, draft.monthlyBilling)))
          }
          value={draft.fixCost}
          onEdit={onEdit}
        />
        <AmountField
          kind="tax"
          name="charges"
          label={texts.config.charges}
          value={draft.charges}
          onEdit={onEdit}
        />
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
