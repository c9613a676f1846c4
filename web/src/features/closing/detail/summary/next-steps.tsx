import { Anchor, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { brazilianDay, type CalendarDate, daysBetween } from '@vendaclara/core/calendar'
import { awaitedCount } from '@vendaclara/core/closing'
import { type Cents, negative, toReais } from '@vendaclara/core/money'
import { useSession } from '../../../../session/use-session.ts'
import { useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { claimsId } from '../../marks/claims/claims-section.tsx'
import { countdown } from '../../marks/claims/texts.ts'
import { exampleId } from '../../model/example.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import type { Marks } from '../../model/marks.ts'
import { monthKey } from '../../model/months.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { monthName } from '../../movements/texts.ts'
import type { ClaimsToDo } from '../../results/claims-list.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import type { ResultTotals } from '../../results/views.ts'
import { closingQueries } from '../../saving/closing-queries.ts'
import type { ShownMonth } from '../../saving/shown-month.ts'
import { filesId } from '../upload/file-cards.tsx'
import { monthAfter, monthToClose } from './month-to-close.ts'
import { texts } from './texts.ts'

interface NextStepsProps {
  closing: ShownMonth
  /** Undefined until the rows and their totals are loaded; claims are not mentioned before. */
  results: ResultsClient | undefined
  totals: ResultTotals | undefined
  /** Undefined if nothing can be marked. */
  marks?: Marks
}

interface Step {
  sentence: string
  /** The place on this page that the step is about. */
  place?: string
}

/** What to do next about a compared month; empty if there is nothing to do. */
export function NextSteps({ closing, results, totals, marks }: NextStepsProps) {
  const today = useDay(brazilianDay)
  if (!results || !totals || !marks) return <ClosingSteps closing={closing} claims={null} today={today} />
  return <StepsWithClaims {...{ closing, results, marks, today }} version={totals.version} />
}

interface StepsWithClaimsProps {
  closing: ShownMonth
  results: ResultsClient
  marks: Marks
  version: number
  today: CalendarDate
}

function StepsWithClaims({ closing, results, version, marks, today }: StepsWithClaimsProps) {
  const claims = useView(results, (worker) => worker.claimsToDo(today, marks), [version, today, marks])
  return <ClosingSteps closing={closing} claims={claims ?? null} today={today} />
}

interface ClosingStepsProps {
  closing: ShownMonth
  claims: ClaimsToDo | null
  today: CalendarDate
}

function ClosingSteps({ closing, claims, today }: ClosingStepsProps) {
  const { user } = useSession()
  const isAsked = closing.id !== exampleId && awaitedCount(closing.figures) > 0
  const { data = [] } = useQuery({ ...closingQueries.list(user), enabled: isAsked })
  return <Steps steps={stepsOf(closing, claims, today, monthToClose(closing, data, today))} />
}

function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <List size="sm" spacing={4} aria-label={texts.next.title}>
      {steps.map(({ sentence, place }) => (
        <List.Item key={sentence}>
          {place === undefined ? (
            sentence
          ) : (
            <Anchor href={`#${place}`} inherit>
              {sentence}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  )
}

function stepsOf(
  closing: ShownMonth,
  claims: ClaimsToDo | null,
  today: CalendarDate,
  toClose: string | null,
): readonly Step[] {
  const { figures, marketplace } = closing
  const { sums } = figures
  const warnings = countWarnings(closing)
  const unmatched = awaitedCount(figures)
  const words = marketplaceWords[marketplace]
  return [
    ...(warnings > 0 ? [{ sentence: texts.next.warnings(warnings), place: filesId }] : []),
    ...(claims ? [{ sentence: claimsSentence(claims, today), place: claimsId }] : []),
    ...(unmatched > 0 && toClose !== null
      ? [{ sentence: awaitedSentence(closing, unmatched, (claims?.missing ?? 0) > 0, toClose) }]
      : []),
    ...(sums?.leftOut
      ? [{ sentence: texts.next.leftOut(sums.leftOut.count, money(sums.leftOut.amount), words) }]
      : []),
    ...(sums?.owed
      ? [{ sentence: texts.next.owed(sums.owed.count, money(negative(sums.owed.amount))) }]
      : []),
    ...(sums && sums.otherOrders > 0
      ? [
          {
            sentence: texts.next.others(sums.otherOrders, money(sums.otherReceived), words),
          },
        ]
      : []),
    ...(sums ? [] : [{ sentence: texts.next.again(words) }]),
  ]
}

function awaitedSentence(
  closing: ShownMonth,
  unmatched: number,
  isContested: boolean,
  toClose: string,
): string {
  const words = marketplaceWords[closing.marketplace]
  if (toClose === monthAfter(monthKey(closing))) return texts.next.awaited(unmatched, isContested, words)
  return texts.next.awaitedLater(monthName(toClose), words)
}

function countWarnings({ files }: ShownMonth): number {
  return files.reduce((sum, { receipt: { warnings = [] } }) => sum + warnings.length, 0)
}

function claimsSentence(
  { count, missing, amount, firstDay, isExact }: ClaimsToDo,
  today: CalendarDate,
): string {
  const days = firstDay === null ? 0 : daysBetween(today, firstDay)
  return texts.next.claims(
    { count, missing },
    formatBrl(toReais(amount)),
    firstDay === null ? null : { day: formatOrderDate(firstDay), left: countdown(days, isExact), isExact },
  )
}

function money(amount: Cents): string {
  return formatBrl(toReais(amount))
}
