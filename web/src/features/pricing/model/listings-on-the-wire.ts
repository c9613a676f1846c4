import { type importListings, type Listings, storedListings } from '@vendaclara/contract/pricing'
import type { Marketplace } from '@vendaclara/core/pricing'
import type { z } from 'zod'
import type { Listing, ListingsByMarketplace } from './listing.ts'

const notAsked = { freeShipping: true, mlTax: 0, shippingCost: 0, peso: 0 }

/** The answer of the API as the screen keeps it. */
export function readListings(answer: Listings): ListingsByMarketplace {
  return {
    shopee: answer.calculadoraShopee.map((listing) => ({ ...notAsked, ...listing, marketplace: 'shopee' })),
    mercadoLivre: answer.calculadoraMeli.map((listing) => ({
      ...notAsked,
      ...listing,
      marketplace: 'mercadoLivre',
    })),
    shein: answer.calculadoraShein.map((listing) => ({ ...notAsked, ...listing, marketplace: 'shein' })),
  }
}

/** Listings as the import sends them, each marketplace's in the order given. */
export function importBody(listings: readonly Listing[]): z.input<NonNullable<typeof importListings.body>> {
  const of = (marketplace: Marketplace) => listings.filter((listing) => listing.marketplace === marketplace)
  return {
    calculadoraShopee: of('shopee').map((listing) => storedListings.shopee.parse(listing)),
    calculadoraMeli: of('mercadoLivre').map((listing) => storedListings.mercadoLivre.parse(listing)),
    calculadoraShein: of('shein').map((listing) => storedListings.shein.parse(listing)),
  }
}
