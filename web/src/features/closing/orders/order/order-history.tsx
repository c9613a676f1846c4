import { Text, Timeline } from '@mantine/core'
import { type Analysis, markSubjects } from '@vendaclara/contract/closing'
import { negative } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import { texts as markTexts } from '../../contest/marks/texts.ts'
import type { ComparedParts } from '../../fees/part-lines.ts'
import { isDifference, isExplained, type ResultRow } from '../../model/differences.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { type Marks, markOf } from '../../model/marks.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import type { OtherOrder } from '../../worker/rows/find-orders.ts'
import { texts } from './texts.ts'

export interface HistoryOf {
  row: ResultRow
  closing: Pick<Analysis, 'month' | 'year' | 'marketplace'>
  /** Absent if the closing was stored before the parts were kept. */
  parts: ComparedParts | undefined
  marks: Marks
}

interface HistoryEvent {
  readonly title: string
  readonly detail?: string
  /** Whether this event is still open. */
  readonly isOpen?: boolean
}

/** What became of an order: from the day it was made, over months, to what the seller did about it. */
export function OrderHistory({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <Timeline active={events.length} bulletSize={12} lineWidth={2} color="gray">
      {events.map(({ title, detail, isOpen }) => (
        <Timeline.Item
          key={`${title} ${detail}`}
          {...(isOpen && { color: 'var(--accent)' })}
          title={title}
          styles={{ itemTitle: { fontSize: 'var(--mantine-font-size-sm)', fontWeight: 600 } }}
        >
          {detail && (
            <Text size="xs" c="dimmed">
              {detail}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}

export function historyOf({ row, closing, parts, marks }: HistoryOf): readonly HistoryEvent[] {
  const words = marketplaceWords[closing.marketplace]
  const events: HistoryEvent[] = [
    { title: texts.history.created, detail: formatOrderDate(row.createdAt) },
    ...(parts ? [expectedEvent(parts, words)] : []),
  ]
  if (!isDifference(row)) {
    const { due, status } = row
    const known = [
      due && texts.history.due[due.basis](formatOrderDate(due.on)),
      status && texts.history.status(status),
    ]
    const detail = known.filter(Boolean).join(', ')
    return [...events, { title: texts.history.unpaid, isOpen: true, ...(detail && { detail }) }]
  }
  if (row.deliveredOn)
    events.push({ title: texts.history.delivered, detail: formatOrderDate(row.deliveredOn) })
  const { difference } = row
  const file = texts.history.fromFile(words.income)
  const payments = row.payments ?? (parts ? [{ day: '', amount: parts.received }] : [])
  const isInPart = payments.filter(({ amount }) => amount > 0).length > 1
  for (const { day, amount } of payments) {
    const { paid, paidInPart, takenBack, onDay } = texts.history
    const title =
      amount < 0
        ? takenBack(formatCents(negative(amount)))
        : (isInPart ? paidInPart : paid)(formatCents(amount))
    events.push({ title, detail: day === '' ? file : onDay(formatOrderDate(day), file) })
  }
  const isLoss = difference < 0
  const isSettled = markOf(marks, row).state === 'recuperado'
  const short = isExplained(closing.marketplace, row) ? texts.history.explained : texts.history.missing
  events.push({
    title: isLoss ? short(formatCents(negative(difference))) : texts.history.more(formatCents(difference)),
    isOpen: isLoss && !isSettled && short === texts.history.missing,
  })
  return [...events, ...markedEvents(marks, row.orderId)]
}

interface OtherHistoryOf extends Pick<HistoryOf, 'closing' | 'marks'> {
  order: OtherOrder
  /** Null if nothing is expected. */
  parts: ComparedParts | null
}

/** As {@link historyOf}, for an order that no list has: what came for it is the expected amount, or nothing was due. */
export function otherHistoryOf({ order, closing, parts, marks }: OtherHistoryOf): readonly HistoryEvent[] {
  const { createdAt, deliveredOn, settled, outcome } = order
  const marked = markedEvents(marks, order.orderId)
  const words = marketplaceWords[closing.marketplace]
  const before: HistoryEvent[] = []
  if (createdAt !== '') before.push({ title: texts.history.created, detail: formatOrderDate(createdAt) })
  if (parts) before.push(expectedEvent(parts, words))
  if (deliveredOn) before.push({ title: texts.history.delivered, detail: formatOrderDate(deliveredOn) })
  if (outcome.kind === 'left-out') {
    return [...before, { title: texts.history.nothingDue(outcome.status) }, ...marked]
  }
  const { paidOn, amount, refunded } = settled ?? {}
  const file = texts.history.fromFile(words.income)
  const detail = paidOn ? texts.history.onDay(formatOrderDate(paidOn), file) : file
  const { paidAsExpected, paidRight, paid } = texts.history
  const known = outcome.kind === 'paid' ? paidAsExpected : paidRight
  return [
    ...before,
    { title: amount === undefined ? known : paid(formatCents(amount)), detail },
    ...(refunded ? [{ title: texts.history.refunded(formatCents(refunded)) }] : []),
    ...marked,
  ]
}

function expectedEvent({ expected }: ComparedParts, { orders }: MarketplaceWords): HistoryEvent {
  return { title: texts.history.expected(formatCents(expected)), detail: texts.history.fromFile(orders) }
}

function markedEvents(marks: Marks, orderId: string): readonly HistoryEvent[] {
  return markSubjects.flatMap((subject) => {
    const { state, recovered, date } = markOf(marks, { orderId, subject })
    if (!state) return []
    const what =
      state === 'recuperado' ? texts.history.recovered(formatCents(recovered)) : markTexts.marks[state]
    return [{ title: texts.history.marked[subject](what), ...(date && { detail: formatOrderDate(date) }) }]
  })
}
