import { readTypedMoney, readTypedNumber } from '@vendaclara/core/money'
import { memo } from 'react'
import { formatNumber } from '../../ui/format-number.ts'
import { NumberField } from '../../ui/number-field.tsx'

interface AmountKind {
  read: (text: string) => number | null
  show: (value: number) => string
  prefix?: string
  suffix?: string
}

const between = (least: number, most: number, read: (text: string) => number | null) => (text: string) => {
  const value = read(text)
  return value !== null && value >= least && value <= most ? value : null
}

// The bounds are the contract's: what the server would refuse is not taken.
const kinds = {
  money: {
    read: between(0, 1e12, readTypedMoney),
    show: (value) => formatNumber(value, 2, 6),
    prefix: 'R$',
  },
  percent: {
    read: between(0, 1000, readTypedNumber),
    show: (value) => formatNumber(value, 0, 6),
    suffix: '%',
  },
  margin: {
    read: between(-1000, 1000, readTypedNumber),
    show: (value) => formatNumber(value, 0, 6),
    suffix: '%',
  },
  weight: {
    read: between(0, 1e6, readTypedNumber),
    show: (value) => formatNumber(value, 0, 6),
    suffix: 'kg',
  },
} satisfies Record<string, AmountKind>

interface AmountFieldProps<Name extends string> {
  kind: keyof typeof kinds
  name: Name
  label: string
  description?: string
  value: number
  onEdit: (part: { [Key in Name]: number }) => void
}

/** A field for an amount of one kind: reais, a percentage, a margin that may be negative, or kilograms. */
function PlainAmountField<Name extends string>({ kind, onEdit, ...field }: AmountFieldProps<Name>) {
  const { read, show, prefix, suffix }: AmountKind = kinds[kind]
  return (
    <NumberField
      {...field}
      read={read}
      show={show}
      onChange={(value) => onEdit({ [field.name]: value } as { [Key in Name]: number })}
      size="md"
      inputWrapperOrder={['label', 'input', 'description']}
      {...(prefix ? { leftSection: prefix, leftSectionPointerEvents: 'none' } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionPointerEvents: 'none' } : {})}
    />
  )
}

/** Drawn again only when its own amount changes, not at every keystroke in another field. */
export const AmountField = memo(PlainAmountField) as typeof PlainAmountField
