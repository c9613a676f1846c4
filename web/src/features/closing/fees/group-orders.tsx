import { Text } from '@mantine/core'
import type { AuditedOrder, DeviationGroup } from '@vendaclara/core/closing'
import { subtractCents } from '@vendaclara/core/money'
import type { TableColumn } from '../../../table/data-table.tsx'
import { SteppedTable } from '../../../table/stepped-table.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { OrderId } from '../model/order-id.tsx'
import { useList } from '../worker/rows/open-month.tsx'
import { ruleSentence } from './fee-words.ts'
import { texts } from './texts.ts'

interface GroupOrdersProps {
  group: DeviationGroup
  /** Its index among the groups of the month. */
  place: number
}

type Charged = Omit<AuditedOrder, 'group'>

const { columns: names } = texts
/** The columns of orders that were charged something else than what `due` names. */
export const chargedColumns = (due: string): readonly TableColumn<Charged>[] => [
  {
    id: 'order',
    kind: 'name',
    label: names.order,
    cell: ({ orderId }) => <OrderId orderId={orderId} />,
  },
  { id: 'date', kind: 'text', label: names.date, cell: ({ createdAt }) => formatOrderDate(createdAt) },
  { id: 'charged', kind: 'figure', label: names.charged, cell: ({ charged }) => formatCents(charged) },
  { id: 'due', kind: 'figure', label: due, cell: ({ due }) => formatCents(due) },
  {
    id: 'difference',
    kind: 'figure',
    label: names.difference,
    cell: ({ charged, due }) => (
      <b>
        {charged > due && '+'}
        {formatCents(subtractCents(charged, due))}
      </b>
    ),
  },
]

const byTable = chargedColumns(names.due)

/** The orders of one reason, the largest deviation first. */
export function GroupOrders({ group, place }: GroupOrdersProps) {
  const list = useList('listAudited', { group: place })
  if (!list) return null
  return (
    <>
      <SteppedTable
        label={texts.ordersOf(ruleSentence(group.deviation))}
        columns={byTable}
        list={list}
        keyOf={({ orderId }) => orderId}
      />
      {list.count < group.count && (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.onlyFirst(list.count)}
        </Text>
      )}
    </>
  )
}
