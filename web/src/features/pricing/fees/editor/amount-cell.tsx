import { NumberField } from '../../../../ui/number-field.tsx'
import { feeAmounts } from './fee-amounts.ts'

interface AmountCellProps {
  kind: keyof typeof feeAmounts
  label: string
  /** null is shown as the word for it, and an emptied field means it. */
  value: number | null
  none?: string
  onChange: (value: number | null) => void
}

/** An amount of a fee table; with `none` it may be left empty. */
export function AmountCell({ kind, label, value, none, onChange }: AmountCellProps) {
  const { read, show, refusal, unit } = feeAmounts[kind]
  const isOptional = none !== undefined
  return (
    <NumberField
      size="sm"
      label={`${label} (${unit})`}
      placeholder={none ?? ''}
      read={read}
      show={(shown) => (isOptional && shown === 0 ? '' : show(shown))}
      refusal={refusal}
      value={value ?? 0}
      onChange={(typed) => onChange(isOptional && typed === 0 ? null : typed)}
    />
  )
}
