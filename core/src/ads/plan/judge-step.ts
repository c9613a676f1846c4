import { type Cents, toCents } from '../../money/index.ts'
import type { AdsSums } from '../ads-report.ts'
import type { Period } from '../periods/compare-periods.ts'
import { profitAfterAds } from '../verdicts/verdict.ts'

/** What a keyword or a term did in a number of days; money in reais. */
export interface Performance {
  readonly days: number
  readonly spend: number
  readonly gmv: number
}

/**
 * The result of a step of the plan.
 *
 * - 'unknown': one of the reports does not say which days it covers.
 * - 'early': the later report begins on the day of the step or before.
 * - 'spending': what was stopped still spends.
 * - 'helped', 'same', 'hurt': what it leaves per day is more than, equal to (to the centavo), or less than before.
 */
export type StepOutcome = 'unknown' | 'early' | 'spending' | 'helped' | 'same' | 'hurt'

/** A step that was taken: the day, counted from 1 January 1970, and the figures it was based on. */
export interface TakenStep {
  readonly action: 'stop' | 'bid'
  readonly day: number
  /** Null if the report it was based on does not say which days it covers. */
  readonly before: Performance | null
}

/**
 * A step judged by a later report, with amounts in centavos a day. `before` and `after` are null where they are
 * unknown.
 */
export interface JudgedStep {
  readonly outcome: StepOutcome
  readonly before: PerDay | null
  readonly after: PerDay | null
}

export interface PerDay {
  readonly spend: Cents
  readonly gmv: Cents
  /** GMV x margin - spend. */
  readonly profit: Cents
}

/**
 * Judges a step by a later report: compares the spend and the sales per day before and after it. `figures` are those of
 * the keyword or term in the later report, zero if it is not in it. `margin` is the contribution margin in percent of
 * the price.
 */
export function judgeStep(
  { action, day, before }: TakenStep,
  period: Period | null,
  figures: Pick<AdsSums, 'gmv' | 'spend'>,
  margin: number,
): JudgedStep {
  if (!before || before.days <= 0 || !period) return { outcome: 'unknown', before: null, after: null }
  if (period.first <= day) return { outcome: 'early', before: perDay(before, margin), after: null }
  const earlier = perDay(before, margin)
  const later = perDay({ ...figures, days: daysOf(period) }, margin)
  const outcome =
    action === 'stop' && figures.spend > 0
      ? 'spending'
      : later.profit > earlier.profit
        ? 'helped'
        : later.profit < earlier.profit
          ? 'hurt'
          : 'same'
  return { outcome, before: earlier, after: later }
}

/** The number of days of a period, both ends included. */
export function daysOf({ first, last }: Period): number {
  return last - first + 1
}

function perDay({ days, spend, gmv }: Performance, margin: number): PerDay {
  return {
    spend: toCents(spend / days),
    gmv: toCents(gmv / days),
    profit: toCents(profitAfterAds({ gmv, spend }, margin) / days),
  }
}
