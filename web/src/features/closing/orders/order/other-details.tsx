import { Skeleton, Stack, Text } from '@mantine/core'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { noCents } from '@vendaclara/core/money'
import { useDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { MarksOfOrder } from '../../contest/marks-of-order.tsx'
import { type ComparedParts, compareParts } from '../../fees/part-lines.ts'
import { OrderMovements } from '../../files/others/order-movements.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { OrderPart } from '../../model/order-part.tsx'
import type { OtherOrder } from '../../worker/rows/find-orders.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import { useView } from '../../worker/rows/use-list.ts'
import { Figures } from './figures.tsx'
import type { DetailsProps } from './order-details.tsx'
import { OrderHistory, otherHistoryOf } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { outcomeInWords } from './outcome-words.ts'
import { OrderParts } from './parts/order-parts.tsx'
import { texts } from './texts.ts'

interface OtherDetailsProps extends DetailsProps {
  orderId: string
  closing: Pick<ListedAnalysis, 'id' | 'month' | 'year' | 'marketplace' | 'figures'>
  results: MonthProxy
  /** Changes whenever the rows change. */
  version: number
}

/** An order of the month that no list has: paid as expected, perhaps late or refunded, or left out. */
export function OtherDetails({ orderId, closing, results, version, ...marked }: OtherDetailsProps) {
  const today = useDay(brazilianDay)
  const counts = closing.figures.sums?.counts
  const order = useView(results, (worker) => worker.ask('findOther', { orderId, counts, today }), [
    version,
    counts,
    today,
  ])
  if (order === undefined) return <OrderSkeleton />
  if (order === null) return <Text c="dimmed">{texts.panel.missing}</Text>
  return <FoundOther order={order} closing={closing} {...marked} />
}

function FoundOther({ order, closing, marking, drafts, onDraft }: DetailsProps & { order: OtherOrder }) {
  const { orderId, items, expected, outcome } = order
  const { marketplace } = closing
  const parts = expected && compareParts(marketplace, expected, undefined)
  return (
    <>
      {outcome.kind !== 'left-out' && <Figures figures={figuresOf(order, parts)} />}
      <div>
        <Text fw={600}>{`${outcomeInWords(outcome)}.`}</Text>
        {outcome.kind !== 'left-out' && (
          <Text size="sm" c="dimmed" mt={4}>
            {[
              outcome.kind !== 'refunded' && outcome.kind !== 'no-difference' && texts.settled.same,
              texts.settled.notKept(marketplaceWords[marketplace]),
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        )}
      </div>
      <MarksOfOrder {...{ closing, orderId, marking, drafts, onDraft }} difference={noCents} />
      <OrderPart title={texts.items.title}>
        <OrderItems items={items} />
      </OrderPart>
      {parts && (
        <OrderPart title={texts.partByPart}>
          <OrderParts parts={parts} isPaid={false} discrepancy={undefined} />
        </OrderPart>
      )}
      <OrderMovements marketplace={marketplace} orderId={orderId} />
      <OrderPart title={texts.history.title}>
        <OrderHistory events={otherHistoryOf({ order, closing, parts, marks: marking.marks })} />
      </OrderPart>
    </>
  )
}

/** What was expected, what came and what went back to the buyer. */
function figuresOf({ settled, outcome }: OtherOrder, parts: ComparedParts | null) {
  const asExpected = outcome.kind === 'no-difference' ? texts.settled.noDifference : texts.settled.asExpected
  const { refunded, amount } = settled ?? {}
  return [
    ...(parts ? [{ name: texts.expected, value: formatCents(parts.expected) }] : []),
    ...(refunded === undefined ? [] : [{ name: texts.settled.refunded, value: formatCents(refunded) }]),
    { name: texts.received, value: amount === undefined ? asExpected : formatCents(amount) },
  ]
}

export function OrderSkeleton() {
  return (
    <Stack role="status" aria-label={texts.panel.loading}>
      <Skeleton h={84} radius="md" />
      <Skeleton h={60} radius="md" />
      <Skeleton h={220} radius="md" />
    </Stack>
  )
}
