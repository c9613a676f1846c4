import { CloseButton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { memo, type Ref, useCallback, useId, useState } from 'react'
import { texts } from '../texts.ts'
import { BandCell } from './band-cells.tsx'
import { type BandColumn, type BandField, shownIn } from './band-columns.ts'
import classes from './editor.module.css'
import { isAsOfficial, type RuleDraft } from './table-draft.ts'
import type { CellProblem } from './table-problems.ts'

interface BandRowProps {
  rule: RuleDraft
  index: number
  columns: readonly BandColumn[]
  /** Whether the commission may be that of the listing's category. */
  hasCategories: boolean
  /** Whether the table it was copied from is known, so that a band can be one of the seller's own. */
  hasOfficial: boolean
  problems: readonly CellProblem[]
  onEdit: (key: number, part: Partial<RuleDraft>) => void
  onRemove: (key: number, index: number) => void
  ref: Ref<HTMLTableSectionElement>
}

/** One band of the table, with what is wrong under it; drawn again only when it changes itself. */
export const BandRow = memo(function BandRow(props: BandRowProps) {
  const { rule, index, columns, hasCategories, hasOfficial, problems, onEdit, onRemove, ref } = props
  const position = index + 1
  const { key } = rule
  const edit = useCallback((part: Partial<RuleDraft>) => onEdit(key, part), [key, onEdit])
  const [faults, onFault] = useFaults()
  const said = [...faults, ...problems].map((problem) => ({ ...problem, cell: cellOf(problem, columns) }))
  const id = useId()
  return (
    <tbody ref={ref} data-index={index} className={classes.band}>
      <tr aria-rowindex={position + 1}>
        <th scope="row">
          <VisuallyHidden>{texts.editor.band} </VisuallyHidden>
          {position}
          {hasOfficial && !rule.official && <span className={classes.own}>{texts.editor.ownBand}</span>}
        </th>
        {columns.map((column) => {
          const { field, head } = column
          const wrong = said.findIndex(({ cell }) => cell === field)
          const label = texts.editor.cell(head, position)
          return (
            <td key={field} data-label={head} data-wrong={wrong >= 0 || undefined} data-kind={column.kind}>
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
        <td className={classes.remove}>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells name them by their place
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

/** The cell that a problem is marked at: the first where its own is not shown. */
function cellOf({ cell }: CellProblem, columns: readonly BandColumn[]): BandField | undefined {
  return columns.some(({ field }) => field === cell) ? cell : columns[0]?.field
}

/** What is typed in the cells of a band and cannot be taken, in words. */
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

/** What the table it was copied from has in a cell that was changed, and the way back to it. */
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
