import { Text } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { cardBrand } from '@vendaclara/core/subscription'
import { brandNames } from '../brand-names.ts'
import classes from './fields.module.css'
import { FormInput } from './form-input.tsx'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** The card as it is printed. */
export function CardFields({ state }: { state: PurchaseFormState }) {
  const brand = cardBrand(state.form.number)
  return (
    <div className={classes.grid}>
      <FormInput
        field="number"
        state={state}
        className={classes.whole ?? ''}
        leftSection={<IconCreditCard size={20} stroke={1.6} aria-hidden />}
        rightSection={
          brand && (
            <Text size="xs" fw={600} c="dimmed" aria-hidden>
              {brandNames[brand]}
            </Text>
          )
        }
        rightSectionWidth={state.isRight('number') ? 40 : 92}
      />
      <FormInput
        field="expiry"
        state={state}
        className={`${classes.half} ${classes.pair}`}
        errorProps={{ role: 'alert' }}
      />
      <FormInput field="ccv" state={state} className={`${classes.half} ${classes.pair}`} />
      <FormInput field="holderName" state={state} className={classes.whole ?? ''} />
    </div>
  )
}
