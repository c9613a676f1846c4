import type { Listings } from '@vendaclara/contract/pricing'
import type { ListingsByMarketplace } from './listing.ts'

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
