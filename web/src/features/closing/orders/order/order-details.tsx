import { Group, Stack, Text, Title } from '@mantine/core'
import { type Analysis, infoSentence } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, MonthAudit, OrderDifference } from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import pieces from '../../../../theme/pieces.module.css'
import { formatCents } from '../../../../ui/number-formats.ts'
import { ClaimOf } from '../../contest/claim-of.tsx'
import type { MarkDraft } from '../../contest/marks/mark-editor.tsx'
import type { Marking } from '../../contest/marks/use-marks.tsx'
import { MarksOfOrder } from '../../contest/marks-of-order.tsx'
import { OrderFees } from '../../fees/order-fees.tsx'
import { type ComparedParts, compareParts, partSentence } from '../../fees/part-lines.ts'
import { texts as feeTexts } from '../../fees/texts.ts'
import { OrderMovements } from '../../files/others/order-movements.tsx'
import { isDifference, isExplained, reasonName, reasonOf } from '../../model/differences.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { exampleId } from '../../model/months.ts'
import { OrderPart } from '../../model/order-part.tsx'
import { uncapitalized } from '../../texts.ts'
import { Figure, Figures } from './figures.tsx'
import { type HistoryOf, historyOf, OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import classes from './order-panel.module.css'
import { BilledFees } from './parts/billed-fees.tsx'
import { OrderParts } from './parts/order-parts.tsx'
import { freightSentence, infoText, reasonSentence } from './reason.ts'
import { texts } from './texts.ts'

/** What the panel says of any order. */
export interface DetailsProps {
  closing: HistoryOf['closing'] & Pick<Analysis, 'id'>
  marking: Marking
  /** By the key of the mark: what is typed is kept while another order is shown. */
  drafts: Map<string, MarkDraft>
  onDraft: () => void
}

interface OrderDetailsProps extends DetailsProps, Pick<HistoryOf, 'row'> {
  /** The fee audit of the month; undefined if there is none. */
  audit: MonthAudit | undefined
}

/**
 * Everything known about an order: what it should have been paid and why it was not, what it sold, and what became of
 * it.
 */
export function OrderDetails({ row, closing, marking, audit, drafts, onDraft }: OrderDetailsProps) {
  const difference = isDifference(row) ? row : undefined
  const parts = isDifference(row)
    ? row.expected && compareParts(closing.marketplace, row.expected, row.paid)
    : compareParts(closing.marketplace, row, undefined)
  return (
    <>
      {parts && <Figures figures={figuresOf(parts, difference?.difference)} />}
      {difference ? (
        <Reason row={difference} marketplace={closing.marketplace} parts={parts} />
      ) : (
        <Text fw={600}>{`${infoSentence(row.info)}.`}</Text>
      )}
      {row.unread && <Text>{texts.unread}</Text>}
      {row.takenBack !== undefined && <Text>{texts.takenBack(formatCents(row.takenBack))}</Text>}
      <ClaimOf marketplace={closing.marketplace} row={row} />
      <MarksOfOrder
        {...{ closing, marking, drafts, onDraft }}
        orderId={row.orderId}
        difference={difference?.difference}
      />
      <OrderPart title={texts.items.title}>
        <OrderItems items={row.items} />
      </OrderPart>
      {parts && (
        <OrderPart title={texts.partByPart}>
          <OrderParts
            parts={parts}
            isPaid={difference?.paid !== undefined}
            discrepancy={difference?.freight}
          />
        </OrderPart>
      )}
      {row.billed && row.billed.length > 0 && (
        <OrderPart title={texts.billed.title}>
          <BilledFees fees={row.billed} expected={isDifference(row) ? row.expected : row} />
        </OrderPart>
      )}
      {closing.id !== exampleId && <OrderMovements marketplace={closing.marketplace} orderId={row.orderId} />}
      {difference?.fees && (
        <OrderPart title={feeTexts.ofOrder.title}>
          <OrderFees check={difference.fees} audit={audit} />
        </OrderPart>
      )}
      <OrderPart title={texts.history.title}>
        <OrderHistory events={historyOf({ row, closing, parts, marks: marking.marks })} />
      </OrderPart>
    </>
  )
}

/** The expected and the received amount, and the difference, which is undefined until something is paid. */
function figuresOf(parts: ComparedParts, difference: Cents | undefined) {
  const { expected, received, none } = texts
  const figures = [
    { name: expected, value: formatCents(parts.expected) },
    { name: received, value: difference === undefined ? none : formatCents(parts.received) },
  ]
  if (difference === undefined) return figures
  const sign = difference < 0 ? ('loss' as const) : ('gain' as const)
  const name = `${texts.difference} · ${texts[sign].toLowerCase()}`
  return [...figures, { name, sign, value: `${sign === 'gain' ? '+' : ''}${formatCents(difference)}` }]
}

interface ReasonProps {
  row: OrderDifference
  parts: ComparedParts | undefined
  marketplace: ClosingMarketplace
}

/** Why an order differs, how certain that is, and how the specification's own info relates to it. */
function Reason({ row, marketplace, parts }: ReasonProps) {
  const { reasons = [] } = row
  const words = marketplaceWords[marketplace]
  const freight = freightSentence(row, parts)
  return (
    <section className={classes.why}>
      <Title order={3} size="h5">
        {texts.why}: {uncapitalized(reasonName(reasonOf(row)))}
      </Title>
      <Text>{reasonSentence(row, words)}</Text>
      {reasons.length > 0 && (
        <Stack component="ul" gap={8} fz="sm" className={pieces.bare}>
          {reasons.map((reason) => (
            <Group key={reason.kind + reason.amount} component="li" justify="space-between" wrap="nowrap">
              <span>
                <span className={classes.part}>{partSentence(reason)}</span>{' '}
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
    </section>
  )
}
