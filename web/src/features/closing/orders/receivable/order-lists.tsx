import { Box, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { SteppedTable } from '../../../../table/stepped-table.tsx'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import type { AnswerOf } from '../../../../workers/worker-calls.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { OrderId } from '../../model/order-id.tsx'
import type { SettledListed } from '../../worker/rows/list-calls.ts'
import type { MonthCalls, MonthStates } from '../../worker/rows/month-calls.ts'
import { useList, useMonth } from '../../worker/rows/open-month.tsx'
import { texts } from './texts.ts'

type OrderListsProps = Pick<MonthStates, 'asExpected' | 'nothingDue'>

/** The orders that were paid late or refunded, and those for which nothing is due; fetched when someone opens them. */
export function OrderLists({ asExpected, nothingDue }: OrderListsProps) {
  const { canOpen } = useMonth()
  return (
    <Group gap="0 20px">
      {(['paid-late', 'refunded'] as const).map(
        (state) =>
          asExpected[state] > 0 && (
            <Opening
              key={state}
              show={texts.settledLists[state].show(asExpected[state])}
              hide={texts.settledLists[state].hide}
            >
              <SettledList state={state} stored={asExpected[state]} />
            </Opening>
          ),
      )}
      {canOpen && nothingDue.cancelled + nothingDue.returned > 0 && (
        <Opening {...texts.leftOut}>
          <LeftOutList />
        </Opening>
      )}
    </Group>
  )
}

function Opening({ show, hide, children }: { show: string; hide: string; children: ReactNode }) {
  const [opened, { toggle }] = useDisclosure(false)
  return (
    <Box flex={opened ? '1 1 100%' : 'none'} maw="100%">
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        my={4}
        ta="left"
        aria-expanded={opened}
        onClick={toggle}
      >
        {opened ? hide : show}
      </Button>
      {opened && children}
    </Box>
  )
}

type Settled = AnswerOf<MonthCalls['listSettled']>['rows'][number]

function SettledList({ state, stored }: { state: SettledListed; stored: number }) {
  const { closing, canOpen } = useMonth()
  const list = useList('listSettled', { state }, { step: 100 })
  if (!list) return null
  if (list.count === 0) {
    return <Text size="sm">{texts.settledOrders.notStored(marketplaceWords[closing.marketplace])}</Text>
  }
  return (
    <>
      <SteppedTable
        label={texts.settledLists[state].title}
        columns={settledColumns(state, canOpen)}
        list={list}
        keyOf={({ orderId }) => orderId}
      />
      {stored > list.count && (
        <Text size="xs" c="dimmed">
          {texts.settledOrders.onlyFirst(list.count)}
        </Text>
      )}
    </>
  )
}

function settledColumns(state: SettledListed, canOpen: boolean): readonly TableColumn<Settled>[] {
  const { columns, none, days } = texts.settledOrders
  const order: TableColumn<Settled> = {
    id: 'order',
    kind: 'name',
    label: columns.order,
    cell: ({ orderId }) => <OrderId orderId={orderId} canOpen={canOpen} />,
  }
  const paid: TableColumn<Settled> = {
    id: 'paid',
    kind: 'figure',
    label: columns.paid,
    cell: ({ paidOn }) => (paidOn ? formatDay(paidOn) : none),
  }
  const money = (id: 'refunded' | 'amount', label: string): TableColumn<Settled> => ({
    id,
    kind: 'figure',
    label,
    cell: ({ [id]: amount }) => (amount === undefined ? none : formatCents(amount)),
  })
  if (state === 'refunded') {
    return [order, paid, money('refunded', columns.refunded), money('amount', columns.kept)]
  }
  return [
    order,
    { id: 'due', kind: 'figure', label: columns.due, cell: dueDay },
    paid,
    {
      id: 'late',
      kind: 'figure',
      label: columns.late,
      cell: ({ daysLate }) => (daysLate === null ? none : days(daysLate)),
    },
    money('amount', columns.amount),
  ]
}

function dueDay({ due }: Settled): string {
  if (!due) return texts.settledOrders.none
  const day = formatDay(due.on)
  return due.basis === 'estimated' ? `${day} ${texts.settledOrders.estimate}` : day
}

type LeftOut = AnswerOf<MonthCalls['listLeftOut']>['rows'][number]
const { columns: ofLeftOut, none } = texts.leftOut

const leftOutColumns: readonly TableColumn<LeftOut>[] = [
  {
    id: 'order',
    kind: 'name',
    label: ofLeftOut.order,
    cell: ({ orderId }) => <OrderId orderId={orderId} />,
  },
  {
    id: 'status',
    kind: 'text',
    label: ofLeftOut.status,
    cell: ({ status, paid }) =>
      `${status || none}${paid === undefined ? '' : texts.leftOut.paid(formatCents(paid))}`,
  },
  { id: 'product', kind: 'text', label: ofLeftOut.product, cell: ({ product }) => product || none },
]

function LeftOutList() {
  const list = useList('listLeftOut', {}, { step: 100 })
  if (!list) {
    return (
      <Text size="sm" c="dimmed">
        {texts.leftOut.loading}
      </Text>
    )
  }
  return (
    <SteppedTable
      label={texts.leftOut.title}
      columns={leftOutColumns}
      list={list}
      keyOf={({ orderId }) => orderId}
      nameShare="auto"
    />
  )
}
