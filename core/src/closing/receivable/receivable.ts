import { addDays, type CalendarDate, daysBetween, weekStart } from '../../calendar/index.ts'
import { addCents, type Cents, noCents } from '../../money/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import type { UnmatchedOrder } from '../rows.ts'
import {
  type AwaitedState,
  awaitedState,
  awaitedStates,
  type ExpectedState,
  isExpected,
} from './order-states.ts'

/** How many orders, and what is expected of them. */
export interface ReceivablePart {
  readonly count: number
  readonly amount: Cents
}

/** When the money is expected: later, in the week that runs, so many days ago, or nobody knows. */
export const ageBands = ['later', 'this-week', 'past-7', 'past-30', 'past-more', 'undated'] as const
export type AgeBand = (typeof ageBands)[number]

/** The money of one week, Monday to Sunday. */
export interface ReceivableWeek extends ReceivablePart {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * What is still expected of a month's orders. The bands come to the whole, and so do the states of which
 * something is expected; the weeks, from the one that runs on and only those with money, come to the bands 'this-week' and 'later'.
 * `estimated` counts the orders whose day is only an estimate.
 */
export interface Receivable extends ReceivablePart {
  readonly bands: Readonly<Record<AgeBand, ReceivablePart>>
  readonly states: Readonly<Record<AwaitedState, ReceivablePart>>
  readonly weeks: readonly ReceivableWeek[]
  readonly estimated: number
}

/** Sums the orders that no income has by when they are expected; `today` is the day it is in Brazil. */
export function sumReceivable<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  unmatched: readonly UnmatchedOrder<Terms>[],
  today: CalendarDate,
): Receivable {
  const whole = emptySum()
  const states = emptySums(awaitedStates)
  const bands = emptySums(ageBands)
  const weeks = new Map<CalendarDate, Sum>()
  let estimated = 0
  for (const order of unmatched) {
    const amount = rules.expectedAmount(order)
    const state = awaitedState(rules, order, today)
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
    ...{ bands, states, estimated },
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
