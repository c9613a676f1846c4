import { sumCents } from '../../money/index.ts'
import { Factors, isScaled } from '../files/sum-check.ts'
import type { BilledFee } from '../model/beside.ts'
import type { OrderDifference, SettledOrder } from '../model/finding.ts'
import type { MonthDoubt } from '../model/month-doubt.ts'
import type { Amounts, ClosingNames } from '../model/names/closing-names.ts'
import type { LeftOutOrder, Order } from '../model/order.ts'
import type { Income } from '../model/payments.ts'
import { type ClosingRules, tolerance } from '../model/rules.ts'
import { lostCents } from './lost-cents.ts'
import { isOff, isOfOneFee, middleOf, mostOfFee, oneReal, type Paid, type Seen, shareOf } from './one-fee.ts'
import { slippedPart } from './slipped-parts.ts'
import { StatedTwiceCheck } from './stated-twice.ts'

const fewestMoved = 5
const fewestDiffering = 6
const fewestLeftOut = { cancelled: 3, refunded: 5 }
/** A difference in the price is no fee. */
const notOfFee: ReadonlySet<string | undefined> = new Set(['unexplained', 'several', 'product-price'])

/**
 * Judges whether the two files of a month fit, before anything is said of single orders. A new fee makes most orders
 * differ too: then all differ by the same amount, by the same share, or by a little in the same direction. See also
 * {@link mostDiffer}.
 */
export class MonthJudge<Names extends ClosingNames> {
  private readonly seen: Seen[] = []
  private readonly factors = new Factors()
  private readonly fees = new Factors({ onlyExact: true })
  /** What a report of fees has of each order, less what the orders file says. */
  private readonly feesApart: number[] = []
  private readonly twice: readonly StatedTwiceCheck<Names>[]
  private readonly rules: ClosingRules<Names>

  constructor(rules: ClosingRules<Names>) {
    this.rules = rules
    this.twice = rules.statedTwice.map((one) => new StatedTwiceCheck(one))
  }

  see(order: Order<Names>, paid: Income<Names>): void {
    const { rules } = this
    const [expected, received] = [rules.expectedAmount(order), rules.receivedAmount(paid)]
    this.seen.push({
      expected,
      received,
      isWhole: isWholePrice(order, rules.expectedParts),
      amounts: { orders: order, income: paid },
    })
    this.factors.see(received, expected)
    for (const one of this.twice) one.see(order, paid)
  }

  /** The fees that a report of fees has of an order, beside those that the orders file says. One alone may be off. */
  seeFees(order: Names['expected'], billed: readonly BilledFee[]): void {
    const takenOff = this.rules.takenOff?.(order) ?? 0
    const charged = billed.filter(
      ({ isInvoiced, isReversed, amount }) => !isInvoiced && !isReversed && amount < 0,
    )
    const sum = sumCents(charged.map(({ amount }) => amount))
    const off =
      sum === takenOff ? undefined : charged.find(({ amount }) => isScaled(amount, takenOff - (sum - amount)))
    if (off) this.fees.see(off.amount, takenOff - (sum - off.amount))
    else this.fees.see(sum, takenOff)
    if (charged.length > 0) this.feesApart.push(sum - takenOff)
  }

  /** Why most orders cannot be compared; undefined if they can. */
  doubt(): MonthDoubt | undefined {
    const factor = this.factors.found()
    if (factor) return { kind: 'other-month-scale', ...factor }
    const ofPart = this.twice.map((one) => one.factor()).find((found) => found !== undefined)
    if (ofPart) return ofPart
    const ofFees = this.fees.found()
    if (ofFees) return { kind: 'other-fee-scale', ...ofFees }
    const lost = this.twice.map((one) => one.lost()).find((found) => found !== undefined)
    return (
      slippedPart(this.rules, this.seen) ??
      lostCents(this.rules, this.seen) ??
      this.movedIds() ??
      lost ??
      this.feesOfOthers()
    )
  }

  /** Whether most orders have other fees, more in some and less in others. A charge that no file announced goes one way. */
  private feesOfOthers(): MonthDoubt | undefined {
    const { feesApart } = this
    const off = feesApart.filter((apart) => Math.abs(apart) >= tolerance)
    if (off.length < fewestDiffering || off.length * 2 <= feesApart.length || !areBothWays(off))
      return undefined
    return { kind: 'most-differ', orders: off.length, all: feesApart.length, reason: 'fees' }
  }

  /** Whether many orders were paid what another one should be, and few something else. */
  private movedIds(): MonthDoubt | undefined {
    const { seen } = this
    const expected = new Set(seen.map((one) => one.expected))
    const off = seen.filter(isOff)
    if (off.length < fewestMoved || expected.size < fewestMoved) return undefined
    const moved = off.filter(({ received }) => expected.has(received))
    if (moved.length * 2 <= off.length || moved.length * leastShare < seen.length) return undefined
    return { kind: 'ids-of-others', orders: moved.length, all: seen.length }
  }
}

/**
 * The doubt about a month in which most orders that were left out were paid nevertheless (`paid`): the cancelled ones, and
 * as many others were not, or so many returned ones that the column says it of other orders. `matched` counts the compared
 * orders.
 */
export function paidNevertheless(
  leftOut: readonly LeftOutOrder[],
  paid: readonly SettledOrder[],
  { matched, unmatched }: { readonly matched: number; readonly unmatched: number },
): MonthDoubt | undefined {
  for (const reason of ['cancelled', 'refunded'] as const) {
    const all = leftOut.filter(({ why }) => why === reason).length
    const orders = paid.filter(({ leftOut: why, amount }) => why === reason && amount > 0).length
    if (orders < fewestLeftOut[reason] || orders * 2 <= all) continue
    const isOfOthers = reason === 'cancelled' ? unmatched >= orders : orders * leastShare >= matched
    if (isOfOthers) return { kind: 'most-differ', orders, all, reason }
  }
  return undefined
}

/**
 * The doubt about a month of which most compared orders differ and nothing in the files says why, or a third do, by much
 * and both ways, or many differ in one amount as after a change of its column; undefined if they do not, or if a new fee
 * may be the reason. `matched` counts the compared orders.
 */
export function mostDiffer<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  differences: readonly OrderDifference<Names>[],
  matched: number,
): MonthDoubt | undefined {
  return unexplained(rules, differences, matched) ?? changedColumn(rules, differences, matched)
}

function unexplained<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  differences: readonly OrderDifference<Names>[],
  matched: number,
): MonthDoubt | undefined {
  const off = differences.flatMap(({ difference, expected, reason, unread }): Paid[] => {
    if (!expected || unread || !notOfFee.has(reason)) return []
    const amount = rules.expectedAmount(expected)
    const isWhole = isWholePrice(expected, rules.expectedParts)
    return [{ expected: amount, received: amount + difference, isWhole }]
  })
  const nothing = off.filter(({ expected, received }) => expected === 0 || received === 0).length
  if (nothing >= fewestDiffering && nothing * leastShare >= matched) {
    return { kind: 'most-differ', orders: nothing, all: matched, reason: 'nothing' }
  }
  const isMost = off.length * 2 > matched && !isOfOneFee(off)
  const shares = off.map(shareOf)
  const areMoved = off.length * leastMoved >= matched && areBothWays(shares) && areLarge(shares)
  if (off.length < fewestDiffering || !(isMost || areMoved)) return undefined
  return { kind: 'most-differ', orders: off.length, all: matched }
}

/**
 * The doubt about an amount that both files state, and differently: as much too large in some orders as too small in
 * others, or by more than a fee takes. A charge that differs from the announced one goes one way.
 */
function changedColumn<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  differences: readonly OrderDifference<Names>[],
  matched: number,
): MonthDoubt | undefined {
  for (const reason of rules.statedTwice.flatMap(({ reasons }) => reasons)) {
    const shares = differences.flatMap(({ expected, difference, reason: why, unread }) =>
      why === reason && expected && !unread
        ? difference / Math.max(1, Math.abs(rules.expectedAmount(expected)))
        : [],
    )
    if (shares.length < fewestDiffering || shares.length * leastShare < matched) continue
    if (!areBothWays(shares) && !areLarge(shares)) continue
    return { kind: 'most-differ', orders: shares.length, all: matched, reason }
  }
  return undefined
}

/** At least one in this many of the compared orders differs, if amounts moved in some, and at least one in this many of those the other way. */
const leastShare = 5
const leastMoved = 3
const leastOtherWay = 4

/** Whether most are larger than any fee. */
function areLarge(shares: readonly number[]): boolean {
  return middleOf(shares.map(Math.abs)) > mostOfFee
}

function areBothWays(apart: readonly number[]): boolean {
  const less = apart.filter((one) => one < 0).length
  return Math.min(less, apart.length - less) * leastOtherWay >= apart.length
}

/** The first part of what is expected is the price. */
function isWholePrice(amounts: Amounts, [price = '']: readonly string[]): boolean {
  return (amounts[price] ?? 0) % oneReal === 0
}
