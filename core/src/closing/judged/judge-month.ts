import { type ClosingRules, tolerance } from '../marketplaces/closing-rules.ts'
import { Factors } from '../marketplaces/sum-check.ts'
import type { Amounts, ClosingTerms } from '../marketplaces/terms.ts'
import type { Income } from '../payments.ts'
import type { Order, OrderDifference } from '../rows.ts'
import type { MonthDoubt } from './month-doubt.ts'

interface Seen {
  readonly expected: number
  readonly received: number
}

const fewestWithoutCents = { income: 3, orders: 5 }
const fewestMoved = 5
const fewestDiffering = 6
/** A whole amount instead of one with centavos changes each part by less than a real. */
const mostByCents = 100
const mostParts = 4
/** A fee that all orders have, in centavos or as a share of what is expected. */
const sameAmount = 1
const sameShare = 0.01
const mostOfFee = 0.25

/**
 * Judges whether the two files of a month fit, before anything is said of single orders. A new fee makes most orders
 * differ too: then all differ by the same amount, by the same share, or by a little in the same direction. See also
 * {@link mostDiffer}.
 */
export class MonthJudge<Terms extends ClosingTerms> {
  private readonly seen: Seen[] = []
  private readonly factors = new Factors()
  private readonly rules: ClosingRules<Terms>
  private isWhole = { income: true, orders: true }

  constructor(rules: ClosingRules<Terms>) {
    this.rules = rules
  }

  see(order: Order<Terms>, paid: Income<Terms>): void {
    const { rules, isWhole } = this
    const [expected, received] = [rules.expectedAmount(order), rules.receivedAmount(paid)]
    this.seen.push({ expected, received })
    this.factors.see(received, expected)
    if (isWhole.income && hasCents(paid, rules.paidParts)) isWhole.income = false
    if (isWhole.orders && hasCents(order, rules.expectedParts)) isWhole.orders = false
  }

  /** Why most orders cannot be compared; undefined if they can. */
  doubt(): MonthDoubt | undefined {
    const factor = this.factors.found()
    if (factor) return { kind: 'other-month-scale', ...factor }
    return this.lostCents() ?? this.movedIds()
  }

  private lostCents(): MonthDoubt | undefined {
    const { seen, isWhole } = this
    const file = (['income', 'orders'] as const).find((name) => isWhole[name])
    if (!file || (isWhole.income && isWhole.orders) || seen.length < fewestWithoutCents[file])
      return undefined
    const most = file === 'income' ? mostByCents : mostByCents * mostParts
    const off = seen.filter(({ expected, received }) => {
      const apart = Math.abs(received - expected)
      return apart > 0 && apart < most
    })
    if (off.length * 2 <= seen.length || (file === 'orders' && isOfOneFee(off))) return undefined
    return { kind: 'lost-cents', file, orders: off.length, all: seen.length }
  }

  /** Whether most orders were paid what another one should be. */
  private movedIds(): MonthDoubt | undefined {
    const { seen } = this
    const expected = new Set(seen.map((one) => one.expected))
    const off = seen.filter(isOff)
    if (off.length < fewestMoved || off.length * 2 <= seen.length || expected.size < fewestMoved)
      return undefined
    const moved = off.filter(({ received }) => expected.has(received))
    if (moved.length * 2 <= off.length) return undefined
    return { kind: 'ids-of-others', orders: moved.length, all: seen.length }
  }
}

/**
 * The doubt about a month of which most compared orders differ and nothing in the files says why; undefined if they do
 * not, or if a new fee may be the reason. `matched` counts the compared orders.
 */
export function mostDiffer<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  differences: readonly OrderDifference<Terms>[],
  matched: number,
): MonthDoubt | undefined {
  const off = differences.flatMap(({ difference, expected, reason, unread }): Seen[] => {
    if (!expected || unread || (reason !== 'unexplained' && reason !== 'several')) return []
    const amount = rules.expectedAmount(expected)
    return [{ expected: amount, received: amount + difference }]
  })
  if (off.length < fewestDiffering || off.length * 2 <= matched || isOfOneFee(off)) return undefined
  return { kind: 'most-differ', orders: off.length, all: matched }
}

function hasCents(amounts: Amounts, names: readonly string[]): boolean {
  return names.some((name) => (amounts[name] ?? 0) % 100 !== 0)
}

function isOff({ expected, received }: Seen): boolean {
  return Math.abs(received - expected) >= tolerance
}

function isOfOneFee(off: readonly Seen[]): boolean {
  const apart = off.map(({ expected, received }) => received - expected)
  const shares = off.map(({ expected, received }) => (expected === 0 ? 0 : received / expected - 1))
  if (isCommon(apart, sameAmount) || isCommon(shares, sameShare)) return true
  const lower = apart.filter((one) => one < 0).length
  const isOneWay = Math.max(lower, apart.length - lower) * 10 >= apart.length * 9
  return isOneWay && Math.abs(middleOf(shares)) <= mostOfFee
}

/** Whether most numbers are near the one in the middle. */
function isCommon(numbers: readonly number[], near: number): boolean {
  const middle = middleOf(numbers)
  return numbers.filter((one) => Math.abs(one - middle) <= near).length * 2 > numbers.length
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
