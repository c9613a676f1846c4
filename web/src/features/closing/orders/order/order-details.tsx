import { Group, Stack, Text, Title } from '@mantine/core'
import { infoSentence } from '@vendaclara/contract/closing'
import type { ExpectedParts, FreightDiscrepancy, OrderDifference } from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import type { ReactNode } from 'react'
import pieces from '../../../../theme/pieces.module.css'
import { Figures, type FiguresProps } from '../../../../ui/explained/figures.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import { ClaimOf } from '../../contest/claim-of.tsx'
import { MarksOfOrder } from '../../contest/marks-of-order.tsx'
import { OrderFees } from '../../fees/order-fees.tsx'
import { type ComparedParts, compareParts, partSentence } from '../../fees/part-lines.ts'
import { texts as feeTexts } from '../../fees/texts.ts'
import { OrderMovements } from '../../files/others/order-movements.tsx'
import { isDifference, isExplained, type ResultRow, reasonName, reasonOf } from '../../model/differences.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { exampleId } from '../../model/months.ts'
import { OrderPart } from '../../model/order-part.tsx'
import { uncapitalized } from '../../texts.ts'
import type { OtherOrder } from '../../worker/rows/find-orders.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { type HistoryEvent, historyOf, OrderHistory, otherHistoryOf } from './order-history.tsx'
import classes from './order-panel.module.css'
import { outcomeInWords } from './outcome-words.ts'
import { BilledFees } from './parts/billed-fees.tsx'
import { Figure } from './parts/figure.tsx'
import { OrderItems } from './parts/order-items.tsx'
import { OrderParts } from './parts/order-parts.tsx'
import { freightSentence, infoText, reasonSentence } from './reason.ts'
import { texts } from './texts.ts'

/**
 * Everything known about an order of a list: what it should have been paid and why it was not, what it sold, and what
 * became of it.
 */
export function OrderDetails({ row }: { row: ResultRow }) {
  const { closing, marks } = useMonth()
  const { orderId, items, billed } = row
  const difference = isDifference(row) ? row : undefined
  const expected = isDifference(row) ? row.expected : row
  const parts = expected && compareParts(closing.marketplace, expected, difference?.paid)
  return (
    <Details
      {...{ orderId, items, billed, parts, expected }}
      figures={parts && figuresOf(parts, difference?.difference)}
      difference={difference?.difference}
      isPaid={difference?.paid !== undefined}
      discrepancy={difference?.freight}
      fees={difference?.fees}
      events={historyOf({ row, closing, parts, marks })}
    >
      {difference ? (
        <Reason row={difference} parts={parts} />
      ) : (
        <Text fw={600}>{`${infoSentence(row.info)}.`}</Text>
      )}
      {row.unread && <Text>{texts.unread}</Text>}
      {row.takenBack !== undefined && <Text>{texts.takenBack(formatCents(row.takenBack))}</Text>}
      <ClaimOf row={row} />
    </Details>
  )
}

/** The expected and the received amount, and the difference, which is undefined until something is paid. */
function figuresOf(parts: ComparedParts, difference: Cents | undefined) {
  const { expected, received, none } = texts
  const figures = [
    { id: 'expected', label: expected, value: formatCents(parts.expected) },
    {
      id: 'received',
      label: received,
      value: difference === undefined ? none : formatCents(parts.received),
    },
  ]
  if (difference === undefined) return figures
  const isLoss = difference < 0
  const label = `${texts.difference} · ${texts[isLoss ? 'loss' : 'gain'].toLowerCase()}`
  const value = `${isLoss ? '' : '+'}${formatCents(difference)}`
  return [...figures, { id: 'difference', label, value, isLoss, isGain: !isLoss }]
}

interface ReasonProps {
  row: OrderDifference
  parts: ComparedParts | undefined
}

/** Why an order differs, how certain that is, and how the specification's own info relates to it. */
function Reason({ row, parts }: ReasonProps) {
  const { marketplace } = useMonth().closing
  const { reasons = [] } = row
  const words = marketplaceWords[marketplace]
  const freight = freightSentence(row, parts)
  const sentence = reasonSentence(row, words)
  return (
    <Stack component="section" gap={8} py={14} px={16} bdrs={12} bg="var(--page)">
      <Title order={3} size="h5">
        {texts.why}: {uncapitalized(reasonName(reasonOf(row)))}
      </Title>
      <Text>{sentence}</Text>
      {reasons.length > 0 && (
        <Stack component="ul" gap={8} fz="sm" className={pieces.bare}>
          {reasons.map((reason) => (
            <Group key={reason.kind + reason.amount} component="li" justify="space-between" wrap="nowrap">
              <span>
                {!sentence.includes(partSentence(reason)) && (
                  <span className={classes.part}>{partSentence(reason)} </span>
                )}
                <Text span size="xs" c="dimmed">
                  {texts.bases[reason.basis](words)}
                </Text>
              </span>
              <Figure>{formatCents(reason.amount)}</Figure>
            </Group>
          ))}
        </Stack>
      )}
      {freight !== '' && <Text size="sm">{freight}</Text>}
      <Text size="xs" c="dimmed">
        {infoText(row, isExplained(marketplace, row))}
      </Text>
    </Stack>
  )
}

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
      figures={isExpected ? figuresOfOther(order, parts) : undefined}
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
function figuresOfOther({ settled }: OtherOrder, parts: ComparedParts | null) {
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

interface DetailsProps {
  orderId: string
  items: OrderDifference['items'] | undefined
  billed?: OrderDifference['billed'] | undefined
  fees?: OrderDifference['fees'] | undefined
  figures: FiguresProps['figures'] | undefined
  /** What can be marked; undefined if there is nothing. */
  difference: Cents | undefined
  /** Absent if nothing is expected, or the closing was stored before the parts were kept. */
  parts: ComparedParts | null | undefined
  isPaid?: boolean
  discrepancy?: FreightDiscrepancy | undefined
  expected?: ExpectedParts | undefined
  events: readonly HistoryEvent[]
  /** What is said of it first. */
  children: ReactNode
}

/** Everything known about an order, part by part. */
function Details(props: DetailsProps) {
  const { orderId, figures, difference, items, parts, isPaid = false, discrepancy } = props
  const { billed = [], expected, fees, events, children } = props
  const { closing } = useMonth()
  return (
    <>
      {figures && <Figures figures={figures} />}
      {children}
      <MarksOfOrder orderId={orderId} difference={difference} />
      <OrderPart title={texts.items.title}>
        <OrderItems items={items} />
      </OrderPart>
      {parts && (
        <OrderPart title={texts.partByPart}>
          <OrderParts parts={parts} isPaid={isPaid} discrepancy={discrepancy} />
        </OrderPart>
      )}
      {billed.length > 0 && (
        <OrderPart title={texts.billed.title}>
          <BilledFees fees={billed} expected={expected} />
        </OrderPart>
      )}
      {closing.id !== exampleId && <OrderMovements marketplace={closing.marketplace} orderId={orderId} />}
      {fees && (
        <OrderPart title={feeTexts.ofOrder.title}>
          <OrderFees check={fees} />
        </OrderPart>
      )}
      <OrderPart title={texts.history.title}>
        <OrderHistory events={events} />
      </OrderPart>
    </>
  )
}
