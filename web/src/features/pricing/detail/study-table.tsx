import type { ReactNode } from 'react'
import { DataRow, DataTable, type TableColumn } from '../../../table/data-table.tsx'
import classes from './study-table.module.css'

interface StudyTableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Marks a row. */
  isMarked?: (row: Row) => boolean
}

/** The few rows of a tab, all in sight. Where they have no room they scroll in their frame. */
export function StudyTable<Row>({ label, columns, rows, keyOf, isMarked }: StudyTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.frame} tabIndex={0} aria-label={label}>
      <DataTable label={label} columns={columns} className={classes.table}>
        <tbody>
          {rows.map((row) => (
            <DataRow
              key={keyOf(row)}
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
export function Small({ children }: { children: ReactNode }) {
  return <span className={classes.small}>{children}</span>
}

/** An amount that a seller would lose. */
export function Loss({ isLoss, children }: { isLoss: boolean; children: ReactNode }) {
  return <span className={isLoss ? classes.loss : undefined}>{children}</span>
}
