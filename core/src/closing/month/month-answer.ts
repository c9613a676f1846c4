import type { CalendarDate } from '../../calendar/index.ts'
import { addCents, type Cents, negative, noCents, subtractCents, sumCents } from '../../money/index.ts'
import { sumRests } from '../claims/split-loss.ts'
import { awaitedCount, type ClosingFigures, missingOf } from '../model/month.ts'

type Answered = Pick<ClosingFigures, 'sums' | 'lost' | 'totalDifference' | 'unmatched'> & {
  readonly regained?: ClosingFigures['regained']
}

/**
 * The sums of a month as every screen, the year and the workbooks say them, in centavos:
 * expected - refunded - received - regained = missing. `missing` is negative if more was paid.
 */
export interface MonthAnswer {
  readonly expected: Cents
  readonly refunded: Cents
  readonly received: Cents
  readonly regained: Cents
  readonly missing: Cents
}

/**
 * What the missing amount of a month consists of, in centavos; the parts add up to it.
 *
 * - `awaited`: of orders without payment, `count` of them.
 * - `less`: paid too little and not explained. `rest`: paid too little and still awaited as of the day asked for.
 * - `explained`: paid too little, and cannot be claimed.
 * - `more`: paid too much; not positive. `crumbs`: differences under the tolerance, of either sign.
 */
export interface MissingParts {
  readonly awaited: Cents
  readonly count: number
  readonly less: Cents
  readonly rest: Cents
  readonly explained: Cents
  readonly more: Cents
  readonly crumbs: Cents
}

/** Null if the sums of the month are unknown. */
export function monthAnswer(figures: Pick<Answered, 'sums' | 'regained'>): MonthAnswer | null {
  const { sums, regained } = figures
  if (!sums) return null
  const back = regained ? addCents(regained.less, regained.awaited) : noCents
  const { expected, refunded, received } = sums
  return { expected, refunded, received, regained: back, missing: subtractCents(missingOf(sums), back) }
}

/** Adds the sums of two months, such as those of two marketplaces. */
export function addAnswers(one: MonthAnswer, other: MonthAnswer): MonthAnswer {
  return {
    expected: addCents(one.expected, other.expected),
    refunded: addCents(one.refunded, other.refunded),
    received: addCents(one.received, other.received),
    regained: addCents(one.regained, other.regained),
    missing: addCents(one.missing, other.missing),
  }
}

/**
 * The parts of the missing amount as of `today` (the day in Brazil). Money recovered for orders paid too little lowers
 * first the unexplained part, then the awaited part, then the explained part. Null if the sums are unknown.
 */
export function missingParts(figures: Answered, today: CalendarDate): MissingParts | null {
  const { sums, lost, totalDifference, regained } = figures
  const answer = monthAnswer(figures)
  if (!sums || !answer) return null
  const awaited = subtractCents(sums.awaited, regained?.awaited ?? noCents)
  const { less, rest, explained } = lostParts(figures, today)
  const more = negative(addCents(totalDifference, lost))
  const known = sumCents([awaited, less, rest, explained, more])
  return {
    awaited,
    count: stillAwaited(figures),
    less,
    rest,
    explained,
    more,
    crumbs: subtractCents(answer.missing, known),
  }
}

/** How many orders of a month still have to be paid, without those whose money the seller says came back. */
export function stillAwaited(figures: Pick<Answered, 'unmatched' | 'sums' | 'regained'>): number {
  return awaitedCount(figures) - (figures.regained?.count ?? 0)
}

/**
 * How what a month's orders were paid too little splits as of `today`, net of what was recovered of it: not explained
 * (`less`), still awaited (`rest`), and `explained`. Known for months without sums, too.
 */
export function lostParts(
  { sums, lost, regained }: Pick<Answered, 'sums' | 'lost' | 'regained'>,
  today: CalendarDate,
): Pick<MissingParts, 'less' | 'rest' | 'explained'> {
  const awaited = sumRests(sums?.rests ?? [], today)
  const explained = sums?.explained ?? noCents
  const beside = addCents(awaited, explained)
  const [less, ofLess] = lowered(lost > beside ? subtractCents(lost, beside) : noCents, regained?.less)
  const [rest, ofRest] = lowered(awaited, ofLess)
  return { less, rest, explained: lowered(explained, ofRest)[0] }
}

/** What is left of an amount, and of what lowers it. */
function lowered(amount: Cents, by: Cents = noCents): readonly [Cents, Cents] {
  return by < amount ? [subtractCents(amount, by), noCents] : [noCents, subtractCents(by, amount)]
}

/** A term of the sum that is read beside a month; `sign` says whether it is added to those before it. */
export interface EquationStep {
  readonly name: Exclude<keyof MonthAnswer, 'missing'>
  readonly sign: 1 | -1
  readonly amount: Cents
}

/**
 * A month as one sum to read: its steps, with their signs, add up to `amount`, which is never negative. The missing
 * amount is the expected one less the rest. The amount paid too much (`over`) is what came less what was expected.
 */
export function answerEquation(answer: MonthAnswer): {
  readonly result: 'missing' | 'over'
  readonly steps: readonly EquationStep[]
  readonly amount: Cents
} {
  const isOver = answer.missing < 0
  const names = ['refunded', 'received', ...(answer.regained === 0 ? [] : (['regained'] as const))] as const
  const expected: EquationStep = { name: 'expected', sign: isOver ? -1 : 1, amount: answer.expected }
  const came = names.map((name): EquationStep => ({ name, sign: isOver ? 1 : -1, amount: answer[name] }))
  return {
    result: isOver ? 'over' : 'missing',
    steps: isOver ? [...came.toReversed(), expected] : [expected, ...came],
    amount: isOver ? negative(answer.missing) : answer.missing,
  }
}
