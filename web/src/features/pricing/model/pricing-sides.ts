import { type Cents, toReais } from '@vendaclara/core/money'
import {
  applicableFees,
  type FeeFacts,
  factsAskedBy,
  type PriceFee,
  profitAt,
  type SellerSide,
  sellerSideOf,
} from '@vendaclara/core/pricing'
import type { Listing, PricingBasis } from './listing.ts'
import { costsOf, factsOf } from './listing.ts'

/** What the seller and the marketplace take from a listing's price. */
export interface PricingSides {
  readonly seller: SellerSide
  readonly fees: readonly PriceFee[]
  /** Whether the fee depends on the price. */
  readonly isBanded: boolean
  readonly asked: readonly (keyof FeeFacts)[]
  readonly weight: number
  readonly shop: PricingBasis['config']
}

export function pricingSides(listing: Listing, { config, tables }: PricingBasis): PricingSides {
  const table = tables[listing.marketplace]
  const facts = factsOf(listing)
  const fees = applicableFees(table, facts)
  return {
    seller: sellerSideOf(costsOf(listing, config)),
    fees,
    isBanded: fees.length > 1,
    asked: factsAskedBy(table, facts),
    weight: listing.peso,
    shop: config,
  }
}

/** The profit at a price in whole centavos, in reais, as it is shown everywhere; 0 if no fee applies. */
export function profitOf({ seller, fees }: PricingSides, price: Cents): number {
  return profitAt(seller, fees, toReais(price))?.profit ?? 0
}
