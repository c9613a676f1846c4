import { useState } from 'react'
import { FramedTable, type FramedTableProps } from './framed-table.tsx'
import { Pager, pageOf } from './pager.tsx'

interface ListTableProps<Row> extends FramedTableProps<Row> {
  /** The accessible name of its pager. */
  pagesLabel: string
  rowsOnPage: number
}

/** A framed table with pages; `rows` are all of them, sorted. */
export function ListTable<Row>({ pagesLabel, rowsOnPage, ...table }: ListTableProps<Row>) {
  const { rows, onSort } = table
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
      <FramedTable {...table} rows={page.items} onSort={sortBy} />
      {page.count > 1 && (
        <Pager label={pagesLabel} number={page.number} count={page.count} onTurn={setAsked} />
      )}
    </div>
  )
}
