import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { mostInFeeTable } from '@vendaclara/contract/fee-settings'
import { NumberField } from '../../../../forms/number-field.tsx'
import { money, rate } from '../../model/amount-field.tsx'
import { texts } from '../texts.ts'

interface FeeCellProps<Asked extends keyof typeof texts.editor.asked> {
  kind: 'money' | 'percent'
  label: string
  value: number | Asked
  /** What it is when it is no amount. */
  asked: Asked
  onChange: (value: number | Asked) => void
}

/** A fee of a table: an amount, or one that each listing has: typed there, or by its category. */
export function FeeCell<Asked extends keyof typeof texts.editor.asked>(props: FeeCellProps<Asked>) {
  const { kind, label, value, asked, onChange } = props
  const { read, show, refusal, unit } = feeAmounts[kind]
  const isAsked = typeof value !== 'number'
  const hint = texts.editor.askedHint[asked](label)
  const shared = {
    size: 'sm',
    label: `${label} (${unit})`,
    rightSection: (
      <Tooltip label={hint}>
        <ActionIcon
          variant={isAsked ? 'light' : 'subtle'}
          color={isAsked ? 'brand' : 'gray'}
          aria-label={hint}
          aria-pressed={isAsked}
          onClick={() => onChange(isAsked ? 0 : asked)}
        >
          <IconForms size={16} />
        </ActionIcon>
      </Tooltip>
    ),
  } as const
  return isAsked ? (
    <TextInput {...shared} value={texts.editor.asked[value]} readOnly variant="filled" />
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
