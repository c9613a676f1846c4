import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ClosingMarketplace, Movement } from '@vendaclara/core/closing'
import { noCents, sumCents } from '@vendaclara/core/money'
import { useSession } from '../../../../session/use-session.ts'
import { SmallTable } from '../../../../table/small-table.tsx'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { OrderPart } from '../../model/order-part.tsx'
import { formatUnsigned } from '../../texts.ts'
import { movementColumns } from './month-lists.tsx'
import { movementQueries } from './movement-queries.ts'
import { sourceNames, texts } from './texts.ts'

interface OrderMovementsProps {
  marketplace: ClosingMarketplace
  orderId: string
}

/** What movement files say about an order; empty if they have no line for it. */
export function OrderMovements({ marketplace, orderId }: OrderMovementsProps) {
  const { user } = useSession()
  const { data: lines = [], error } = useQuery(movementQueries.order(user, marketplace, orderId))
  if (lines.length === 0 && !error) return null
  return (
    <OrderPart title={texts.order.title}>
      {error ? (
        <Text size="sm" c="dimmed">
          {texts.order.failed}
        </Text>
      ) : (
        <>
          {sentencesOf(lines).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <SmallTable
            label={texts.order.lines}
            columns={movementColumns(lineInWords)}
            rows={lines}
            keyOf={({ id }) => id}
          />
          <Text size="xs" c="dimmed">
            {texts.order.about}
          </Text>
        </>
      )}
    </OrderPart>
  )
}

/** When the money came and when it was taken back, and what was paid in advance. */
export function sentencesOf(lines: readonly Movement[]): readonly string[] {
  const income = lines.filter(({ kind, amount = noCents }) => kind === 'order-income' && amount !== 0)
  const advances = lines.flatMap(({ source, day, amount = noCents, fee = noCents, rest = noCents }) =>
    source === 'advances'
      ? [texts.order.advanced(formatCents(amount), formatDay(day), formatUnsigned(fee), formatCents(rest))]
      : [],
  )
  return [...walletSentences(income), ...advances]
}

function walletSentences(income: readonly Movement[]): readonly string[] {
  const days = income.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const [came, taken] = [days.filter(isCredit), days.filter((line) => !isCredit(line))]
  const [first, last] = [came.at(0), taken.at(-1)]
  if (first && last && sumCents(income.map(({ amount = noCents }) => amount)) <= 0) {
    return [texts.order.arrivedAndTaken(formatDay(first.day), formatDay(last.day))]
  }
  return [
    ...came.map(({ day }) => texts.order.arrived(formatDay(day))),
    ...taken.map(({ day, amount = noCents }) => texts.order.taken(formatUnsigned(amount), formatDay(day))),
  ]
}

function isCredit({ amount = noCents }: Movement): boolean {
  return amount > 0
}

/** What a line is, by which file, and what follows from it. */
function lineInWords({ source, kind, text, state, until, compensation }: Movement): string {
  return [
    [`${sourceNames[source]}: ${whatOf(source, kind, text)}`, state].filter(Boolean).join(' · '),
    until && texts.order.until(formatDay(until)),
    compensation && texts.order.compensation(formatCents(compensation)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The wallet itself says what a line is. */
function whatOf(source: Movement['source'], kind: Movement['kind'], text: string): string {
  if (source === 'wallet' && text !== '') return text
  return [texts.kinds[kind].toLowerCase(), text].filter(Boolean).join(' · ')
}
