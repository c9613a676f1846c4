import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import { useRowWindow } from '../../../../table/wide/use-row-window.ts'
import { texts } from '../fee-texts.ts'
import { type BandColumn, bandColumns } from './band-columns.ts'
import { BandRow } from './band-row.tsx'
import classes from './editor.module.css'
import type { RuleDraft, TableDraft } from './table-draft.ts'
import type { CellProblem } from './table-problems.ts'

const usualHeight = 41
const headHeight = 44

export interface BandTableHandle {
  /**
   * Brings a band into view and focuses a cell of it: the given one, otherwise one with a problem, otherwise the first.
   */
  show: (position: number, cell?: string) => void
}

interface BandTableProps {
  draft: TableDraft
  hasCategories: boolean
  hasOfficial: boolean
  problems: ReadonlyMap<number, readonly CellProblem[]>
  handle: Ref<BandTableHandle>
  onEdit: (key: number, part: Partial<RuleDraft>) => void
  onRemove: (key: number, position: number) => void
}

const none: readonly CellProblem[] = []

/** The number of columns in words: few fit on a phone, many on a tablet, most on neither. */
function columnsInWords(count: number): 'few' | 'many' | 'most' {
  return count <= 4 ? 'few' : count <= 7 ? 'many' : 'most'
}

/** The bands of a table, one per row. Only the rows in view are rendered, because a freight table has many more. */
export function BandTable(props: BandTableProps) {
  const { draft, hasCategories, hasOfficial, problems, handle, onEdit, onRemove } = props
  const { rules, dependsOn } = draft
  const frame = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => bandColumns(dependsOn), [dependsOn])
  const list = useRowWindow({
    count: rules.length,
    keyOf: (index) => rules[index]?.key ?? index,
    rowHeight: usualHeight,
    headerHeight: headHeight,
    frame,
  })
  const show: BandTableHandle['show'] = (position, cell) => {
    const find = () => {
      const band = frame.current?.querySelector(`[data-index="${position}"]`)
      const wanted = cell === undefined ? '[aria-invalid="true"]' : `[data-cell="${cell}"]`
      return band?.querySelector<HTMLElement>(wanted) ?? band?.querySelector<HTMLElement>('[data-cell]')
    }
    const drawn = find()
    if (drawn && cell !== undefined) return drawn.focus()
    list.scrollTo(position)
    requestAnimationFrame(() => find()?.focus())
  }
  useImperativeHandle(handle, () => ({ show }))
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event)
    const at = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')
    const position = Number(at?.dataset.index) + (step?.rows ?? 0)
    const cell = columns.findIndex(({ field }) => field === (event.target as HTMLElement).dataset.cell)
    const field = columns[cell + (step?.cells ?? 0)]?.field
    if (!step || cell < 0) return
    event.preventDefault()
    if (field && position >= 0 && position < rules.length) show(position, field)
  }
  return (
    <div className={classes.place}>
      <div ref={frame} className={classes.frame}>
        <table
          className={classes.table}
          data-columns={columnsInWords(columns.length)}
          aria-rowcount={rules.length + 1}
          onKeyDown={move}
        >
          <VisuallyHidden component="caption">{texts.editor.bands}</VisuallyHidden>
          <BandHead columns={columns} />
          <Room height={list.before} />
          {list.items.map(({ index, key }) => {
            const rule = rules[index]
            return (
              rule && (
                <BandRow
                  key={key}
                  ref={list.measure}
                  rule={rule}
                  index={index}
                  columns={columns}
                  hasCategories={hasCategories}
                  hasOfficial={hasOfficial}
                  problems={problems.get(index) ?? none}
                  onEdit={onEdit}
                  onRemove={onRemove}
                />
              )
            )
          })}
          <Room height={list.after} />
        </table>
      </div>
    </div>
  )
}

function BandHead({ columns }: { columns: readonly BandColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{texts.editor.band}</VisuallyHidden>
        </th>
        {columns.map(({ field, head, kind }) => (
          <th key={field} scope="col" data-kind={kind}>
            {head}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{texts.editor.remove}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

/** The height of the bands that are not rendered. */
function Room({ height }: { height: number }) {
  return height > 0 ? (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  ) : null
}

const steps: Record<string, { rows: number; cells: number }> = {
  ArrowUp: { rows: -1, cells: 0 },
  ArrowDown: { rows: 1, cells: 0 },
  ArrowLeft: { rows: 0, cells: -1 },
  ArrowRight: { rows: 0, cells: 1 },
}

/**
 * Where a key leads from a cell. Enter goes down, and up with Shift. Left and right only move on from the end of the
 * typed text, or if all of it is selected. In a choice, the arrows change the value.
 */
function stepOf({ key, target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey) return undefined
  const isField = target instanceof HTMLInputElement
  if (key === 'Enter' && (isField || target instanceof HTMLSelectElement)) {
    return { rows: shiftKey ? -1 : 1, cells: 0 }
  }
  const step = steps[key]
  if (!step || !isField || shiftKey) return undefined
  const { selectionStart, selectionEnd, value, readOnly } = target
  const isWhole = readOnly || (selectionStart === 0 && selectionEnd === value.length)
  const end = step.cells < 0 ? 0 : value.length
  const isAtEnd = selectionStart === end && selectionEnd === end
  return step.cells === 0 || isWhole || isAtEnd ? step : undefined
}
