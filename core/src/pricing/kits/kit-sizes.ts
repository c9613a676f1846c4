import { cents, toCents, toReais } from '../../money/index.ts'
import { applicableFees, type FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { type PriceFigures, profitAt } from '../prices/price-figures.ts'
import { type ListingPrice, priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, sellerSideOf } from '../prices/seller-side.ts'

/** The most units of a product in one kit that are looked at. */
export const mostKitUnits = 50

/** Sizes up to `most` units, and whether a kit pays the variable costs once, being one parcel, or once for each unit. */
export interface KitOptions {
  readonly most?: number
  readonly variableCost: 'once' | 'each'
}

/**
 * A product sold in packs of `units`. `costs` and `facts` are those of the pack: product cost and weight are those of one unit as
 * often as there are units (to the gram's thousandth and the millionth of a real), a commission and a freight that the seller
 * types, and promotions, stay as they are, each being that of one sale.
 *
 * `price` leaves the wanted margin; `samePrice` is what the pack leaves where the buyer pays for each unit as much as for
 * one alone, null where a unit alone has no price or no fee is known for the pack.
 */
export interface Kit {
  readonly units: number
  readonly costs: ListingCosts
  readonly facts: FeeFacts
  readonly price: ListingPrice
  readonly samePrice: PriceFigures | null
}

/**
 * The kits of 1 to so many units, ascending. `cheapest` is the size whose price for one unit is lowest, `mostProfit` the
 * one whose profit for one unit is highest at the same price for the buyer; of equals to the centavo the smaller, as the rounding
 * of a price is no reason to buy more. Both null where no size has such a price.
 */
export interface KitSizes {
  readonly kits: readonly Kit[]
  readonly cheapest: Kit | null
  readonly mostProfit: Kit | null
}

/**
 * Every size of a kit of one product, up to `most` units: a fee that a sale pays once is shared by the units, a commission
 * changes where the price of the pack lies in another band, and a fee or freight by weight grows with it, up to the
 * heaviest the table knows.
 *
 * @throws RangeError where `most` is not a whole number from 1 to `mostKitUnits`, and as `priceListing` does
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

/** 3 x 0.1 is 0.30000000000000004, which would be above 0.3 kg. */
function times(amount: number, units: number): number {
  return Math.round(amount * units * 1e6) / 1e6
}

/** So many centavos of a kit's amount in reais are one unit's. */
function forOne(amount: number, units: number): number {
  return Math.round(toCents(amount) / units)
}

/** The first kit with the least of an amount. */
function lowest(kits: readonly Kit[], read: (kit: Kit) => number | null): Kit | null {
  let best: { readonly kit: Kit; readonly amount: number } | null = null
  for (const kit of kits) {
    const amount = read(kit)
    if (amount === null) continue
    if (best === null || amount < best.amount) best = { kit, amount }
  }
  return best?.kit ?? null
}
