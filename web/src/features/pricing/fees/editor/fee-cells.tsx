import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { mostInFeeTable } from '@vendaclara/contract/fee-settings'
import { NumberField } from '../../../../forms/number-field.tsx'
import { money, rate } from '../../model/amount-field.tsx'
import { texts } from '../texts.ts'

interface FeeCellProps {
  kind: 'money' | 'percent'
  label: string
  value: number | 'typed'
  onChange: (value: number | 'typed') => void
}

/** A fee of a table: an amount, or one that the seller types on each listing. */
export function FeeCell({ kind, label, value, onChange }: FeeCellProps) {
  const { read, show, refusal, unit } = feeAmounts[kind]
  const isTyped = value === 'typed'
  const shared = {
    size: 'sm',
    label: `${label} (${unit})`,
    rightSection: (
      <Tooltip label={texts.editor.typedHint(label)}>
        <ActionIcon
          variant={isTyped ? 'light' : 'subtle'}
          color={isTyped ? 'brand' : 'gray'}
          aria-label={texts.editor.typedHint(label)}
          aria-pressed={isTyped}
          onClick={() => onChange(isTyped ? 0 : 'typed')}
        >
          <IconForms size={16} />
        </ActionIcon>
      </Tooltip>
    ),
  } as const
  return isTyped ? (
    <TextInput {...shared} value={texts.editor.typed} readOnly variant="filled" />
  ) : (
    <NumberField {...shared} read={read} show={show} refusal={refusal} value={value} onChange={onChange} />
  )
}

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

/** How the amounts of a fee table are read and shown. A percentage above 100 is refused later, with the other problems of its line. */
const feeAmounts = {
  money: money(mostInFeeTable),
  percent: rate(0, mostInFeeTable, '%'),
  weight: rate(0, mostInFeeTable, 'kg'),
} as const
