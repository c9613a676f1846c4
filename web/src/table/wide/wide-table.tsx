import { type MouseEvent, memo, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router'
import { DataTable, type TableColumn } from '../data-table.tsx'
import { RowCheckbox } from '../row-checkbox.tsx'
import { nextSort, type TableSort } from '../sort.ts'
import { PageOrFrame, usePageOrFrame } from './page-or-frame.tsx'
import { texts } from './texts.ts'
import classes from './wide-table.module.css'

interface WideTableProps<Row, Column extends string> extends RowsProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort: TableSort<Column>
  onSort: (sort: TableSort<Column>) => void
  /** Whether each row is a card, as on a phone. */
  isCards: boolean
  /** In pixels. */
  height: { readonly row: number; readonly card: number }
  chosen: ReadonlySet<string>
  /** Sets `--least-name-width` and `--name-width`; for cards, how their cells are placed. */
  className: string | undefined
}

interface RowsProps<Row> {
  /** The one with the names comes first; its `width` is `nameWidth`. They stay the same from one rendering to the next. */
  columns: readonly TableColumn<Row>[]
  /** What a row is called. */
  nameOf: (row: Row) => string
  onChoose: (key: string, isShift: boolean) => void
}

export const nameWidth = 'var(--name-column)'

const headerHeight = 44

/**
 * Rows that can be chosen. Only the visible ones are rendered. The page scrolls if all columns have room;
 * otherwise the table scrolls in its frame, with fixed names. On a phone each row is a card.
 */
export function WideTable<Row, Column extends string>(props: WideTableProps<Row, Column>) {
  const { label, columns, rows, keyOf, sort, onSort, isCards, height, chosen, className } = props
  const list = usePageOrFrame({
    count: rows.length,
    keyOf: (index) => keyAt(rows, index, keyOf),
    rowHeight: isCards ? height.card : height.row,
    headerHeight,
    columns: isCards ? [] : columns,
  })
  return (
    <PageOrFrame list={list} className={`${isCards ? classes.cards : classes.measured} ${className}`}>
      <DataTable
        label={label}
        columns={columns}
        rowCount={rows.length}
        before={list.before}
        after={list.after}
        sort={sort}
        onSort={(column) => onSort(nextSort(sort, column as Column))}
        className={classes.table}
        headClassName={classes.head}
      >
        <tbody>
          {list.items.map(({ index, key }) => {
            const row = rows[index]
            return (
              row !== undefined && (
                <WideRow
                  key={key}
                  ref={list.measure}
                  row={row}
                  rowKey={String(key)}
                  index={index}
                  columns={columns as readonly TableColumn<unknown>[]}
                  nameOf={props.nameOf as (row: unknown) => string}
                  isChosen={chosen.has(String(key))}
                  onChoose={props.onChoose}
                />
              )
            )
          })}
        </tbody>
      </DataTable>
    </PageOrFrame>
  )
}

function keyAt<Row>(rows: readonly Row[], index: number, keyOf: (row: Row) => string): string | number {
  const row = rows[index]
  return row === undefined ? index : keyOf(row)
}

interface WideRowProps extends RowsProps<unknown> {
  row: unknown
  rowKey: string
  index: number
  isChosen: boolean
  ref: Ref<HTMLTableRowElement>
}

const WideRow = memo(function WideRow(props: WideRowProps) {
  const { row, rowKey, index, columns, nameOf, isChosen, onChoose, ref } = props
  return (
    <tr
      ref={ref}
      className={classes.row}
      data-index={index}
      data-chosen={isChosen || undefined}
      aria-rowindex={index + 2}
    >
      {columns.map(({ id, kind, label, shortLabel = label, cell }) =>
        kind === 'name' ? (
          <th key={id} scope="row" data-kind="name">
            <span className={classes.name}>
              <RowCheckbox
                label={texts.choose(nameOf(row))}
                isChecked={isChosen}
                onChange={(isShift) => onChoose(rowKey, isShift)}
              />
              {cell(row)}
            </span>
          </th>
        ) : (
          <td key={id} data-kind={kind} data-column={id} data-label={shortLabel}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
})

interface RowLinkProps {
  to: string
  /** Opens it over the table. */
  onOpen: () => void
  children: ReactNode
}

/** The name of a row, which opens it over the table, or elsewhere as links do. */
export function RowLink({ to, onOpen, children }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link to={to} className={classes.title} onClick={open}>
      {children}
    </Link>
  )
}
