import { type Cents, toReais } from '@vendaclara/core/money'
import {
  applicableFees,
  type FeeFacts,
  factsAskedBy,
  type ListingPrice,
  type PriceFee,
  profitAt,
  type SellerSide,
  sellerSideOf,
} from '@vendaclara/core/pricing'
import { inputsOf, type Listing, type PricingBasis, priceOf } from './listing.ts'

export interface PricingSides {
  readonly seller: SellerSide
  readonly fees: readonly PriceFee[]
  /** Whether the fee depends on the price. */
  readonly isBanded: boolean
  readonly asked: readonly (keyof FeeFacts)[]
  readonly weight: number
  readonly shop: PricingBasis['config']
}

export function pricingSides(listing: Listing, basis: PricingBasis): PricingSides {
  const [costs, facts, table] = inputsOf(listing, basis)
  const fees = applicableFees(table, facts)
  return {
    seller: sellerSideOf(costs),
    fees,
    isBanded: fees.length > 1,
    asked: factsAskedBy(table, facts),
    weight: listing.peso,
    shop: basis.config,
  }
}

export interface Calculation {
  readonly listing: Listing
  readonly basis: PricingBasis
  readonly price: ListingPrice
  readonly sides: PricingSides
}

export function calculate(listing: Listing, basis: PricingBasis): Calculation {
  return { listing, basis, price: priceOf(listing, basis), sides: pricingSides(listing, basis) }
}

/** The profit at a price in whole centavos, in reais, as it is shown everywhere; 0 if no fee applies. */
export function profitOf({ seller, fees }: PricingSides, price: Cents): number {
  return profitAt(seller, fees, toReais(price))?.profit ?? 0
}
