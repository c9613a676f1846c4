import { type ListedAnalysis, monthNames } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, type MonthSums, missingOf } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'

/** What is shown: a year of two digits, of one marketplace or of all together. */
export interface YearChoice {
  readonly year: number
  readonly marketplace: ClosingMarketplace | 'all'
}

/** What a month comes to. Missing is what was expected less what was received and what went back to buyers; below 0 where more came. */
export interface MonthAnswer {
  readonly expected: Cents
  readonly received: Cents
  readonly refunded: Cents
  readonly missing: Cents
  /** What the seller says was paid back of it. */
  readonly recovered: Cents
}

/** A month of the year with the closings that its answer is of; one between others can be without. */
export interface YearMonth {
  readonly month: ListedAnalysis['month']
  readonly answer: MonthAnswer | null
  readonly closings: readonly ListedAnalysis[]
}

export interface YearOfMonths {
  /** From the first to the last month with an answer. */
  readonly months: readonly YearMonth[]
  readonly total: MonthAnswer
  /** Compared before a closing kept what was expected and received: they are in no answer. */
  readonly unknown: readonly ListedAnalysis[]
}

type Answered = ListedAnalysis & { readonly figures: { readonly sums: MonthSums } }

/** One month is nothing to see side by side. */
const fewestMonths = 2

/** The years in which at least two months have answers, the latest first. */
export function yearsToChoose(closings: readonly ListedAnalysis[]): readonly number[] {
  const years = [...new Set(closings.map(({ year }) => year))].toSorted((one, other) => other - one)
  return years.filter((year) => hasEnough(closings, { year, marketplace: 'all' }))
}

/** The marketplaces of which that is so in a year, where it is not of one alone. */
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

/** The months of a year side by side. Of a month that was compared twice for one marketplace the first counts, as in the year's sheet. */
export function yearMonths(closings: readonly ListedAnalysis[], choice: YearChoice): YearOfMonths {
  const compared = closings.filter((closing) => isOf(closing, choice) && isCompared(closing))
  const answered = compared.filter(isAnswered)
  const all = monthNames.map((month): YearMonth => {
    const ofMonth = answered.filter((closing) => closing.month === month)
    const answer = ofMonth.length > 0 ? ofMonth.map(answerOf).reduce(addAnswers) : null
    return { month, answer, closings: ofMonth }
  })
  const [first, last] = [all.findIndex(hasAnswer), all.findLastIndex(hasAnswer)]
  return {
    months: first < 0 ? [] : all.slice(first, last + 1),
    total: answered.map(answerOf).reduce(addAnswers, none),
    unknown: compared.filter((closing) => !isAnswered(closing)),
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
  ...{ expected: noCents, received: noCents, refunded: noCents, missing: noCents, recovered: noCents },
}

function answerOf({ figures: { sums, recovered } }: Answered): MonthAnswer {
  const { expected, received, refunded } = sums
  return { expected, received, refunded, missing: missingOf(sums), recovered }
}

function addAnswers(one: MonthAnswer, other: MonthAnswer): MonthAnswer {
  return {
    expected: addCents(one.expected, other.expected),
    received: addCents(one.received, other.received),
    refunded: addCents(one.refunded, other.refunded),
    missing: addCents(one.missing, other.missing),
    recovered: addCents(one.recovered, other.recovered),
  }
}
