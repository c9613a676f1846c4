import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { infoSentence } from '@vendaclara/contract/closing'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { DataTable, type TableHead } from '../../../table/data-table.tsx'
import { RowCheckbox } from '../../../table/row-checkbox.tsx'
import type { TableSort } from '../../../table/sort.ts'
import { CopyButton } from '../../../ui/buttons.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import { isDifference, type ResultRow, reasonName } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { isInfoBesideReason } from '../order/reason.ts'
import { texts as orderTexts } from '../order/texts.ts'
import type { Sort } from '../results/sort-rows.ts'
import type { RowList } from '../results/use-list.ts'
import classes from './results.module.css'
import { texts } from './texts.ts'

interface ResultsGridProps {
  label: string
  /** The number of all rows, shown or not. */
  count: number
  withAmount: boolean
  /** Each row is a card, as there is no room for columns. */
  isNarrow?: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  children: ReactNode
}

const { id, date, amount, info } = texts.results
const columns: readonly TableHead[] = [
  { id: 'id', label: id, kind: 'text', isSortable: true },
  { id: 'date', label: date, kind: 'text', isSortable: true },
  { id: 'amount', label: amount, kind: 'figure', isSortable: true },
  { id: 'info', label: info, kind: 'text', isSortable: true },
]
const columnsOfUnmatched = columns
  .filter((column) => column.id !== 'amount')
  .map((column) => ({ ...column, isSortable: column.id !== 'info' }))

/** The sorting of cards is chosen among the filters. */
function withoutSort(column: TableHead): TableHead {
  return { ...column, isSortable: false }
}

/** The sortings that clicks on a column go through. */
const sortsOf: Readonly<Record<string, readonly Sort[]>> = {
  id: ['id', 'id-down'],
  date: ['newest', 'oldest'],
  amount: ['loss', 'gain'],
  info: ['reason', 'reason-down'],
}
const descending: readonly Sort[] = ['id-down', 'newest', 'gain', 'reason-down', 'due-down']

function tableSort(sort: Sort): TableSort | undefined {
  const [column] = Object.entries(sortsOf).find(([, sorts]) => sorts.includes(sort)) ?? []
  return column === undefined
    ? undefined
    : { column, direction: descending.includes(sort) ? 'descending' : 'ascending' }
}

/** The sorting after a click on a column: one direction, then the other, then the sequence of the file. */
function sortAfterClick(sort: Sort, column: string): Sort {
  const sorts = sortsOf[column] ?? []
  return sorts[sorts.indexOf(sort) + 1] ?? 'file'
}

/** The head of the results, and the rows on the page. */
export function ResultsGrid(props: ResultsGridProps) {
  const { withAmount, isNarrow, count, sort, onSort, children, ...table } = props
  const shown = withAmount ? columns : columnsOfUnmatched
  const names = [classes.table, withAmount && classes.withAmount, isNarrow && classes.cards]
  return (
    <DataTable
      {...table}
      columns={isNarrow ? shown.map(withoutSort) : shown}
      rowCount={count}
      sort={tableSort(sort)}
      onSort={(column) => onSort(sortAfterClick(sort, column))}
      className={names.filter(Boolean).join(' ')}
      headClassName={classes.head}
    >
      <tbody>{children}</tbody>
    </DataTable>
  )
}

export interface ResultsTableProps
  extends Pick<ResultsGridProps, 'label' | 'withAmount' | 'sort' | 'onSort'> {
  list: RowList
  /** Shown beside the information of a row. */
  state: (row: ResultRow) => ReactNode
  /** If present, rows can be selected. */
  selection?: RowSelection
}

interface RowSelection {
  readonly selected: { readonly has: (id: string) => boolean }
  readonly onSelect: (row: ResultRow) => void
}

interface ResultsRowProps extends Pick<ResultsTableProps, 'state' | 'selection'> {
  row: ResultRow
  index: number
  /** It is open beside the list. */
  isOpen: boolean
  onOpen: (id: string) => void
}

export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, index, isOpen, onOpen, state, selection } = props
  const id = row.orderId
  const difference = isDifference(row) ? row : undefined
  const sign = difference && (difference.difference < 0 ? 'loss' : 'gain')
  const Icon = sign === 'loss' ? IconArrowDownRight : IconArrowUpRight
  const openByRow = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button, input, label')
    if (!isControl && !window.getSelection()?.toString()) onOpen(id)
  }
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      className={classes.row}
      data-sign={sign}
      data-open={isOpen || undefined}
      onClick={openByRow}
    >
      <td className={classes.id}>
        {selection && (
          <RowCheckbox
            label={texts.select(id)}
            isChecked={selection.selected.has(id)}
            onChange={() => selection.onSelect(row)}
          />
        )}
        <UnstyledButton
          className={classes.open}
          data-order={id}
          aria-haspopup="dialog"
          aria-label={orderTexts.panel.open(id)}
          onClick={() => onOpen(id)}
        >
          {id}
        </UnstyledButton>
        <CopyButton value={id} label={texts.results.copy(id)} copiedLabel={texts.results.copied} />
      </td>
      <td className={classes.date}>{formatOrderDate(row.createdAt)}</td>
      {difference && sign && (
        <td className={classes.amount}>
          <Icon size={16} aria-hidden />
          <VisuallyHidden>{texts.results[sign]} </VisuallyHidden>
          {sign === 'gain' && '+'}
          {formatCents(difference.difference)}
        </td>
      )}
      <td className={classes.info}>
        {difference?.reason && difference.reason !== 'unexplained' && (
          <span className={classes.reason}>{reasonName(difference.reason)}</span>
        )}
        {difference && isInfoBesideReason(difference) ? (
          <span className={classes.note}>{texts.results.inSheet(infoSentence(row.info))}</span>
        ) : (
          infoSentence(row.info)
        )}
        <span className={classes.state}>{state(row)}</span>
      </td>
    </tr>
  )
})
