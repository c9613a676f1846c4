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

export function historyOf({ row, closing, parts, marks }: HistoryOf): readonly HistoryEvent[] {
  const { history } = texts
  const words = marketplaceWords[closing.marketplace]
  const events = eventsBefore(row, parts, words)
  if (!isDifference(row)) {
    const { due, status } = row
    const known = [due && history.due[due.basis](formatOrderDate(due.on)), status && history.status(status)]
    const detail = known.filter(Boolean).join(', ')
    return [...events, { title: history.unpaid, isOpen: true, ...(detail && { detail }) }]
  }
  const { difference } = row
  const payments = row.payments ?? (parts ? [{ day: '', amount: parts.received }] : [])
  const isInPart = payments.filter(({ amount }) => amount > 0).length > 1
  const paid = payments.map(({ day, amount }) => ({
    title:
      amount < 0
        ? history.takenBack(formatCents(negative(amount)))
        : history[isInPart ? 'paidInPart' : 'paid'](formatCents(amount)),
    detail: fromIncome(day, words),
  }))
  const isLoss = difference < 0
  const isSettled = markOf(marks, row).state === 'recuperado'
  const short = isExplained(closing.marketplace, row) ? history.explained : history.missing
  const result = {
    title: isLoss ? short(formatCents(negative(difference))) : history.more(formatCents(difference)),
    isOpen: isLoss && !isSettled && short === history.missing,
  }
  return [...events, ...paid, result, ...markedEvents(marks, row.orderId)]
}

interface OtherHistoryOf extends Pick<HistoryOf, 'closing' | 'marks'> {
  order: OtherOrder
  /** Null if nothing is expected. */
  parts: ComparedParts | null
}

/** As {@link historyOf}, for an order that no list has: what came for it is the expected amount, or nothing was due. */
export function otherHistoryOf({ order, closing, parts, marks }: OtherHistoryOf): readonly HistoryEvent[] {
  const { history } = texts
  const { settled, outcome } = order
  const words = marketplaceWords[closing.marketplace]
  const before = eventsBefore(order, parts, words)
  const marked = markedEvents(marks, order.orderId)
  if (outcome.kind === 'left-out') {
    return [...before, { title: history.nothingDue(outcome.status) }, ...marked]
  }
  const { paidOn = '', amount, refunded } = settled ?? {}
  return [
    ...before,
    {
      title: amount === undefined ? history.paidAsExpected : history.paid(formatCents(amount)),
      detail: fromIncome(paidOn, words),
    },
    ...(refunded ? [{ title: history.refunded(formatCents(refunded)) }] : []),
    ...marked,
  ]
}

/** When it was made, what was expected of it, and when it came to its buyer. */
function eventsBefore(
  { createdAt, deliveredOn }: { readonly createdAt: string; readonly deliveredOn?: string | undefined },
  parts: ComparedParts | null | undefined,
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
