import type { CalendarDate } from '../../calendar/index.ts'
import { sumCents } from '../../money/index.ts'
import type { CostMethod, Product } from '../model/product.ts'
import type { Purchase, SupplierItem } from '../model/purchase.ts'
import { boughtOf, costOfPieces, costsOfProduct, type UnitCost, type UnitCostFrom } from './unit-costs.ts'

/** What every product cost on every day. Made by {@link costBook}. */
export interface CostBook {
  readonly byId: ReadonlyMap<string, Product>
  readonly costs: ReadonlyMap<string, readonly UnitCostFrom[]>
}

/** What costs are computed from. `purchases` and `items` may be left out where none were read. */
export interface CostBasis {
  readonly products: readonly Product[]
  readonly purchases?: readonly Purchase[]
  readonly items?: readonly SupplierItem[]
  readonly method: CostMethod
}

export function costBook({ products, purchases = [], items = [], method }: CostBasis): CostBook {
  const bought = boughtOf(purchases, items)
  const costs = products.map(
    (product) => [product.id, costsOfProduct(product, bought.get(product.id) ?? [], method)] as const,
  )
  return { byId: new Map(products.map((product) => [product.id, product])), costs: new Map(costs) }
}

/** The costs of a product that is no kit, in the order of days, each valid until the next. Empty if it has none. */
export function unitCostsOf({ costs }: CostBook, product: string): readonly UnitCostFrom[] {
  return costs.get(product) ?? []
}

/**
 * What a piece of a product cost on a day, by the latest cost of that day or before; null if none is known. It is 0 only where
 * the seller entered 0. A kit costs the sum of its parts on that day, and nothing is known if one of them is unknown.
 */
export function costOn(book: CostBook, product: string, day: CalendarDate): UnitCost | null {
  return computedCost(book, product, day, new Set())
}

function computedCost(
  book: CostBook,
  id: string,
  day: CalendarDate,
  above: ReadonlySet<string>,
): UnitCost | null {
  const product = book.byId.get(id)
  if (!product || above.has(id)) return null
  if (product.kit.length === 0) return unitCostsOf(book, id).findLast(({ from }) => from <= day) ?? null
  const within = new Set([...above, id])
  const parts = product.kit.map(({ product: part, units }) => {
    const cost = computedCost(book, part, day, within)
    return cost && costOfPieces(cost, units)
  })
  const known = parts.filter((cost) => cost !== null)
  return known.length < parts.length ? null : { total: sumCents(known), units: 1, origin: 'kit' }
}

/** The products without a known cost that a product's cost waits for: itself, or the parts of a kit. Empty if its cost is known. */
export function withoutCost(book: CostBook, product: string, day: CalendarDate): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const look = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const kit = book.byId.get(id)?.kit ?? []
    if (kit.length > 0) for (const part of kit) look(part.product)
    else if (costOn(book, id, day) === null) found.add(id)
  }
  look(product)
  return [...found]
}
