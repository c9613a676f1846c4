import { type Cents, noCents } from '../../money/index.ts'
import type { MonthDoubt } from '../model/month-doubt.ts'
import type { Amounts, ClosingNames } from '../model/names/closing-names.ts'
import type { ClosingRules } from '../model/rules.ts'
import { isOff, type Seen } from './one-fee.ts'

type File = 'orders' | 'income'

const factors = [10, 100, 1000, 0.1, 0.01, -1]
const fewestSure = 3
/** A true difference comes this near to one by chance in fewer orders than one in so many. */
const mostByChance = 20
const near = 0.005
const fewestUnsure = 5
/** Of the orders, money that an earlier file paid is taken back of fewer than one in so many. */
const mostTakenBack = 4

/**
 * The doubt about a month in which one amount of a file is off by a power of ten, or has the other sign: put right, several
 * orders come to exactly what was paid. A true difference is not nine times, or nine tenths of, one amount, and not in
 * several orders.
 */
export function slippedPart<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  seen: readonly Seen[],
): MonthDoubt | undefined {
  const off = seen.filter(isOff)
  const found = [
    ...rules.expectedParts.flatMap((part) => slipsOf('orders', part, off, rules.expectedAmount, seen.length)),
    ...rules.paidParts.flatMap((part) => slipsOf('income', part, off, rules.receivedAmount, seen.length)),
  ]
  const [most] = found.toSorted((one, other) => other.orders - one.orders)
  if (!most) return undefined
  const { file, part, factor, orders } = most
  const income = found.find((one) => one.file === 'income' && one.orders === orders && one.factor > 0)
  // One amount against one other: either may be wrong.
  if (file === 'orders' && income) {
    return { kind: 'other-month-scale', factor: income.factor, orders, all: seen.length }
  }
  const column = rules.columnOf(file, part)
  return { kind: 'slipped-part', file, ...(column && { column }), factor, orders, all: seen.length }
}

function slipsOf(
  file: File,
  part: string,
  off: readonly Seen[],
  amountOf: (amounts: never) => Cents,
  all: number,
): Slip[] {
  const slips = factors.map((factor) => new Slip(file, part, factor))
  let having = 0
  for (const { amounts, expected, received } of off) {
    const share = shareOf(amounts[file], part, amountOf)
    if (share === 0) continue
    having += 1
    const more = received - expected
    for (const slip of slips) slip.see(share, file === 'orders' ? -more : more, more > 0)
  }
  return slips.filter((slip) => slip.isFound(having, all))
}

/** What a part adds to the sum of all. */
function shareOf(amounts: Amounts, part: string, amountOf: (amounts: never) => Cents): number {
  if ((amounts[part] ?? 0) === 0) return 0
  return amountOf(amounts as never) - amountOf({ ...amounts, [part]: noCents } as never)
}

/** The orders that come to what was paid once an amount is put right by a factor. */
class Slip {
  readonly file: File
  readonly part: string
  readonly factor: number
  orders = 0
  /** The first different amounts that no true difference comes near to. */
  private readonly sure = new Set<number>()

  constructor(file: File, part: string, factor: number) {
    this.file = file
    this.part = part
    this.factor = factor
  }

  /** `share` is what the amount adds to its sum, and `tooMuch` how far that is above the other file's. */
  see(share: number, tooMuch: number, isPaidMore: boolean): void {
    const { factor, sure } = this
    const surplus = share - share / factor
    // A program rounds what it makes smaller.
    const rounded = factor > 0 && factor < 1 ? 0.5 / factor : 1
    if (Math.abs(surplus - tooMuch) > rounded) return
    this.orders += 1
    const isExact = factor > 1 ? Math.abs(share / factor) > 2 : rounded <= Math.abs(surplus) * near
    const isSure = factor < 0 ? isPaidMore : isExact
    if (isSure && sure.size < fewestSure) sure.add(share)
  }

  /** `having` counts the orders that differ and have the amount, `all` those that were compared. */
  isFound(having: number, all: number): boolean {
    const { orders, sure, factor } = this
    if (sure.size >= fewestSure) return orders * mostByChance >= having
    return orders >= fewestUnsure && (factor < 0 ? orders * mostTakenBack >= all : orders * 2 >= having)
  }
}
