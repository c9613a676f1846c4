import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type ComponentProps, memo, type ReactNode } from 'react'
import classes from './data-table.module.css'
import type { TableSort } from './sort.ts'

/** The header of a column. */
export interface TableHead {
  readonly id: string
  readonly label: string
  /** 'name' identifies the row; 'figure' is aligned right. */
  readonly kind: 'name' | 'figure' | 'text'
  readonly isSortable?: boolean
  /** A CSS length. */
  readonly width?: string
}

/** A column that can render its cells. */
export interface TableColumn<Row> extends TableHead {
  /** Shown next to the cell when rows are cards; by default the label. */
  readonly shortLabel?: string
  readonly cell: (row: Row) => ReactNode
  /** Whether its cells are never broken into lines. */
  readonly isWhole?: boolean
}

/**
 * The columns of a table, in the sequence of its labels; one without a label is left out. The first names the row, the
 * others are figures, except for those in `texts`.
 */
export function columnsOf<Row, Id extends string>(
  labels: Readonly<Partial<Record<Id, string>>>,
  cells: Readonly<Record<Id, TableColumn<Row>['cell']>>,
  texts: readonly NoInfer<Id>[] = [],
): TableColumn<Row>[] {
  return (Object.keys(labels) as Id[]).map((id, place) => ({
    id,
    label: labels[id] ?? '',
    kind: place === 0 ? 'name' : texts.includes(id) ? 'text' : 'figure',
    cell: cells[id],
  }))
}

interface DataTableProps {
  label: string
  /** The shown columns, in their order. */
  columns: readonly TableHead[]
  /** The number of all rows, if only the visible ones are rendered. */
  rowCount?: number | undefined
  /** The height of the rows above and below the rendered ones, in pixels. */
  before?: number
  after?: number
  sort?: TableSort | undefined
  onSort?: ((column: string) => void) | undefined
  isBusy?: boolean
  className?: string | undefined
  headClassName?: string | undefined
  /** One or more `tbody`. */
  children?: ReactNode
}

/** A table. Its owner sorts and filters the rows and divides them into pages or windows. */
export function DataTable(props: DataTableProps) {
  const {
    label,
    columns,
    rowCount,
    before = 0,
    after = 0,
    sort,
    onSort,
    isBusy,
    className,
    headClassName,
    children,
  } = props
  return (
    <table
      className={`${classes.base} ${className ?? ''}`}
      aria-rowcount={rowCount && rowCount + 1}
      aria-busy={isBusy}
      data-sortable={onSort !== undefined || undefined}
    >
      <VisuallyHidden component="caption">{label}</VisuallyHidden>
      {columns.some(({ width }) => width) && (
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
      )}
      <thead className={headClassName}>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <Spacer height={before} columns={columns.length} />
      {children}
      <Spacer height={after} columns={columns.length} />
    </table>
  )
}

interface HeadCellProps {
  column: TableHead
  sort: TableSort | undefined
  onSort: ((column: string) => void) | undefined
}

/** Not rendered again while rows scroll. */
const HeadCell = memo(function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { id, label, kind, isSortable } = column
  const direction = sort?.column === id ? sort.direction : 'none'
  if (!isSortable || !onSort) {
    return (
      <th scope="col" data-kind={kind} className={classes.cell}>
        <span className={classes.plain}>{label}</span>
      </th>
    )
  }
  return (
    <th scope="col" data-kind={kind} className={classes.cell} aria-sort={direction}>
      <UnstyledButton
        className={classes.sort}
        data-column={id}
        data-sorted={direction !== 'none' || undefined}
        onClick={() => onSort(id)}
      >
        <span>{label}</span>
        {direction === 'ascending' && <IconArrowUp size={14} stroke={2.5} aria-hidden />}
        {direction === 'descending' && <IconArrowDown size={14} stroke={2.5} aria-hidden />}
        {direction === 'none' && <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />}
      </UnstyledButton>
    </th>
  )
})

interface DataRowProps<Row> extends ComponentProps<'tr'> {
  columns: readonly TableColumn<Row>[]
  row: Row
}

/** A row with the cells of its columns. */
export function DataRow<Row>({ columns, row, ...rest }: DataRowProps<Row>) {
  return (
    <tr {...rest}>
      {columns.map(({ id, kind, label, shortLabel = label, cell, isWhole }) => {
        const ofCell = { 'data-kind': kind, 'data-whole': isWhole || undefined, className: classes.cell }
        return kind === 'name' ? (
          <th key={id} scope="row" {...ofCell}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-label={shortLabel} {...ofCell}>
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

/** The space of rows that are not rendered. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
