import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTypedNumber } from '../../../../forms/number-field.tsx'
import table from '../../../../table/data-table.module.css'
import { texts } from '../fee-texts.ts'
import { type BandColumn, bandAmounts } from './band-columns.ts'
import type { RuleDraft } from './table-draft.ts'

export interface BandCellProps {
  column: BandColumn
  rule: RuleDraft
  label: string
  describedBy: string | undefined
  hasCategories: boolean
  onEdit: (part: Partial<RuleDraft>) => void
  /** Reports the problem of the typed text; an empty string if there is none. */
  onFault: (column: BandColumn, words: string) => void
}

export function BandCell(props: BandCellProps) {
  const { column, rule, onEdit } = props
  const { field, none, options, mayBeAsked } = column
  if (options) return <ChoiceCell {...props} options={options} />
  if (mayBeAsked) return <FeeCell {...props} />
  return (
    <NumberCell
      {...props}
      value={Number(rule[field])}
      onChange={(typed) => onEdit({ [field]: none !== undefined && typed === 0 ? null : typed })}
    />
  )
}

function inputOf({ column, label, describedBy }: BandCellProps, isWrong = describedBy !== undefined) {
  return {
    className: table.input,
    'data-cell': column.field,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
  }
}

interface ChoiceCellProps extends BandCellProps {
  options: NonNullable<BandColumn['options']>
}

function ChoiceCell({ options, ...props }: ChoiceCellProps) {
  const { column, rule, onEdit } = props
  const { field } = column
  return (
    <select
      {...inputOf(props)}
      value={String(rule[field])}
      onChange={({ currentTarget: { value } }) =>
        onEdit({ [field]: value === 'null' ? null : value === 'true' })
      }
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

function FeeCell(props: BandCellProps) {
  const { column, rule, label, hasCategories, onEdit } = props
  const { field } = column
  const value = rule[field]
  const isCategory = field === 'commission' && (hasCategories || value === 'category')
  const asked = isCategory ? 'category' : 'typed'
  const hint = texts.editor.askedHint[asked](label)
  const isAsked = typeof value === 'string'
  return (
    <Group component="span" gap={2} wrap="nowrap">
      {isAsked ? (
        <input {...inputOf(props)} value={texts.editor.asked[value]} readOnly />
      ) : (
        <NumberCell {...props} value={Number(value)} onChange={(typed) => onEdit({ [field]: typed })} />
      )}
      <Tooltip label={hint}>
        <ActionIcon
          size={22}
          variant={isAsked ? 'light' : 'subtle'}
          color={isAsked ? 'brand' : 'gray'}
          aria-label={hint}
          aria-pressed={isAsked}
          onClick={() => onEdit({ [field]: isAsked ? 0 : asked })}
        >
          <IconForms size={15} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}

interface NumberCellProps extends BandCellProps {
  value: number
  onChange: (value: number) => void
}

function NumberCell(props: NumberCellProps) {
  const { column, describedBy, value, onChange, onFault } = props
  const { amount = 'money', none } = column
  const { read, show, refusal } = bandAmounts[amount]
  const { error, ...typed } = useTypedNumber({
    value,
    read,
    show: (shown) => (none !== undefined && shown === 0 ? '' : show(shown)),
    refusal,
    onChange,
  })
  const words = error || ''
  useEffect(() => {
    onFault(column, words)
    return () => onFault(column, '')
  }, [column, words, onFault])
  return (
    <input
      {...typed}
      {...inputOf(props, words !== '' || describedBy !== undefined)}
      data-refused={words !== '' || undefined}
      placeholder={none}
    />
  )
}
