import { Group, Stack, Text, Title } from '@mantine/core'
import { infoSentence } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import pieces from '../../../../theme/pieces.module.css'
import { formatCents } from '../../../../ui/number-formats.ts'
import { ClaimOf } from '../../contest/claim-of.tsx'
import { type ComparedParts, compareParts, partSentence } from '../../fees/part-lines.ts'
import { isDifference, isExplained, type ResultRow, reasonName, reasonOf } from '../../model/differences.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { uncapitalized } from '../../texts.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { Details } from './details.tsx'
import { historyOf } from './order-history.tsx'
import classes from './order-panel.module.css'
import { Figure } from './parts/figure.tsx'
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
