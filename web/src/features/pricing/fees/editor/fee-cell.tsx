import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { NumberField } from '../../../../ui/number-field.tsx'
import { texts } from '../texts.ts'
import { feeAmounts } from './fee-amounts.ts'

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
