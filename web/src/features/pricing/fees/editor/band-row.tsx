import { CloseButton, Text, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { memo, type Ref, useCallback, useId, useState } from 'react'
import table from '../../../../table/data-table.module.css'
import { texts } from '../fee-texts.ts'
import { BandCell } from './band-cells.tsx'
import { type BandColumn, type BandField, shownIn } from './band-columns.ts'
import classes from './editor.module.css'
import { isAsOfficial, type RuleDraft } from './table-draft.ts'
import type { CellProblem } from './table-problems.ts'

interface BandRowProps {
  rule: RuleDraft
  index: number
  columns: readonly BandColumn[]
  hasCategories: boolean
  /** Whether the table that was copied is known, so that added bands can be marked as the seller's own. */
  hasOfficial: boolean
  problems: readonly CellProblem[]
  onEdit: (key: number, part: Partial<RuleDraft>) => void
  onRemove: (key: number, index: number) => void
  ref: Ref<HTMLTableSectionElement>
}

/** One band of the table, with its problems below it. Rendered again only when the band changes. */
export const BandRow = memo(function BandRow(props: BandRowProps) {
  const { rule, index, columns, hasCategories, hasOfficial, problems, onEdit, onRemove, ref } = props
  const position = index + 1
  const { key } = rule
  const edit = useCallback((part: Partial<RuleDraft>) => onEdit(key, part), [key, onEdit])
  const [faults, onFault] = useFaults()
  const said = [...faults, ...problems].map((problem) => ({ ...problem, cell: cellOf(problem, columns) }))
  const id = useId()
  return (
    <tbody ref={ref} data-index={index}>
      <tr aria-rowindex={position + 1}>
        <th scope="row" data-kind="name" className={table.cell}>
          {texts.editor.band} {position}
          {hasOfficial && !rule.official && (
            <Text span inherit display="block" c="var(--accent-text)" fz="0.6875rem">
              {texts.editor.ownBand}
            </Text>
          )}
        </th>
        {columns.map((column) => {
          const { field, head } = column
          const wrong = said.findIndex(({ cell }) => cell === field)
          const label = texts.editor.cell(head, position)
          return (
            <td
              key={field}
              data-label={head}
              data-kind={column.options ? 'text' : 'figure'}
              className={table.cell}
            >
              <BandCell
                column={column}
                rule={rule}
                label={label}
                describedBy={wrong < 0 ? undefined : `${id}-${wrong}`}
                hasCategories={hasCategories}
                onEdit={edit}
                onFault={onFault}
              />
              <OfficialValue column={column} rule={rule} label={label} onEdit={edit} />
            </td>
          )
        })}
        <td className={`${table.cell} ${classes.remove}`}>
          <CloseButton
            size="sm"
            aria-label={texts.editor.removeRow(position)}
            onClick={() => onRemove(key, index)}
          />
        </td>
      </tr>
      {said.length > 0 && (
        <tr className={classes.problems}>
          <td colSpan={columns.length + 2}>
            {said.map(({ words }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells refer to them by their index
              <p key={at} id={`${id}-${at}`}>
                {words}
              </p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
})

/** The cell at which a problem is marked: its own or, if that is not shown, the first one. */
function cellOf({ cell }: CellProblem, columns: readonly BandColumn[]): BandField | undefined {
  return columns.some(({ field }) => field === cell) ? cell : columns[0]?.field
}

/** The problems of the texts typed in a band's cells that cannot be used. */
function useFaults() {
  const [faults, setFaults] = useState<readonly CellProblem[]>([])
  const onFault = useCallback(
    ({ field, label }: BandColumn, words: string) =>
      setFaults((known) => {
        const others = known.filter(({ cell }) => cell !== field)
        if (words === '') return others.length === known.length ? known : others
        return [...others, { cell: field, words: `${label}: ${words}` }]
      }),
    [],
  )
  return [faults, onFault] as const
}

interface OfficialValueProps {
  column: BandColumn
  rule: RuleDraft
  label: string
  onEdit: (part: Partial<RuleDraft>) => void
}

function OfficialValue({ column, rule, label, onEdit }: OfficialValueProps) {
  const { official } = rule
  if (!official || isAsOfficial(rule, column.field)) return null
  const value = shownIn(column, official)
  return (
    <UnstyledButton
      className={classes.official}
      aria-label={texts.editor.backToOfficial(label, value)}
      title={texts.editor.backToOfficial(label, value)}
      onClick={() => onEdit({ [column.field]: official[column.field] })}
    >
      <IconArrowBackUp size={13} aria-hidden />
      <span>{value}</span>
    </UnstyledButton>
  )
}
