import { Text, Timeline } from '@mantine/core'
import { type Analysis, markSubjects } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, OrderDifference, UnmatchedOrder } from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import { texts as markTexts } from '../../contest/marks/texts.ts'
import type { ComparedParts } from '../../fees/part-lines.ts'
import { isDifference, isExplained } from '../../model/differences.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { type Marks, markOf } from '../../model/marks.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import type { KnownOrder } from '../../worker/rows/find-orders.ts'
import { texts } from './texts.ts'

export interface HistoryOf {
  order: KnownOrder
  closing: Pick<Analysis, 'marketplace'>
  /** Absent if nothing is expected, or the closing was stored before the parts were kept. */
  parts: ComparedParts | null | undefined
  marks: Marks
}

export interface HistoryEvent {
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

export function historyOf({ order, closing, parts, marks }: HistoryOf): readonly HistoryEvent[] {
  const words = marketplaceWords[closing.marketplace]
  const { row, outcome } = order
  return [
    ...eventsBefore(order, parts, words),
    ...(outcome?.kind === 'left-out'
      ? [{ title: texts.history.nothingDue(outcome.status) }]
      : row && !isDifference(row)
        ? [awaitedEvent(row)]
        : paidEvents(order, parts, words)),
    ...(row && isDifference(row) ? [differenceEvent(row, closing.marketplace, marks)] : []),
    ...markedEvents(marks, order.orderId),
  ]
}

function awaitedEvent({ due, status }: UnmatchedOrder): HistoryEvent {
  const { history } = texts
  const known = [due && history.due[due.basis](formatOrderDate(due.on)), status && history.status(status)]
  const detail = known.filter(Boolean).join(', ')
  return { title: history.unpaid, isOpen: true, ...(detail && { detail }) }
}

/** What came on which day, and what went back to the buyer. */
function paidEvents(
  { payments, settled }: KnownOrder,
  parts: HistoryOf['parts'],
  words: MarketplaceWords,
): readonly HistoryEvent[] {
  const { history } = texts
  const came = payments ?? (parts ? [{ day: '', amount: parts.received }] : [])
  const isInPart = came.filter(({ amount }) => amount > 0).length > 1
  const events = came.map(({ day, amount }) => ({
    title:
      amount < 0
        ? history.takenBack(formatCents(negative(amount)))
        : history[isInPart ? 'paidInPart' : 'paid'](formatCents(amount)),
    detail: fromIncome(day, words),
  }))
  const { refunded } = settled ?? {}
  return [...events, ...(refunded ? [{ title: history.refunded(formatCents(refunded)) }] : [])]
}

function differenceEvent(row: OrderDifference, marketplace: ClosingMarketplace, marks: Marks): HistoryEvent {
  const { history } = texts
  const { difference } = row
  if (difference >= 0) return { title: history.more(formatCents(difference)) }
  const missing = formatCents(negative(difference))
  if (isExplained(marketplace, row)) return { title: history.explained(missing) }
  return { title: history.missing(missing), isOpen: markOf(marks, row).state !== 'recuperado' }
}

/** When it was made, what was expected of it, and when it came to its buyer. */
function eventsBefore(
  { createdAt, deliveredOn }: KnownOrder,
  parts: HistoryOf['parts'],
  { orders }: MarketplaceWords,
): readonly HistoryEvent[] {
  const { history } = texts
  return [
    ...(createdAt === '' ? [] : [{ title: history.created, detail: formatOrderDate(createdAt) }]),
    ...(parts
      ? [{ title: history.expected(formatCents(parts.expected)), detail: history.fromFile(orders) }]
      : []),
    ...(deliveredOn ? [{ title: history.delivered, detail: formatOrderDate(deliveredOn) }] : []),
  ]
}

/** On which day, '' if it is unknown, the income file says something. */
function fromIncome(day: string, { income }: MarketplaceWords): string {
  const file = texts.history.fromFile(income)
  return day === '' ? file : texts.history.onDay(formatOrderDate(day), file)
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
