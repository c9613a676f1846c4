import { type importListings, storedListings } from '@vendaclara/contract/pricing'
import type { Marketplace } from '@vendaclara/core/pricing'
import type { z } from 'zod'
import type { Listing } from './listing.ts'

/** Listings as the import sends them, each marketplace's in the order given. */
export function importBody(listings: readonly Listing[]): z.input<NonNullable<typeof importListings.body>> {
  const of = (marketplace: Marketplace) => listings.filter((listing) => listing.marketplace === marketplace)
  return {
    calculadoraShopee: of('shopee').map((listing) => storedListings.shopee.parse(listing)),
    calculadoraMeli: of('mercadoLivre').map((listing) => storedListings.mercadoLivre.parse(listing)),
    calculadoraShein: of('shein').map((listing) => storedListings.shein.parse(listing)),
  }
}
