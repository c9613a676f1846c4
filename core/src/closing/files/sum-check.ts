import type { Cents } from '../../money/index.ts'
import type { ClosingFault } from '../reading/closing-problem.ts'
import type { FileRows } from '../reading/file-rows.ts'

const fewestJudged = 5
const [ofOthers, ofExact] = [2, 10]
const fewestNothing = 3
const oneReal = 100
const farOff = 10_000

/**
 * Compares the amounts of a file's orders with what the file itself states for them. Single ones may differ for a
 * reason that no column has, but not have the other sign or be ten times as large, or a tenth. If most differ, or several are 0, a
 * column was changed or is another one; if most differ by a power of ten, its decimal marks were lost, and the file is
 * refused.
 */
export class SumCheck {
  private readonly off: string[] = []
  /** The orders for which 0 is stated, and whose other amounts come to more. */
  private readonly nothing: string[] = []
  private readonly odd = new Set<string>()
  private readonly factors = new Factors()
  private readonly file: FileRows
  private readonly column: string
  private readonly mayTakeBack: boolean
  private seen = 0
  private readonly leastShare: number

  /**
   * `mayTakeBack`: a row that takes money back states its other amounts as one that gives it. `isSaid`: the reader itself
   * warns of each row that differs. `isExact`: nothing but these amounts is in the sum.
   */
  constructor(file: FileRows, column: string, { mayTakeBack = false, isSaid = false, isExact = false } = {}) {
    this.file = file
    this.mayTakeBack = mayTakeBack
    this.leastShare = isExact ? ofExact : ofOthers
    this.column = file.label(column)
    file.problems.judgeLast(() => this.fault())
    if (!isSaid) file.problems.warnLast(() => this.warn())
  }

  /** `stated` is the amount of the file, `sum` what its other amounts come to; both may differ by `tolerance`. */
  see(orderId: string, addsUp: boolean, stated: Cents, sum: number): void {
    this.seen += 1
    if (!addsUp) this.off.push(orderId)
    if (stated === 0 && Math.abs(sum) >= oneReal) this.nothing.push(orderId)
    this.factors.see(stated, sum)
    this.seeOdd(orderId, stated, sum)
  }

  /** As {@link see}, if the other amounts may not be all. */
  seeOdd(orderId: string, stated: Cents, sum: number): void {
    const isOpposite = !this.mayTakeBack && Math.abs(stated) >= oneReal && Math.abs(stated + sum) <= 1
    const isFar = Math.abs(sum) >= oneReal && Math.abs(stated) - Math.abs(sum) >= farOff && stated / sum >= 10
    const isSlipped = stated !== 0 && sum !== 0 && Math.abs(stated - sum) >= oneReal && isScaled(stated, sum)
    if (isOpposite || isFar || isSlipped) this.odd.add(orderId)
  }

  /** Warns of the orders that differ, if they are many of all, and of those that cannot be right. */
  private warn(): void {
    const { file, column, nothing, off, seen, odd } = this
    const areMany = seen >= fewestJudged && off.length * this.leastShare > seen
    const many = areMany ? off : nothing.length >= fewestNothing ? nothing : []
    for (const orderId of new Set([...many, ...odd])) file.problems.warn('other-net', { column, orderId })
  }

  private fault(): ClosingFault | undefined {
    const found = this.factors.found()
    return found && { kind: 'other-scale', column: this.column, ...found }
  }
}

/** How many of all amounts are off by a power of ten, and the power that most of them are off by. */
export interface FoundFactor {
  readonly factor: number
  readonly orders: number
  readonly all: number
}

/** No charge or refund makes an amount this many times larger. */
const mostUsual = 4
const fewestOff = 3
/** A fee may leave a tenth of a small amount, but not of most, and not so exactly of a single one. */
const exact = 0.1
const veryExact = 0.015

/** Whether an amount is another one times a power of ten, but for its rounding. */
export function isScaled(amount: number, other: number): boolean {
  const power = Math.round(Math.log10(amount / other))
  return power !== 0 && Math.abs(amount / other / 10 ** power - 1) <= veryExact
}

/**
 * Finds out whether half of all amounts are off by a factor such as 10 or 0.01, or a tenth of them, and three different
 * ones, exactly. Fewer than three amounts are too small a sign, unless all are exactly that much too large or too small.
 * `onlyExact` is for single fees, which a change of fees may make many times larger.
 */
export class Factors {
  private readonly powers = new Map<number, number>()
  private seen = 0
  private off = 0
  private exact = 0
  private readonly amounts = new Set<number>()
  private readonly onlyExact: boolean

  constructor({ onlyExact = false }: { readonly onlyExact?: boolean } = {}) {
    this.onlyExact = onlyExact
  }

  see(amount: number, other: number): void {
    if (amount === 0 || other === 0) return
    this.seen += 1
    const ratio = amount / other
    if (ratio < 0) return
    const power = Math.round(Math.log10(ratio))
    const apart = power === 0 ? 1 : Math.abs(ratio / 10 ** power - 1)
    if ((this.onlyExact || ratio < mostUsual) && apart > exact) return
    this.off += 1
    if (apart <= veryExact) {
      this.exact += 1
      if (this.amounts.size < fewestOff) this.amounts.add(other)
    }
    this.powers.set(power, (this.powers.get(power) ?? 0) + 1)
  }

  found(): FoundFactor | undefined {
    const { seen, off, exact, amounts } = this
    const areMany = off >= fewestOff && (off * 2 >= seen || (exact * 10 >= seen && amounts.size >= fewestOff))
    const isFew = seen < fewestOff && !this.onlyExact
    if (seen === 0 || (!areMany && (!isFew || exact < seen))) return undefined
    const [[power = 0] = []] = [...this.powers].sort(([, one], [, other]) => other - one)
    return { factor: 10 ** power, orders: off, all: seen }
  }
}

/**
 * Warns of a commission that is 0 in all orders of a file, or has no centavos in any although their prices have them: a
 * share of a price is seldom whole.
 */
export class CommissionCheck {
  private seen = 0
  private charged = 0
  private wholeFees = 0
  private wholePrices = 0

  constructor(file: FileRows, column: string) {
    file.problems.warnLast(() => this.warn(file, column))
  }

  see(price: Cents, commission: Cents): void {
    if (price === 0) return
    this.seen += 1
    if (commission !== 0) this.charged += 1
    if (commission % 100 === 0) this.wholeFees += 1
    if (price % 100 === 0) this.wholePrices += 1
  }

  private warn(file: FileRows, column: string): void {
    const { seen, charged, wholeFees, wholePrices } = this
    if (seen < fewestJudged || wholeFees < seen) return
    if (charged > 0 && wholePrices * 2 >= seen) return
    file.problems.warn('whole-commissions', { count: seen, column: file.label(column) })
  }
}
