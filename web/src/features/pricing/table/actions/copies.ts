import { declarationOf, fieldNames, longestTitle } from '@vendaclara/contract/pricing'
import type { Marketplace } from '@vendaclara/core/pricing'
import type { Listing } from '../../model/listing.ts'
import { actionTexts as texts } from '../table-texts.ts'

/** A copy of a listing, without its SKU, which belongs to a single listing, and without a current price. */
export function duplicateOf({ sku: _, currentPrice: __, ...listing }: Listing): Listing {
  const title = `${listing.title.slice(0, longestTitle - texts.copySuffix.length)}${texts.copySuffix}`
  return { ...listing, id: crypto.randomUUID(), title }
}

/**
 * The same product in another marketplace, with its costs, margin, weight and SKU. Its fees there do not follow from
 * those here, so commission, freight, category and delivery have to be entered again.
 */
export function copyIn(marketplace: Marketplace, { currentPrice: _, ...listing }: Listing): Listing {
  return {
    ...listing,
    marketplace,
    id: crypto.randomUUID(),
    ...Object.fromEntries(asked.map((name) => [name, declarationOf(name).absent])),
  }
}

/** What has to be entered again: all that fees ask, except for what is of the product. */
const asked = fieldNames.filter(
  (name) => declarationOf(name).fact !== undefined && name !== 'peso' && name !== 'freeShipping',
)
