import { Button, Group, Paper, Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { infoSentence } from '@vendaclara/contract/closing'
import type { Cents } from '@vendaclara/core/money'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { FramedTable } from '../../../../table/framed-table.tsx'
import type { TableSort } from '../../../../table/sort.ts'
import pieces from '../../../../theme/pieces.module.css'
import { usePhone } from '../../../../theme/widths.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { OrderToSelect } from '../../contest/marks/selection.tsx'
import { isDifference, type ResultRow, reasonName } from '../../model/differences.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { OrderId } from '../../model/order-id.tsx'
import { useOpenOrder } from '../../model/use-open-order.ts'
import { type MonthList, useMonth } from '../../worker/rows/open-month.tsx'
import type { Sort } from '../../worker/rows/sort-rows.ts'
import { isInfoBesideReason } from '../order/reason.ts'
import { texts } from './texts.ts'

interface ResultsTableProps {
  label: string
  list: MonthList<ResultRow>
  /** Whether the rows are differences. */
  withAmount: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  /** Shown beside the information of a row. */
  state: (row: ResultRow) => ReactNode
  /** If present, rows can be selected. */
  selection?: {
    readonly selected: { readonly has: (id: string) => boolean }
    readonly onSelect: (row: ResultRow) => void
  }
}

/** How many rows of a result are shown at first. */
export function useShownAtFirst(): number {
  return usePhone() ? 3 : 10
}

/** Differences below it come after all others. */
const oneReal = 100

/** The first orders of a result, and more on request, so that the page scrolls past them to what follows. */
export function ResultsTable(props: ResultsTableProps) {
  const { label, list, sort, onSort } = props
  const { rows, count, left, showMore } = list
  const { orderId: openId, open } = useOpenOrder()
  const isPhone = usePhone()
  const opened = useOpenRow(props)
  const firstCrumb = sort === 'loss' || sort === 'gain' ? rows.findIndex(isCrumb) : -1
  const stateOf = (row: ResultRow) => {
    const sign = isDifference(row) ? signOf(row.difference) : ''
    return row.orderId === openId ? `${sign} open` : sign
  }
  return (
    <div ref={opened}>
      <FramedTable
        label={label}
        columns={columnsOf(props, open)}
        rows={rows}
        rowCount={count}
        // An order another client stored can be there twice.
        keyOf={(row, index) => `${index} ${row.orderId}`}
        sort={tableSort(sort)}
        // On a phone the sorting is chosen among the filters.
        onSort={isPhone ? undefined : (column) => onSort(sortAfterClick(sort, column))}
        stateOf={stateOf}
        onRow={(row) => open(row.orderId)}
        apart={{ from: firstCrumb, label: texts.results.crumbs }}
        nameShare="auto"
        isCompact
      />
      {left > 0 && (
        <Group justify="center" gap="8px 16px" py={12}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {texts.results.shown(rows.length, count)}
          </Text>
          <Button variant="default" onClick={showMore}>
            {texts.results.more}
          </Button>
        </Group>
      )}
    </div>
  )
}

function columnsOf(
  { withAmount, selection, state }: ResultsTableProps,
  open: (orderId: string) => void,
): readonly TableColumn<ResultRow>[] {
  const { id, date, amount, info } = texts.results
  return [
    {
      id: 'id',
      kind: 'name',
      label: id,
      isSortable: true,
      isWhole: true,
      cell: (row) =>
        selection ? (
          <OrderToSelect
            orderId={row.orderId}
            isSelected={selection.selected.has(row.orderId)}
            onToggle={() => selection.onSelect(row)}
            onOpen={open}
          />
        ) : (
          <OrderId orderId={row.orderId} onOpen={open} />
        ),
    },
    {
      id: 'date',
      kind: 'text',
      label: date,
      isSortable: true,
      isWhole: true,
      cell: ({ createdAt }) => formatOrderDate(createdAt),
    },
    ...(withAmount
      ? [
          {
            id: 'amount',
            kind: 'figure' as const,
            label: amount,
            isSortable: true,
            cell: (row: ResultRow) => isDifference(row) && <Amount of={row.difference} />,
          },
        ]
      : []),
    {
      id: 'info',
      kind: 'text',
      label: info,
      isSortable: withAmount,
      cell: (row) => <Info row={row}>{state(row)}</Info>,
    },
  ]
}

function Amount({ of }: { of: Cents }) {
  const sign = signOf(of)
  const Icon = sign === 'loss' ? IconArrowDownRight : IconArrowUpRight
  return (
    <Text span inherit fw={650} c="var(--sign)" className={pieces.marked} style={{ gap: 4 }}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{texts.results[sign]} </VisuallyHidden>
      {sign === 'gain' && '+'}
      {formatCents(of)}
    </Text>
  )
}

function Info({ row, children }: { row: ResultRow; children: ReactNode }) {
  const info = infoSentence(row.info)
  const reason = isDifference(row) && row.reason !== 'unexplained' && row.reason
  return (
    <Group gap="0 10px">
      {reason && (
        <Text span inherit fw={600}>
          {reasonName(reason)}
        </Text>
      )}
      {isDifference(row) && isInfoBesideReason(row) ? (
        <Text span size="xs" c="dimmed">
          {texts.results.inSheet(info)}
        </Text>
      ) : (
        info
      )}
      {children}
    </Group>
  )
}

function signOf(difference: number): 'loss' | 'gain' {
  return difference < 0 ? 'loss' : 'gain'
}

function isCrumb(row: ResultRow): boolean {
  return isDifference(row) && Math.abs(row.difference) < oneReal
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

/** Rows up to this index are drawn for an order that is opened by its address. */
const mostRevealed = 500

/** Shows the row of the open order, and focuses it once the order is closed. */
function useOpenRow({ list, withAmount }: ResultsTableProps) {
  const { results, today } = useMonth()
  const { orderId: openId, from } = useOpenOrder()
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef<{ id: string; isHere: Promise<boolean> }>(undefined)
  const { view } = list
  const show = useEffectEvent((index: number) => index < mostRevealed && list.reveal(index))
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list an order has another place
  useEffect(() => {
    const before = latest.current
    if (openId === null) {
      latest.current = undefined
      void before?.isHere.then((isHere) => {
        if (isHere) rowButton(frame.current, before.id)?.focus()
      })
      return
    }
    if (from !== 'rows') return
    let isLatest = true
    const isHere = results.ask('findOrder', { orderId: openId, today }).then(
      ({ order, place }) => {
        const row = order?.row
        if (!row || isDifference(row) !== withAmount) return false
        if (isLatest && place) show(place.index)
        // Marking an order can remove it from the list.
        return place !== null || (before?.isHere ?? false)
      },
      () => false,
    )
    latest.current = { id: openId, isHere }
    return () => {
      isLatest = false
    }
  }, [results, openId, view, withAmount, from])
  return frame
}

/** The button of an order's row; that of the first row if the order has left the list. */
function rowButton(frame: HTMLDivElement | null, id: string): HTMLButtonElement | undefined {
  const buttons = [...(frame?.querySelectorAll<HTMLButtonElement>('button[data-order]') ?? [])]
  return buttons.find(({ dataset }) => dataset.order === id) ?? buttons[0]
}

/** Shown while a list is being fetched. */
export function RowsSkeleton() {
  return <Skeleton h={240} radius="lg" animate={false} role="status" aria-label={texts.results.loading} />
}

interface EmptyResultsProps {
  text: string
  /** What the person can do about it. */
  children?: ReactNode
}

/** Shown instead of a list without rows. */
export function EmptyResults({ text, children }: EmptyResultsProps) {
  return (
    <Paper withBorder p="lg">
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {children}
      </Group>
    </Paper>
  )
}
