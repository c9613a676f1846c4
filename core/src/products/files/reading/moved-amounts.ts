import { movedMarks } from '../../../money/index.ts'
import type { MovedColumn } from '../product-facts.ts'
import type { Labels } from './raw-rows.ts'

const amounts = ['price', 'cost', 'packaging'] as const
type AmountColumn = (typeof amounts)[number]

const [fewestShares, fewestGrouped] = [3, 5]
/** Hardly any shop sells most of its products for less than they cost, or for more than fifteen times of it. */
const [least, most] = [1 / 15, 1.5]
const usualShare = 0.4

/**
 * Which columns of amounts seem to be a power of ten too large or too small: by their centavos, by marks that may be
 * decimal, and costs by what the products are sold for.
 */
export class MovedAmounts {
  private readonly columns = amounts.map((column) => ({
    column,
    isPrice: column === 'price',
    amounts: [] as number[],
    grouped: 0,
  }))
  /** Costs as shares of what is asked for their products. */
  private readonly shares: number[] = []

  /** Takes each amount of a column, in reais; `isGrouped`: it is written as '1.290', which may be 1,29. */
  seer(column: AmountColumn): (amount: number, isGrouped: boolean) => void {
    const of = this.columns.find((one) => one.column === column)
    return (amount, isGrouped) => {
      of?.amounts.push(amount)
      if (of && isGrouped) of.grouped += 1
    }
  }

  seeSold(cost: number | null, price: number | null): void {
    if (cost !== null && price !== null) this.shares.push(cost / price)
  }

  found(labels: Labels): readonly MovedColumn[] {
    const byMarks = movedMarks(this.columns)
    return this.columns.flatMap(({ column, amounts: seen, grouped }) => {
      const areGrouped =
        grouped >= fewestGrouped && grouped === seen.length && seen.every((amount) => amount % 10 === 0)
      const factor =
        byMarks.get(column) ?? (areGrouped ? 0.001 : column === 'cost' ? factorOf(this.shares) : 1)
      const example = seen.find((amount) => amount !== 0) ?? 0
      return factor === 1 ? [] : [{ column: labels.get(column) ?? '', factor, example }]
    })
  }
}

/** The power of ten that makes most costs a usual share of a price; 1 if they are. */
function factorOf(shares: readonly number[]): number {
  const middle = shares.toSorted((one, other) => one - other)[Math.floor(shares.length / 2)] ?? 1
  if (shares.length < fewestShares || (middle >= least && middle <= most)) return 1
  return 10 ** Math.round(Math.log10(usualShare / middle))
}
