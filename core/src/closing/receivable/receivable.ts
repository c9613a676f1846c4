import { addDays, type CalendarDate, daysBetween, weekStart } from '../../calendar/index.ts'
import { addCents, type Cents, noCents, subtractCents } from '../../money/index.ts'
import type { UnmatchedOrder } from '../model/finding.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { ClosingRules } from '../model/rules.ts'
import {
  type AwaitedState,
  awaitedState,
  awaitedStates,
  type ExpectedState,
  isExpected,
} from './order-states.ts'

/** A number of orders, and the amount expected for them, in centavos. */
interface ReceivablePart {
  readonly count: number
  readonly amount: Cents
}

/** When money is expected: after this week, this week, up to 7, up to 30 or more days ago, or unknown. */
export const ageBands = ['later', 'this-week', 'past-7', 'past-30', 'past-more', 'undated'] as const
export type AgeBand = (typeof ageBands)[number]

/** The money of one week, Monday to Sunday. */
export interface ReceivableWeek extends ReceivablePart {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * The money still expected for a month's orders, in centavos.
 *
 * - `bands` add up to the whole, and so do those `states` in which money is expected.
 * - `weeks` starts with the current week and has only weeks with money; they add up to the bands 'this-week' and
 *   'later'.
 * - `estimated` counts the orders whose due day is only an estimate.
 */
export interface Receivable extends ReceivablePart {
  readonly bands: Readonly<Record<AgeBand, ReceivablePart>>
  readonly states: Readonly<Record<AwaitedState, ReceivablePart>>
  readonly weeks: readonly ReceivableWeek[]
  readonly estimated: number
}

/**
 * Sums a month's unmatched orders by the time their money is expected. `today` is the current day in Brazil. What the
 * seller says came back of an order (`recoveredOf`, in centavos, 0 if nothing) is not expected any more.
 */
export function sumReceivable<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  unmatched: readonly UnmatchedOrder<Names>[],
  today: CalendarDate,
  recoveredOf: (orderId: string) => Cents = () => noCents,
): Receivable {
  const whole = emptySum()
  const states = emptySums(awaitedStates)
  const bands = emptySums(ageBands)
  const weeks = new Map<CalendarDate, Sum>()
  let estimated = 0
  for (const order of unmatched) {
    const expected = rules.expectedAmount(order)
    const state = awaitedState(rules, order, today)
    const recovered = isExpected(state) ? recoveredOf(order.orderId) : noCents
    if (recovered > 0 && recovered >= expected) continue
    const amount = subtractCents(expected, recovered)
    add(states[state], amount)
    if (!isExpected(state)) continue
    add(whole, amount)
    add(bands[bandOf(state, order.due?.on ?? today, today)], amount)
    if (order.due?.basis === 'estimated') estimated += 1
    if (!order.due || order.due.on < today) continue
    const from = weekStart(order.due.on)
    const week = weeks.get(from) ?? emptySum()
    weeks.set(from, week)
    add(week, amount)
  }
  const inOrder = [...weeks].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...whole,
    bands,
    states,
    estimated,
    weeks: inOrder.map(([from, sum]) => ({ from, to: addDays(from, 6), ...sum })),
  }
}

function bandOf(state: ExpectedState, dueOn: CalendarDate, today: CalendarDate): AgeBand {
  switch (state) {
    case 'undated':
      return 'undated'
    case 'upcoming':
      return 'later'
    case 'due':
      return 'this-week'
    case 'overdue': {
      const days = daysBetween(dueOn, today)
      return days <= 7 ? 'past-7' : days <= 30 ? 'past-30' : 'past-more'
    }
  }
}

interface Sum {
  count: number
  amount: Cents
}

function emptySum(): Sum {
  return { count: 0, amount: noCents }
}

function emptySums<Name extends string>(names: readonly Name[]): Record<Name, Sum> {
  return Object.fromEntries(names.map((name) => [name, emptySum()])) as Record<Name, Sum>
}

function add(sum: Sum, amount: Cents): void {
  sum.count += 1
  sum.amount = addCents(sum.amount, amount)
}
