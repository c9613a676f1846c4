import { Anchor, Text } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { cardBrand } from '@vendaclara/core/subscription'
import { brandNames } from '../texts.ts'
import classes from './fields.module.css'
import { FormInput } from './form-input.tsx'
import type { PostalCodeState } from './postal-code.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

interface BuyerFieldsProps {
  state: PurchaseFormState
  lookUp: PostalCodeState
  /** A card asks for its owner's telephone and postal code, too. */
  byCard: boolean
}

export function BuyerFields({ state, lookUp, byCard }: BuyerFieldsProps) {
  return (
    <div className={classes.grid}>
      <FormInput field="name" state={state} className={classes.whole ?? ''} />
      <FormInput field="cpfCnpj" state={state} className={classes.half ?? ''} />
      <FormInput field="email" state={state} className={classes.half ?? ''} />
      {byCard && <FormInput field="phone" state={state} className={classes.half ?? ''} />}
      {byCard && <PostalCodeInput state={state} lookUp={lookUp} />}
      <FormInput field="address" state={state} className={(byCard ? classes.rest : classes.whole) ?? ''} />
      {byCard && <FormInput field="addressNumber" state={state} className={classes.third ?? ''} />}
    </div>
  )
}

/** The card as it is printed. */
export function CardFields({ state }: { state: PurchaseFormState }) {
  const brand = cardBrand(state.values.number)
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

/** Whose card it is, where it is not the buyer's. */
export function HolderFields({ state }: { state: PurchaseFormState }) {
  return (
    <div className={`${classes.grid} ${classes.more}`}>
      <FormInput field="holderCpfCnpj" state={state} className={classes.half ?? ''} />
      <FormInput field="holderEmail" state={state} className={classes.half ?? ''} />
    </div>
  )
}

/** Whose card it is, where nothing is bought with it now. */
export function OwnerFields({ state, lookUp }: Omit<BuyerFieldsProps, 'byCard'>) {
  return (
    <div className={classes.grid}>
      <FormInput field="cpfCnpj" state={state} className={classes.half ?? ''} />
      <FormInput field="email" state={state} className={classes.half ?? ''} />
      <FormInput field="phone" state={state} className={classes.half ?? ''} />
      <PostalCodeInput state={state} lookUp={lookUp} />
      <FormInput field="addressNumber" state={state} className={classes.half ?? ''} />
    </div>
  )
}

/** The postal code, with what the look-up says of it. */
function PostalCodeInput({ state, lookUp }: { state: PurchaseFormState; lookUp: PostalCodeState }) {
  return (
    <>
      <FormInput
        field="postalCode"
        state={state}
        className={classes.half ?? ''}
        isBusy={lookUp.isChecking}
        errorProps={{ role: 'alert' }}
      />
      {lookUp.isUnchecked && (
        <div role="alert" className={classes.note}>
          <Text size="sm" c="var(--mantine-color-error)">
            {texts.postalCodeUnchecked}
          </Text>
          <Text size="sm" c="dimmed">
            <Anchor
              component="button"
              type="button"
              inherit
              fw={600}
              c="var(--accent-text)"
              onClick={lookUp.retry}
            >
              {texts.postalCodeRetry}
            </Anchor>
            {'. '}
            {texts.postalCodeByHand}
          </Text>
        </div>
      )}
    </>
  )
}
