import { listingBounds } from '@vendaclara/contract/pricing'
import { type Cents, toCents, toReais } from '@vendaclara/core/money'
import { profitAt } from '@vendaclara/core/pricing'
import type { Listing, PricingBasis } from '../../model/listing.ts'
import { priceOf } from '../../model/listing.ts'
import { pricingSides } from '../../model/pricing-sides.ts'

/** The margin whose calculated price is a given one, or the cheaper price that leaves as much (null: there is none). */
export type MarginForPrice = { readonly margin: number } | { readonly cheaper: Cents | null }

const fewestDecimals = 2
const mostDecimals = 6

/** The margin with the fewest decimals that makes a price, in whole centavos, the calculated one of a listing. */
export function marginForPrice(listing: Listing, basis: PricingBasis, price: Cents): MarginForPrice {
  const { seller, fees } = pricingSides(listing, basis)
  const exact = profitAt(seller, fees, toReais(price))?.margin
  if (exact === undefined || exact === null || Math.abs(exact) > listingBounds.margin)
    return { cheaper: null }
  const calculated = (profitMargin: number): Cents | null => {
    const priced = priceOf({ ...listing, profitMargin }, basis)
    return priced.outcome === 'priced' ? toCents(priced.price) : null
  }
  for (let decimals = fewestDecimals; decimals <= mostDecimals; decimals += 1) {
    const scale = 10 ** decimals
    const margins = [Math.round(exact * scale) / scale, Math.floor(exact * scale) / scale]
    const margin = margins.find((one) => calculated(one) === price)
    if (margin !== undefined) return { margin }
  }
  const other = calculated(exact)
  return { cheaper: other !== null && other < price ? other : null }
}
