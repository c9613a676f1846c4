import type { ListedAnalysis } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  addAnswers,
  type ClosingMarketplace,
  figuresInYear,
  lostParts,
  type MonthAnswer,
  type MonthSums,
  monthAnswer,
} from '@vendaclara/core/closing'
import { type Cents, noCents, sumCents } from '@vendaclara/core/money'
import { range } from 'd3-array'

/** What is shown: a year with two digits, and one marketplace or all. */
export interface YearChoice {
  readonly year: number
  readonly marketplace: ClosingMarketplace | 'all'
}

/** A month of the year with the closings that its sums are from. A month between others may have none. */
export interface YearMonth {
  readonly month: number
  readonly answer: MonthAnswer | null
  readonly closings: readonly ListedAnalysis[]
}

export interface YearOfMonths {
  /** From the first to the last month with sums. */
  readonly months: readonly YearMonth[]
  readonly total: MonthAnswer
  /** Closings compared before sums were stored; they are in no month. */
  readonly unknown: readonly ListedAnalysis[]
  /** Closings in it whose files warn that amounts cannot be relied on. */
  readonly doubtful: readonly ListedAnalysis[]
  /** What was paid too little and did not come back, without what is still awaited, and what was refused. */
  readonly found: Cents
  readonly denied: Cents
}

type Answered = ListedAnalysis & { readonly figures: { readonly sums: MonthSums } }

/** A single month cannot be compared. */
const fewestMonths = 2

/** The years in which at least two months have sums, the latest first. */
export function yearsToChoose(closings: readonly ListedAnalysis[]): readonly number[] {
  const years = [...new Set(closings.map(({ year }) => year))].toSorted((one, other) => other - one)
  return years.filter((year) => hasEnough(closings, { year, marketplace: 'all' }))
}

/** The marketplaces with at least two such months in a year; empty if there is only one marketplace. */
export function marketplacesToChoose(
  closings: readonly ListedAnalysis[],
  year: number,
): readonly ClosingMarketplace[] {
  const answered = closings.filter((closing) => closing.year === year && isAnswered(closing))
  const marketplaces = [...new Set(answered.map(({ marketplace }) => marketplace))]
  if (marketplaces.length < 2) return []
  return marketplaces.filter((marketplace) => hasEnough(closings, { year, marketplace }))
}

function hasEnough(closings: readonly ListedAnalysis[], choice: YearChoice): boolean {
  const answered = closings.filter((closing) => isOf(closing, choice) && isAnswered(closing))
  return new Set(answered.map(({ month }) => month)).size >= fewestMonths
}

/**
 * The months of a year. If a month was compared twice for one marketplace, the first counts, and of an order in two
 * months the older, as in the year's workbook.
 */
export function yearMonths(
  closings: readonly ListedAnalysis[],
  choice: YearChoice,
  today: CalendarDate,
): YearOfMonths {
  const compared = closings
    .filter((closing) => isOf(closing, choice) && isCompared(closing))
    .map((closing) => ({ ...closing, figures: figuresInYear(closing.figures) }))
  const answered = compared.filter(isAnswered)
  const all = range(1, 13).map((month): YearMonth => {
    const ofMonth = answered.filter((closing) => closing.month === month)
    const answer = ofMonth.length > 0 ? ofMonth.map(answerOf).reduce(addAnswers) : null
    return { month, answer, closings: ofMonth }
  })
  const [first, last] = [all.findIndex(hasAnswer), all.findLastIndex(hasAnswer)]
  return {
    months: first < 0 ? [] : all.slice(first, last + 1),
    total: answered.map(answerOf).reduce(addAnswers, none),
    unknown: compared.filter((closing) => !isAnswered(closing)),
    doubtful: compared.filter(({ figures }) => figures.doubts !== undefined),
    found: sumCents(compared.map(({ figures }) => lostParts(figures, today).less)),
    denied: sumCents(compared.map(({ figures }) => figures.denied)),
  }
}

function isOf({ year, marketplace }: ListedAnalysis, choice: YearChoice): boolean {
  return year === choice.year && (choice.marketplace === 'all' || choice.marketplace === marketplace)
}

function isCompared({ duplicate, figures }: ListedAnalysis): boolean {
  return !duplicate && figures.hasResults
}

function isAnswered(closing: ListedAnalysis): closing is Answered {
  return isCompared(closing) && closing.figures.sums !== null
}

function hasAnswer({ answer }: YearMonth): boolean {
  return answer !== null
}

const none: MonthAnswer = {
  expected: noCents,
  received: noCents,
  refunded: noCents,
  missing: noCents,
  regained: noCents,
}

function answerOf({ figures }: Answered): MonthAnswer {
  return monthAnswer(figures) ?? none
}
