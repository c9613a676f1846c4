import { Group, Stack, Text, Title } from '@mantine/core'
import { infoSentence } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { noCents } from '@vendaclara/core/money'
import pieces from '../../../../theme/pieces.module.css'
import { Figures } from '../../../../ui/explained/figures.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import { ClaimOf } from '../../contest/claim-of.tsx'
import { MarksOfOrder } from '../../contest/marks-of-order.tsx'
import { OrderFees } from '../../fees/order-fees.tsx'
import { type ComparedParts, compareParts, partSentence } from '../../fees/part-lines.ts'
import { texts as feeTexts } from '../../fees/texts.ts'
import { OrderMovements } from '../../files/others/order-movements.tsx'
import { isDifference, isExplained, reasonName, reasonOf } from '../../model/differences.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { markedOrder } from '../../model/marks.ts'
import { exampleId } from '../../model/months.ts'
import { OrderPart } from '../../model/order-part.tsx'
import { uncapitalized } from '../../texts.ts'
import type { KnownOrder } from '../../worker/rows/find-orders.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { historyOf, OrderHistory } from './order-history.tsx'
import classes from './order-panel.module.css'
import { outcomeInWords } from './outcome-words.ts'
import { BilledFees } from './parts/billed-fees.tsx'
import { Figure } from './parts/figure.tsx'
import { OrderItems } from './parts/order-items.tsx'
import { OrderParts } from './parts/order-parts.tsx'
import { freightSentence, infoText, reasonSentence } from './reason.ts'
import { texts } from './texts.ts'

/**
 * Everything known about an order: what it should have been paid, what it was paid and why that differs, what it sold,
 * and what became of it.
 */
export function OrderDetails({ order }: { order: KnownOrder }) {
  const { closing, marks } = useMonth()
  const { marketplace } = closing
  const { orderId, row, outcome, expected, paid, billed = [], fees } = order
  const parts = expected && compareParts(marketplace, expected, paid)
  const figures = figuresOf(order, parts)
  const difference = row && isDifference(row) ? row : undefined
  const marked = row && markedOrder(marketplace, row)
  return (
    <>
      {figures.length > 0 && <Figures figures={figures} />}
      {difference && <Reason row={difference} parts={parts} />}
      {row && !difference && <Text fw={600}>{`${infoSentence(row.info)}.`}</Text>}
      {outcome && <Text fw={600}>{`${outcomeInWords(outcome)}.`}</Text>}
      {(outcome?.kind === 'paid' || outcome?.kind === 'paid-late') && (
        <Text size="sm" c="dimmed">
          {texts.settled.same}
        </Text>
      )}
      {row?.unread && <Text>{texts.unread}</Text>}
      {row?.takenBack !== undefined && <Text>{texts.takenBack(formatCents(row.takenBack))}</Text>}
      {row && <ClaimOf row={row} />}
      <MarksOfOrder orderId={orderId} difference={marked?.difference ?? noCents} />
      <OrderPart title={texts.items.title}>
        <OrderItems items={order.items} />
      </OrderPart>
      {parts && (
        <OrderPart title={texts.partByPart}>
          <OrderParts parts={parts} isPaid={paid !== undefined} discrepancy={difference?.freight} />
        </OrderPart>
      )}
      {billed.length > 0 && (
        <OrderPart title={texts.billed.title}>
          <BilledFees fees={billed} expected={expected ?? undefined} />
        </OrderPart>
      )}
      {closing.id !== exampleId && <OrderMovements marketplace={marketplace} orderId={orderId} />}
      {fees && (
        <OrderPart title={feeTexts.ofOrder.title}>
          <OrderFees check={fees} />
        </OrderPart>
      )}
      <OrderPart title={texts.history.title}>
        <OrderHistory events={historyOf({ order, closing, parts, marks })} />
      </OrderPart>
    </>
  )
}

/**
 * What was expected, what went back to the buyer, what came, and the difference. Empty if nothing is expected, or the
 * parts were not kept.
 */
function figuresOf({ row, outcome, paid, settled }: KnownOrder, parts: ComparedParts | null | undefined) {
  const { refunded, amount = parts?.received } = settled ?? {}
  if (outcome?.kind === 'left-out' || (row && !parts)) return []
  const difference = row && isDifference(row) ? row.difference : noCents
  const isLoss = difference < 0
  const figure = (id: string, label: string, value: string) => ({ id, label, value })
  return [
    ...(parts ? [figure('expected', texts.expected, formatCents(parts.expected))] : []),
    ...(refunded === undefined ? [] : [figure('refunded', texts.settled.refunded, formatCents(refunded))]),
    figure('received', texts.received, paid && amount !== undefined ? formatCents(amount) : texts.none),
    ...(difference === 0
      ? []
      : [
          {
            id: 'difference',
            label: `${texts.difference} · ${texts[isLoss ? 'loss' : 'gain'].toLowerCase()}`,
            value: `${isLoss ? '' : '+'}${formatCents(difference)}`,
            isLoss,
            isGain: !isLoss,
          },
        ]),
  ]
}

interface ReasonProps {
  row: OrderDifference
  parts: ComparedParts | null | undefined
}

/** Why an order differs, how certain that is, and how the specification's own info relates to it. */
function Reason({ row, parts }: ReasonProps) {
  const { marketplace } = useMonth().closing
  const { reasons = [] } = row
  const words = marketplaceWords[marketplace]
  const freight = freightSentence(row, parts ?? undefined)
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
