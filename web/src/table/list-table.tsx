import { Box, type BoxProps } from '@mantine/core'
import { useState } from 'react'
import classes from './data-table.module.css'
import { DataRow, DataTable, type TableColumn } from './data-table.tsx'
import { Pager, pageOf } from './pager.tsx'
import type { TableSort } from './sort.ts'

interface ListTableProps<Row> {
  label: string
  /** The accessible name of its pager. */
  pagesLabel: string
  columns: readonly TableColumn<Row>[]
  /** All rows, sorted. */
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowsOnPage: number
  sort?: TableSort | undefined
  onSort?: (column: string) => void
  /** Sets `data-state` for styles. */
  stateOf?: (row: Row) => string | undefined
  className?: string | undefined
  /** Its greatest height. A longer page scrolls in its frame, below its heads. */
  mah?: BoxProps['mah']
}

/** A framed table with pages. Without enough width for columns, its rows become cards. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, pagesLabel, columns, rows, keyOf, rowsOnPage, sort, onSort, stateOf, className, mah } = props
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
      <Box
        className={classes.frame}
        mah={mah}
        {...(mah !== undefined && { component: 'section', tabIndex: 0, 'aria-label': label })}
      >
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
      </Box>
      {page.count > 1 && (
        <Pager label={pagesLabel} number={page.number} count={page.count} onTurn={setAsked} />
      )}
    </div>
  )
}
