import type { MonthDoubt } from '../model/month-doubt.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { ClosingRules } from '../model/rules.ts'
import { isSameFee, oneReal, type Seen } from './one-fee.ts'

const fewest = { income: 3, orders: 5 }
/** Of a part, one in this many amounts may have centavos, and one in this many orders may differ for another reason. */
const mostWithCents = 10
const mostElsewise = 5

/**
 * The doubt about a month in which an amount of one file has no centavos, and most orders that have it differ by less than a
 * real, unlike those that have it not: they were cut off or rounded away.
 */
export function lostCents<Names extends ClosingNames>(
  { expectedParts, paidParts, columnOf }: ClosingRules<Names>,
  seen: readonly Seen[],
): MonthDoubt | undefined {
  const parts = { income: paidParts, orders: expectedParts }
  for (const file of ['income', 'orders'] as const) {
    const stated = parts[file]
      .map((part) => new StatedPart(file, part, seen))
      .filter(({ isStated }) => isStated)
    const whole = stated.filter((one) => one.isWhole)
    const found = whole.find((one) => one.isCut(whole.length * oneReal))
    if (!found) continue
    const column = whole.length === stated.length ? undefined : columnOf(file, found.part)
    return { kind: 'lost-cents', file, ...(column && { column }), orders: found.off, all: seen.length }
  }
  return undefined
}

class StatedPart {
  /** The orders that have the amount, those of them where it has centavos, and those that differ. */
  private having = 0
  private withCents = 0
  off = 0
  readonly file: 'income' | 'orders'
  readonly part: string
  private readonly seen: readonly Seen[]

  constructor(file: 'income' | 'orders', part: string, seen: readonly Seen[]) {
    this.file = file
    this.part = part
    this.seen = seen
    for (const one of seen) {
      const amount = this.amountOf(one)
      if (amount === 0) continue
      this.having += 1
      if (amount % oneReal !== 0) this.withCents += 1
      if (isApart(one)) this.off += 1
    }
  }

  get isStated(): boolean {
    return this.having > 0
  }

  get isWhole(): boolean {
    return this.withCents * mostWithCents <= this.having
  }

  /** Whether nearly all orders that have the amount differ by less than `most` and most of them do, unlike the others. */
  isCut(most: number): boolean {
    const having = this.seen.filter((one) => this.amountOf(one) !== 0)
    const others = this.seen.filter((one) => this.amountOf(one) === 0)
    const amounts = new Set(having.map((one) => this.amountOf(one)))
    const near = having.filter((one) => apart(one) < most)
    const off = near.filter(isApart)
    const isElsewhere = others.filter(isApart).length * 2 > Math.max(others.length, off.length)
    const areNear = (having.length - near.length) * mostElsewise <= having.length
    const areMost = off.length * 2 > having.length && areNear && !isElsewhere
    return amounts.size >= fewest[this.file] && areMost && !isSameFee(off)
  }

  private amountOf({ amounts }: Seen): number {
    return amounts[this.file][this.part] ?? 0
  }
}

function apart({ expected, received }: Seen): number {
  return Math.abs(received - expected)
}

function isApart(one: Seen): boolean {
  return apart(one) > 0
}
