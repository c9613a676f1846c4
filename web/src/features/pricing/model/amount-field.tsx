import { memo } from 'react'
import { NumberField } from '../../../forms/number-field.tsx'
import { type AmountKind, amountKinds } from './amount-kinds.ts'

interface AmountFieldProps<Name extends string> {
  kind: keyof typeof amountKinds
  name: Name
  label: string
  description?: string
  value: number
  onEdit: (part: { [Key in Name]: number }) => void
}

/** A field for an amount of one kind: reais, a percentage, a margin that may be negative, or kilograms. */
function PlainAmountField<Name extends string>({ kind, onEdit, ...field }: AmountFieldProps<Name>) {
  const { read, show, refusal, prefix, suffix, placeholder = '' }: AmountKind = amountKinds[kind]
  return (
    <NumberField
      {...field}
      read={read}
      show={show}
      refusal={refusal}
      onChange={(value) => onEdit({ [field.name]: value } as { [Key in Name]: number })}
      placeholder={placeholder}
      size="md"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...(prefix ? { leftSection: prefix, leftSectionPointerEvents: 'none' } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionPointerEvents: 'none' } : {})}
    />
  )
}

/** Drawn again only when its own amount changes, not at every keystroke in another field. */
export const AmountField = memo(PlainAmountField) as typeof PlainAmountField
