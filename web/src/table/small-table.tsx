import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import pieces from '../theme/pieces.module.css'
import classes from './data-table.module.css'
import { DataRow, DataTable, type TableColumn } from './data-table.tsx'

interface SmallTableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string | number
  /** Marks a row. */
  isMarked?: (row: Row) => boolean
  /** Whether figures go below the name of their row on a phone, three beside each other. */
  isStacked?: boolean
}

/** A table of a few rows, which scrolls in its frame where it has no room. */
export function SmallTable<Row>(props: SmallTableProps<Row>) {
  const { label, columns, rows, keyOf, isMarked, isStacked } = props
  return (
    <section
      className={classes.smallFrame}
      data-stacked={isStacked || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
    >
      <DataTable label={label} columns={columns} className={classes.smallTable}>
        <tbody>
          {rows.map((row, index) => (
            <DataRow
              key={keyOf(row, index)}
              columns={columns}
              row={row}
              data-marked={isMarked?.(row) || undefined}
            />
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}

/** A second, smaller line of a cell. */
export function Second({ children }: { children: ReactNode }) {
  return <span className={classes.second}>{children}</span>
}

/** An amount, red if it is lost. */
export function Loss({ isLoss, children }: { isLoss: boolean; children: ReactNode }) {
  return <span style={isLoss ? { color: 'var(--loss)' } : undefined}>{children}</span>
}

interface ToneProps {
  tone: 'gain' | 'loss' | 'care' | 'quiet' | undefined
  /** Says the tone without its colour. */
  icon?: TablerIcon | undefined
  isBold?: boolean
  children: ReactNode
}

/** Words in a colour, on one line with their icon. Plain elements, because a table may have one in every row. */
export function Tone({ tone, icon: Icon, isBold, children }: ToneProps) {
  return (
    <span
      className={`${pieces.tone} ${Icon ? pieces.marked : ''}`}
      data-tone={tone}
      style={{ whiteSpace: Icon && 'nowrap', fontWeight: isBold ? 600 : undefined }}
    >
      {Icon && <Icon size={15} aria-hidden />}
      {children}
    </span>
  )
}
