import { useState } from 'react'
import classes from './data-table.module.css'
import { DataRow, DataTable, type TableColumn } from './data-table.tsx'
import { Pager, pageOf } from './pager.tsx'
import type { TableSort } from './sort.ts'

interface ListTableProps<Row> {
  label: string
  /** What its pager is called. */
  pagesLabel: string
  columns: readonly TableColumn<Row>[]
  /** All of them, ordered. */
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowsOnPage: number
  sort?: TableSort | undefined
  onSort?: (column: string) => void
  /** For styles by `data-state`. */
  stateOf?: (row: Row) => string | undefined
  className?: string | undefined
}

/** A framed table, page by page, whose rows become cards where columns have no room. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, pagesLabel, columns, rows, keyOf, rowsOnPage, sort, onSort, stateOf, className } = props
  const [asked, setAsked] = useState(1)
  const page = pageOf(rows, asked, rowsOnPage)
  const sortBy =
    onSort &&
    ((column: string) => {
      setAsked(1)
      onSort(column)
    })
  return (
    <div>
      <div className={classes.frame}>
        <DataTable
          label={label}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          className={[classes.list, className].join(' ')}
        >
          <tbody>
            {page.items.map((row) => (
              <DataRow key={keyOf(row)} columns={columns} row={row} data-state={stateOf?.(row)} />
            ))}
          </tbody>
        </DataTable>
      </div>
      {page.count > 1 && (
        <Pager label={pagesLabel} number={page.number} count={page.count} onTurn={setAsked} />
      )}
    </div>
  )
}
