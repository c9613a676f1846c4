import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconChevronRight } from '@tabler/icons-react'
import { noteSentence } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { memo, type ReactNode, type Ref } from 'react'
import { DataTable, type TableHead } from '../../../table/data-table.tsx'
import { CopyButton } from '../../../ui/buttons.tsx'
import { formatBrl } from '../../../ui/number-formats.ts'
import { isDifference, type ResultRow, reasonName } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { OrderParts } from '../order/order-parts.tsx'
import type { RowList } from '../results/use-list.ts'
import classes from './results.module.css'
import { texts } from './texts.ts'

interface ResultsGridProps {
  label: string
  /** Of all rows, shown or not. */
  count: number
  withAmount: boolean
  /** The room of the rows that are out of sight, in pixels. */
  before?: number
  after?: number
  children: ReactNode
}

const { id, date, amount, info } = texts.results
const columns: readonly TableHead[] = [
  { id: 'id', label: id, kind: 'text' },
  { id: 'date', label: date, kind: 'text' },
  { id: 'amount', label: amount, kind: 'figure' },
  { id: 'info', label: info, kind: 'text' },
]
const columnsWithoutAmount = columns.filter((column) => column.id !== 'amount')

/** The head of the results and the rows that are on the page. */
export function ResultsGrid({ withAmount, count, children, ...table }: ResultsGridProps) {
  return (
    <DataTable
      {...table}
      columns={withAmount ? columns : columnsWithoutAmount}
      rowCount={count}
      className={withAmount ? `${classes.table} ${classes.withAmount}` : classes.table}
      headClassName={classes.head}
    >
      <tbody>{children}</tbody>
    </DataTable>
  )
}

export interface ResultsTableProps {
  label: string
  list: RowList
  withAmount: boolean
  /** Beside the information of a row. */
  state: (row: ResultRow) => ReactNode
  /** With it, rows can be selected. */
  selection?: RowSelection
  /** Under the parts of an opened row. */
  editor?: (row: OrderDifference) => ReactNode
}

interface RowSelection {
  readonly selected: { readonly has: (id: string) => boolean }
  readonly onSelect: (row: ResultRow) => void
}

export interface OpenRowsProps {
  /** The IDs of the orders whose parts are shown. */
  opened: ReadonlySet<string>
  onToggle: (id: string) => void
}

interface ResultsRowProps extends Pick<ResultsTableProps, 'state' | 'selection' | 'editor'> {
  row: ResultRow
  index: number
  opened: boolean
  onToggle: (id: string) => void
  ref?: Ref<HTMLTableRowElement>
}

export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, index, opened, onToggle, state, selection, editor, ref } = props
  const id = row.orderId
  const difference = isDifference(row) ? row : undefined
  const sign = difference && (difference.difference < 0 ? 'loss' : 'gain')
  const Icon = sign === 'loss' ? IconArrowDownRight : IconArrowUpRight
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes.row}
      data-sign={sign}
      data-opened={opened}
    >
      <td className={classes.id}>
        {selection && (
          <Checkbox
            size="xs"
            aria-label={texts.select(id)}
            checked={selection.selected.has(id)}
            onChange={() => selection.onSelect(row)}
          />
        )}
        {difference && (
          <ActionIcon
            className={classes.toggle}
            variant="subtle"
            color="gray"
            size="sm"
            aria-expanded={opened}
            aria-label={texts.results.open(id)}
            onClick={() => onToggle(id)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        )}
        {id}
        <CopyButton value={id} label={texts.results.copy(id)} copiedLabel={texts.results.copied} />
      </td>
      <td className={classes.date}>{formatOrderDate(row.createdAt)}</td>
      {difference && sign && (
        <td className={classes.amount}>
          <Icon size={16} aria-hidden />
          <VisuallyHidden>{texts.results[sign]} </VisuallyHidden>
          {sign === 'gain' && '+'}
          {formatBrl(toReais(difference.difference))}
        </td>
      )}
      <td className={classes.info}>
        {difference?.reason && difference.reason !== 'unexplained' && (
          <span className={classes.reason}>{reasonName(difference.reason)}</span>
        )}
        {noteSentence(row.note)}
        <span className={classes.state}>{state(row)}</span>
      </td>
      {opened && difference && (
        <td className={classes.parts}>
          <OrderParts difference={difference} />
          {editor?.(difference)}
        </td>
      )}
    </tr>
  )
})
