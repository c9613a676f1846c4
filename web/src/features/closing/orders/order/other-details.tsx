import { Text } from '@mantine/core'
import { noCents } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import { type ComparedParts, compareParts } from '../../fees/part-lines.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import type { OtherOrder } from '../../worker/rows/find-orders.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { Details } from './details.tsx'
import { otherHistoryOf } from './order-history.tsx'
import { outcomeInWords } from './outcome-words.ts'
import { texts } from './texts.ts'

/** An order of the month that no list has: paid as expected, perhaps late or refunded, or left out. */
export function OtherDetails({ order }: { order: OtherOrder }) {
  const { closing, marks } = useMonth()
  const { marketplace } = closing
  const { orderId, items, expected, outcome } = order
  const parts = expected && compareParts(marketplace, expected, undefined)
  const isExpected = outcome.kind !== 'left-out'
  return (
    <Details
      {...{ orderId, items, parts }}
      figures={isExpected ? figuresOf(order, parts) : undefined}
      difference={noCents}
      events={otherHistoryOf({ order, closing, parts, marks })}
    >
      <div>
        <Text fw={600}>{`${outcomeInWords(outcome)}.`}</Text>
        {isExpected && (
          <Text size="sm" c="dimmed" mt={4}>
            {outcome.kind !== 'refunded' && `${texts.settled.same} `}
            {texts.settled.notKept(marketplaceWords[marketplace])}
          </Text>
        )}
      </div>
    </Details>
  )
}

/** What was expected, what came and what went back to the buyer. */
function figuresOf({ settled }: OtherOrder, parts: ComparedParts | null) {
  const { refunded, amount } = settled ?? {}
  return [
    ...(parts ? [{ id: 'expected', label: texts.expected, value: formatCents(parts.expected) }] : []),
    ...(refunded === undefined
      ? []
      : [{ id: 'refunded', label: texts.settled.refunded, value: formatCents(refunded) }]),
    {
      id: 'received',
      label: texts.received,
      value: amount === undefined ? texts.settled.asExpected : formatCents(amount),
    },
  ]
}
