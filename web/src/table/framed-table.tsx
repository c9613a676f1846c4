import { Box, type BoxProps } from '@mantine/core'
import { type CSSProperties, Fragment, type MouseEvent } from 'react'
import classes from './data-table.module.css'
import { DataRow, DataTable, type TableColumn } from './data-table.tsx'
import type { TableSort } from './sort.ts'

export interface FramedTableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string | number
  /** The number of all rows, if not all are in the table. */
  rowCount?: number | undefined
  sort?: TableSort | undefined
  /** Absent where columns do not sort. */
  onSort?: ((column: string) => void) | undefined
  /** Sets `data-state` for styles. */
  stateOf?: ((row: Row) => string | undefined) | undefined
  /** A click on a row, but not on a control in it. */
  onRow?: ((row: Row) => void) | undefined
  /** A line above the first of the rows that are apart. */
  apart?: { readonly from: number; readonly label: string } | undefined
  /** Below the rows: what the last column comes to. */
  sum?: { readonly label: string; readonly value: string } | undefined
  /** The width of the names, as a CSS length; by default what the other columns leave. */
  nameShare?: string | undefined
  /** The least width of a figure in a card, as a CSS length. */
  cardColumn?: string | undefined
  /** Whether the last column takes a whole line of a card. */
  isLastWide?: boolean
  /** Whether cards take few lines, without the labels of their cells. */
  isCompact?: boolean
  className?: string | undefined
  /** Its greatest height. Longer ones scroll in their frame, below their heads. */
  mah?: BoxProps['mah']
}

/** A table in a frame. Without enough width for columns, its rows become cards. */
export function FramedTable<Row>(props: FramedTableProps<Row>) {
  const { columns, rows, keyOf, stateOf, onRow, apart, sum, nameShare, cardColumn, isLastWide, ...others } =
    props
  const { isCompact, className, mah, ...table } = others
  const byClick = (row: Row) => (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button, input, label, a')
    if (!isControl && !window.getSelection()?.toString()) onRow?.(row)
  }
  return (
    <Box
      className={classes.frame}
      mah={mah}
      style={{ '--name-share': nameShare, '--card-column': cardColumn } as CSSProperties}
      {...(mah !== undefined && { component: 'section', tabIndex: 0, 'aria-label': table.label })}
    >
      <DataTable
        {...table}
        columns={columns}
        className={[classes.list, isCompact && classes.compact, isLastWide && classes.lastWide, className]
          .filter(Boolean)
          .join(' ')}
      >
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={keyOf(row, index)}>
              {apart?.from === index && (
                <tr className={classes.apart}>
                  <td colSpan={columns.length}>{apart.label}</td>
                </tr>
              )}
              <DataRow
                columns={columns}
                row={row}
                data-state={stateOf?.(row)}
                {...(onRow && { onClick: byClick(row), 'data-opens': true })}
              />
            </Fragment>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={columns.length - 1} className={classes.cell}>
                {sum.label}
              </th>
              <td data-kind="figure" className={classes.cell}>
                {sum.value}
              </td>
            </tr>
          </tfoot>
        )}
      </DataTable>
    </Box>
  )
}
