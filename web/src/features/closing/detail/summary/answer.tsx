import { Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import {
  awaitedCount,
  type ClosingFigures,
  type MonthSums,
  missingOf,
  sumRests,
} from '@vendaclara/core/closing'
import {
  addCents,
  type Cents,
  negative,
  noCents,
  subtractCents,
  sumCents,
  toReais,
} from '@vendaclara/core/money'
import type { ReactNode } from 'react'
import { useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import type { ReasonCount } from '../../results/totals.ts'
import classes from './summary.module.css'
import { texts } from './texts.ts'

interface AnswerProps {
  figures: ClosingFigures
  sums: MonthSums
  /** Undefined until the rows are loaded. */
  reasons: readonly ReasonCount[] | undefined
}

/** The result of a month: what should have been paid, what was paid, and what the missing amount consists of. */
export function Answer({ figures, sums, reasons }: AnswerProps) {
  const today = useDay(brazilianDay)
  const { matched } = figures
  const { expected, received, refunded } = sums
  const missing = missingOf(sums)
  const explained = reasons
    ? sumCents(reasons.map((reason) => reason.explained))
    : (sums.explained ?? noCents)
  const rests = reasons ? reasons.flatMap((reason) => reason.rests) : (sums.rests ?? [])
  const rest = sumRests(rests, today)
  const parts = missingParts(figures, sums, { missing, explained, rest })
  return (
    <dl className={classes.answer}>
      <Step label={texts.answer.expected} note={texts.answer.orders(matched + awaitedCount(figures))}>
        {money(expected)}
      </Step>
      <IconArrowRight size={20} aria-hidden className={classes.arrow} />
      <Step
        label={texts.answer.received}
        note={
          <>
            {texts.answer.paid(matched)}
            {refunded !== 0 && <span>{texts.answer.refunded(money(refunded))}</span>}
            {sums.adjustments && <span>{texts.answer.adjustments(money(sums.adjustments.amount))}</span>}
          </>
        }
      >
        {money(received)}
      </Step>
      <IconArrowRight size={20} aria-hidden className={classes.arrow} />
      <Step
        label={missing < 0 ? texts.answer.over : texts.answer.missing}
        tone={missing > explained ? 'loss' : 'gain'}
        note={parts.length > 0 ? parts.map((part) => <span key={part}>{part}</span>) : texts.answer.nothing}
      >
        {money(missing < 0 ? negative(missing) : missing)}
      </Step>
    </dl>
  )
}

/** The parts of the missing amount; they add up to it. */
function missingParts(
  figures: ClosingFigures,
  { awaited }: MonthSums,
  { missing, explained, rest }: Readonly<Record<'missing' | 'explained' | 'rest', Cents>>,
): readonly string[] {
  const { totalDifference, lost } = figures
  const unmatched = awaitedCount(figures)
  const gained = addCents(totalDifference, lost)
  const beside = addCents(explained, rest)
  const crumbs = subtractCents(subtractCents(missing, awaited), negative(totalDifference))
  return [
    ...(unmatched > 0 ? [texts.answer.awaited(money(awaited), unmatched)] : []),
    ...(lost > beside ? [texts.answer.less(money(subtractCents(lost, beside)))] : []),
    ...(rest > 0 ? [texts.answer.rest(money(rest))] : []),
    ...(explained > 0 ? [texts.answer.explained(money(explained))] : []),
    ...(gained > 0 ? [texts.answer.more(money(gained))] : []),
    ...(crumbs === 0 ? [] : [texts.answer.crumbs(money(crumbs))]),
  ]
}

interface StepProps {
  label: string
  tone?: 'loss' | 'gain'
  note: ReactNode
  children: ReactNode
}

function Step({ label, tone, note, children }: StepProps) {
  return (
    <div className={classes.step} data-tone={tone}>
      <dt>{label}</dt>
      <dd className={classes.amount}>{children}</dd>
      <Text component="dd" size="xs" c="dimmed" className={classes.parts}>
        {note}
      </Text>
    </div>
  )
}

function money(amount: Cents): string {
  return formatBrl(toReais(amount))
}
