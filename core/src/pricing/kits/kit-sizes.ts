import { cents, toCents, toReais } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { type PriceFigures, profitAt } from '../prices/price-figures.ts'
import { type ListingPrice, priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, sellerSideOf } from '../prices/seller-side.ts'

/** The most units in one kit. */
export const mostKitUnits = 50

/**
 * Sizes up to `most` units. `variableCost`: whether a kit pays the variable costs once, as one parcel, or for each
 * unit.
 */
export interface KitOptions {
  readonly most?: number
  readonly variableCost: 'once' | 'each'
}

/**
 * A product sold in packs of `units`. In `costs` and `facts`, product cost and weight are multiplied by the units
 * (rounded to six decimals). A typed commission or freight, and promotions, do not change, as they are per sale.
 *
 * `price` leaves the wanted margin. `samePrice` is what the pack leaves if the buyer pays the price of one unit for
 * each. It is null if one unit has no price, or no fee is known for the pack.
 */
export interface Kit {
  readonly units: number
  readonly costs: ListingCosts
  readonly facts: FeeFacts
  readonly price: ListingPrice
  readonly samePrice: PriceFigures | null
}

/**
 * The kits from 1 unit up. `cheapest` has the lowest price per unit. `mostProfit` has the highest profit per unit if
 * the buyer pays the same for each unit. If two are equal to the centavo, the smaller one counts, because rounding is
 * no reason to buy more. Both are null if no size has such a price.
 */
export interface KitSizes {
  readonly kits: readonly Kit[]
  readonly cheapest: Kit | null
  readonly mostProfit: Kit | null
}

/**
 * Prices every size of a kit of one product, up to `most` units. A fee per sale is shared by the units, a commission
 * may change with the price band, and a fee or freight by weight grows up to the heaviest weight of the table.
 *
 * @throws RangeError if `most` is not a whole number from 1 to `mostKitUnits`, and as `priceListing` does
 */
export function kitSizes(
  costs: ListingCosts,
  facts: FeeFacts,
  table: FeeTable<string>,
  { most = mostKitUnits, variableCost }: KitOptions,
): KitSizes {
  if (!(Number.isInteger(most) && most >= 1 && most <= mostKitUnits)) {
    throw new RangeError(`most must be a whole number from 1 to ${mostKitUnits}, not ${most}`)
  }
  const single = priceListing(costs, facts, table)
  const unitPrice = single.outcome === 'priced' ? toCents(single.price) : null
  const kits = Array.from({ length: most }, (_, position): Kit => {
    const units = position + 1
    const kit = {
      units,
      costs: {
        ...costs,
        productCost: times(costs.productCost, units),
        variableCost: variableCost === 'once' ? costs.variableCost : times(costs.variableCost, units),
      },
      facts: facts.weight === undefined ? facts : { ...facts, weight: times(facts.weight, units) },
    }
    const price = unitPrice === null ? null : unitPrice * units
    return {
      ...kit,
      price: priceListing(kit.costs, kit.facts, table),
      samePrice:
        price === null || price > Number.MAX_SAFE_INTEGER
          ? null
          : profitAt(sellerSideOf(kit.costs), applicableFees(table, kit.facts), toReais(cents(price))),
    }
  })
  return {
    kits,
    cheapest: lowest(kits, ({ price, units }) =>
      price.outcome === 'priced' ? forOne(price.price, units) : null,
    ),
    mostProfit: lowest(kits, ({ samePrice, units }) => samePrice && -forOne(samePrice.profit, units)),
  }
}

/** Rounds, because 3 x 0.1 is 0.30000000000000004, which would be above 0.3 kg. */
function times(amount: number, units: number): number {
  return Math.round(amount * units * 1e6) / 1e6
}

/** The share of one unit, in centavos, of a kit's amount in reais. */
function forOne(amount: number, units: number): number {
  return Math.round(toCents(amount) / units)
}

/** The first kit with the lowest amount; kits without an amount are skipped. */
function lowest(kits: readonly Kit[], read: (kit: Kit) => number | null): Kit | null {
  let best: { readonly kit: Kit; readonly amount: number } | null = null
  for (const kit of kits) {
    const amount = read(kit)
    if (amount === null) continue
    if (best === null || amount < best.amount) best = { kit, amount }
  }
  return best?.kit ?? null
}
