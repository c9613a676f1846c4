import type { CalendarDate } from '../../calendar/index.ts'
import { type Cents, cents, noCents, sumCents } from '../../money/index.ts'
import type { CostOrigin } from '../model/dated-cost.ts'
import type { CostMethod, Product } from '../model/product.ts'
import type { Purchase, SupplierItem } from '../model/purchase.ts'

/**
 * What pieces of a product cost: `total` for `units` of them, kept as these two so that a mean loses no centavo. Packaging is
 * not in it. `origin`: where it comes from; 'purchase' and 'average' are of invoices, 'kit' is the sum of its parts.
 */
export interface UnitCost {
  readonly total: Cents
  readonly units: number
  readonly origin: CostOrigin | 'purchase' | 'average' | 'kit'
}

/** A cost that is valid from a day until the next one. */
export interface UnitCostFrom extends UnitCost {
  readonly from: CalendarDate
}

/** What a number of pieces costs, in whole centavos, half up. */
export function costOfPieces({ total, units }: UnitCost, pieces = 1): Cents {
  return cents(Math.round((total * pieces) / units))
}

/** Pieces that were bought on a day, and what all of them cost. */
export interface Bought {
  readonly on: CalendarDate
  readonly units: number
  readonly cost: Cents
}

/** Identifies a supplier's code. */
export function supplierItemText({ supplier, code }: Pick<SupplierItem, 'supplier' | 'code'>): string {
  return JSON.stringify([supplier, code])
}

/**
 * What was bought of each product, by its id, in the order of days. Lines whose supplier's code is no product's yet, those
 * without cost or pieces, and cancelled purchases count for nothing.
 */
export function boughtOf(
  purchases: readonly Purchase[],
  items: readonly SupplierItem[],
): ReadonlyMap<string, readonly Bought[]> {
  const itemOf = new Map(items.map((item) => [supplierItemText(item), item]))
  const bought = new Map<string, Bought[]>()
  for (const { issuedOn, supplier, cancelled, lines } of purchases) {
    if (cancelled) continue
    for (const { code, quantity, cost } of lines) {
      const item = itemOf.get(supplierItemText({ supplier, code }))
      const units = roundUnits(quantity * (item?.pack ?? 0))
      if (!item || units <= 0 || cost <= 0) continue
      const known = bought.get(item.product) ?? []
      bought.set(item.product, known)
      known.push({ on: issuedOn, units, cost })
    }
  }
  for (const many of bought.values()) many.sort((one, other) => compare(one.on, other.on))
  return bought
}

/**
 * What a product that is no kit costs, in the order of days; empty if nothing says so.
 *
 * - 'dated': its own costs and what was bought, each from its day on. Of a day's invoices all count together; a cost of its
 *   own counts before those of the same day.
 * - 'average': from each purchase on all that was bought until then, divided by its pieces; its own costs count only before
 *   the first purchase.
 */
export function costsOfProduct(
  { costs }: Pick<Product, 'costs'>,
  bought: readonly Bought[],
  method: CostMethod,
): readonly UnitCostFrom[] {
  const own = costs.map(({ from, cost, origin }): UnitCostFrom => ({ from, total: cost, units: 1, origin }))
  const days = byDay(bought)
  const first = bought[0]?.on
  if (method === 'average' && first !== undefined) {
    const averages: UnitCostFrom[] = []
    for (const [from, ofDay] of days) {
      const before = averages.at(-1) ?? { total: noCents, units: 0 }
      averages.push({
        from,
        ...sumOf([...ofDay, { units: before.units, cost: before.total }]),
        origin: 'average',
      })
    }
    return [...own.filter(({ from }) => from < first), ...averages]
  }
  const ownDays = new Set(own.map(({ from }) => from))
  const purchased = [...days]
    .filter(([from]) => !ownDays.has(from))
    .map(([from, ofDay]): UnitCostFrom => ({ from, ...sumOf(ofDay), origin: 'purchase' }))
  return [...own, ...purchased].sort((one, other) => compare(one.from, other.from))
}

function byDay(bought: readonly Bought[]): ReadonlyMap<CalendarDate, readonly Bought[]> {
  const days = new Map<CalendarDate, Bought[]>()
  for (const one of bought) {
    const ofDay = days.get(one.on)
    if (ofDay) ofDay.push(one)
    else days.set(one.on, [one])
  }
  return days
}

function sumOf(bought: readonly Pick<Bought, 'units' | 'cost'>[]) {
  return {
    total: sumCents(bought.map(({ cost }) => cost)),
    units: roundUnits(bought.reduce((sum, { units }) => sum + units, 0)),
  }
}

/** Invoices have up to four decimals: adding them must not bring more. */
function roundUnits(units: number): number {
  return Math.round(units * 1e4) / 1e4
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
