import { Anchor, Grid, type GridProps, Text } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { cardBrand } from '@vendaclara/core/subscription'
import { brandNames } from '../texts.ts'
import { FormInput } from './form-input.tsx'
import type { PostalCodeState } from './postal-code.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** How many of six columns a field takes; on a phone usually all. */
const spans = {
  whole: 6,
  half: { base: 6, sm: 3 },
  third: { base: 6, sm: 2 },
  rest: { base: 6, sm: 4 },
  pair: 3,
}

function FieldGrid(props: GridProps) {
  return <Grid columns={6} gap={16} align="start" {...props} />
}

interface BuyerFieldsProps {
  state: PurchaseFormState
  lookUp: PostalCodeState
  /** Whether the payment is by card, which also needs the owner's phone number and postal code. */
  byCard: boolean
}

export function BuyerFields({ state, lookUp, byCard }: BuyerFieldsProps) {
  return (
    <FieldGrid>
      <FormInput field="name" state={state} span={spans.whole} />
      <FormInput field="cpfCnpj" state={state} span={spans.half} />
      <FormInput field="email" state={state} span={spans.half} />
      {byCard && <FormInput field="phone" state={state} span={spans.half} />}
      {byCard && <PostalCodeInput state={state} lookUp={lookUp} />}
      <FormInput field="address" state={state} span={byCard ? spans.rest : spans.whole} />
      {byCard && <FormInput field="addressNumber" state={state} span={spans.third} />}
    </FieldGrid>
  )
}

/** The fields of the card, as printed on it. */
export function CardFields({ state }: { state: PurchaseFormState }) {
  const brand = cardBrand(state.values.number)
  return (
    <FieldGrid>
      <FormInput
        field="number"
        state={state}
        span={spans.whole}
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
      <FormInput field="expiry" state={state} span={spans.pair} errorProps={{ role: 'alert' }} />
      <FormInput field="ccv" state={state} span={spans.pair} />
      <FormInput field="holderName" state={state} span={spans.whole} />
    </FieldGrid>
  )
}

/** The card owner's fields, if that is not the buyer. */
export function HolderFields({ state }: { state: PurchaseFormState }) {
  return (
    <FieldGrid mt={16}>
      <FormInput field="holderCpfCnpj" state={state} span={spans.half} />
      <FormInput field="holderEmail" state={state} span={spans.half} />
    </FieldGrid>
  )
}

/** The card owner's fields when the card of a subscription is changed. */
export function OwnerFields({ state, lookUp }: Omit<BuyerFieldsProps, 'byCard'>) {
  return (
    <FieldGrid>
      <FormInput field="cpfCnpj" state={state} span={spans.half} />
      <FormInput field="email" state={state} span={spans.half} />
      <FormInput field="phone" state={state} span={spans.half} />
      <PostalCodeInput state={state} lookUp={lookUp} />
      <FormInput field="addressNumber" state={state} span={spans.half} />
    </FieldGrid>
  )
}

/** The postal code, with the result of its look-up. */
function PostalCodeInput({ state, lookUp }: { state: PurchaseFormState; lookUp: PostalCodeState }) {
  return (
    <>
      <FormInput
        field="postalCode"
        state={state}
        span={spans.half}
        isBusy={lookUp.isChecking}
        errorProps={{ role: 'alert' }}
      />
      {lookUp.isUnchecked && (
        <Grid.Col span={spans.whole} role="alert">
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
        </Grid.Col>
      )}
    </>
  )
}
