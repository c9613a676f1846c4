import { Button, Group, Stack, Text } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { operatingShare } from '@vendaclara/core/pricing'
import type { FormEvent } from 'react'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatPercent } from '../../../ui/number-formats.ts'
import { AmountField } from '../model/fields/amount-field.tsx'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { useSaveConfig } from './use-save-config.ts'

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
