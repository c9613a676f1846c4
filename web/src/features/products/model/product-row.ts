import type { StoredProduct } from '@vendaclara/contract/products'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Cents, toReais } from '@vendaclara/core/money'
import {
  type CostBook,
  costOfPieces,
  costOn,
  type UnitCost,
  type UnitCostFrom,
  unitCostsOf,
} from '@vendaclara/core/products'
import type { CalculatorBasis, CalculatorListing } from './pricing.ts'
import { type Offered, offersOf } from './sales.ts'

/** What a piece costs on a day. `since` is null of a kit, whose cost is that of its parts. */
export interface CostInForce {
  readonly cost: Cents
  readonly since: CalendarDate | null
  readonly origin: UnitCost['origin']
}

/** What a product costs on a day; null if unknown. */
export function costInForce(book: CostBook, id: string, day: CalendarDate): CostInForce | null {
  const found = costOn(book, id, day)
  if (!found) return null
  const since =
    found.origin === 'kit' ? null : (unitCostsOf(book, id).findLast(({ from }) => from <= day)?.from ?? null)
  return { cost: costOfPieces(found), since, origin: found.origin }
}

/** A product with what is shown of it in the list. */
export interface ProductRow {
  readonly product: StoredProduct
  readonly cost: CostInForce | null
  /** What its purchases make it cost, from which day on. */
  readonly bought: readonly UnitCostFrom[]
  readonly offers: readonly Offered[]
  readonly hasDoubts: boolean
  /** Whether a price of it leaves less than the margin that the calculator wants, or nothing. */
  readonly isBelowMargin: boolean
}

/** What is known of a product beside itself. */
export interface Surroundings {
  readonly book: CostBook
  readonly today: CalendarDate
  readonly listings: ReadonlyMap<string, readonly CalculatorListing[]>
  readonly basis: CalculatorBasis
}

const isBought = ({ origin }: UnitCostFrom) => origin === 'purchase' || origin === 'average'

export function rowOf(product: StoredProduct, { book, today, listings, basis }: Surroundings): ProductRow {
  const cost = costInForce(book, product.id, today)
  const offers = offersOf(product, cost && toReais(cost.cost), listings.get(product.id) ?? [], basis)
  return {
    product,
    cost,
    bought: product.kit.length > 0 ? [] : unitCostsOf(book, product.id).filter(isBought),
    offers,
    hasDoubts: product.doubts.some(({ refused }) => !refused),
    isBelowMargin: offers.some(({ state }) => state === 'loss' || state === 'below-margin'),
  }
}
