import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import table from '../../../../table/data-table.module.css'
import { DataTable, type TableHead } from '../../../../table/data-table.tsx'
import { useRowWindow } from '../../../../table/wide/use-row-window.ts'
import { texts } from '../fee-texts.ts'
import { bandColumns } from './band-columns.ts'
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
  const heads: TableHead[] = [
    { id: 'band', label: texts.editor.band, kind: 'name' },
    ...columns.map(({ field, head, options }): TableHead => {
      return { id: field, label: head, kind: options ? 'text' : 'figure' }
    }),
    { id: 'remove', label: texts.editor.remove, kind: 'text' },
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from cell to cell
    <div ref={frame} className={`${table.frame} ${classes.frame}`} onKeyDown={move}>
      <DataTable
        label={texts.editor.bands}
        columns={heads}
        rowCount={rules.length}
        before={list.before}
        after={list.after}
        className={`${table.list} ${classes.table}`}
      >
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
      </DataTable>
    </div>
  )
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
