import { listingBounds, numberBounds } from '@vendaclara/contract/pricing'
import { shopBounds } from '@vendaclara/contract/shop'
import { readTypedMoney, readTypedNumber } from '@vendaclara/core/money'
import { memo } from 'react'
import { NumberField } from '../../../../forms/number-field.tsx'
import { formatNumber } from '../../../../ui/number-formats.ts'
import { texts } from '../../pricing-texts.ts'

const reais = 'R$'

interface AmountFieldProps<Name extends string> {
  kind: keyof typeof amountKinds
  name: Name
  label: string
  description?: string | undefined
  /** undefined only for a field that may be without one. */
  value: number | undefined
  /** What the field says without a value. With it, an empty field has none; otherwise it counts as 0. */
  unset?: string | undefined
  onEdit: (part: { [Key in Name]: number }) => void
  'data-autofocus'?: boolean | undefined
}

/** A field for an amount of one kind: reais, a percentage, a margin that may be negative, or kilograms. */
function PlainAmountField<Name extends string>(props: AmountFieldProps<Name>) {
  const { kind, onEdit, value = Number.NaN, unset, ...field } = props
  const { read, show, refusal, unit, asks, placeholder = '' }: AmountKind = amountKinds[kind]
  return (
    <NumberField
      {...field}
      value={value}
      read={read}
      show={(shown) => (Number.isNaN(shown) ? '' : show(shown))}
      refusal={refusal}
      {...(unset === undefined ? { asks } : { empty: Number.NaN })}
      onChange={(typed) =>
        onEdit({ [field.name]: Number.isNaN(typed) ? undefined : typed } as { [Key in Name]: number })
      }
      placeholder={unset ?? placeholder}
      size="md"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...(unit === reais
        ? { leftSection: unit, leftSectionPointerEvents: 'none' }
        : { rightSection: unit, rightSectionPointerEvents: 'none' })}
    />
  )
}

/** Rendered again only if its own amount changes, not at every keystroke in another field. */
export const AmountField = memo(PlainAmountField) as typeof PlainAmountField

interface AmountKind {
  readonly read: (text: string) => number | null
  readonly show: (value: number) => string
  readonly refusal: string
  readonly unit: string
  readonly asks?: string
  readonly placeholder?: string
}

const highestPrice = 1e12

/** How amounts of each kind are read and shown: those of a listing's fields, and those of other inputs. */
const amountKinds = {
  money: money(listingBounds.money),
  price: { ...money(highestPrice), asks: texts.amount.price },
  margin: { ...rate(...numberBounds.margin, '%'), asks: texts.amount.margin },
  /** A rate of 0 means unknown, so the field is empty. */
  rate: {
    ...rate(...numberBounds.rate, '%'),
    show: (value) => (value === 0 ? '' : showRate(value)),
    placeholder: texts.listing.mlTaxExample,
  },
  share: rate(...numberBounds.share, '%'),
  weight: rate(...numberBounds.weight, 'kg'),
  monthly: money(shopBounds.money),
  tax: rate(0, shopBounds.percent, '%'),
  discount: rate(0, 100, '%'),
} satisfies Record<string, AmountKind>

/**
 * How reais up to a limit are read and shown. The limits are those of the contract: what the server would refuse is
 * refused here.
 */
export function money(most: number) {
  return {
    ...between(0, most, readTypedMoney),
    show: (value: number) => formatNumber(value, 2, 6),
    unit: reais,
  }
}

export function rate(least: number, most: number, unit: string) {
  return { ...between(least, most, readTypedNumber), show: showRate, unit }
}

/** Without dots that group digits, because a typed dot in a rate is decimal. */
function showRate(value: number): string {
  return formatNumber(value, 0, 6).replaceAll('.', '')
}

function between(least: number, most: number, readTyped: (text: string) => number | null) {
  return {
    read: (text: string) => {
      const value = readTyped(text)
      return value !== null && value >= least && value <= most ? value : null
    },
    refusal: texts.amount.refusal(formatNumber(least, 0, 0), formatNumber(most, 0, 0)),
  }
}
