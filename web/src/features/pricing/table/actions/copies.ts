import { longestTitle } from '@vendaclara/contract/pricing'
import type { Marketplace } from '@vendaclara/core/pricing'
import type { Listing } from '../../model/listing.ts'
import { texts } from './texts.ts'

/** The same listing once more: without its SKU, which is one listing's alone, and not offered anywhere yet. */
export function duplicateOf({ sku: _, currentPrice: __, ...listing }: Listing): Listing {
  const title = `${listing.title.slice(0, longestTitle - texts.copySuffix.length)}${texts.copySuffix}`
  return { ...listing, id: crypto.randomUUID(), title }
}

/**
 * The same product in another marketplace, with its costs, margin, weight and SKU. What it pays there is not known by what it pays
 * here: commission, freight, category and who delivers it are to be said anew.
 */
export function copyIn(marketplace: Marketplace, { currentPrice: _, ...listing }: Listing): Listing {
  return {
    ...listing,
    marketplace,
    id: crypto.randomUUID(),
    mlTax: 0,
    shippingCost: 0,
    category: '',
    fulfilled: false,
    ownDelivery: false,
  }
}
