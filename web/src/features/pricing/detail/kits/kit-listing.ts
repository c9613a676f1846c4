import { listingBounds, longestTitle } from '@vendaclara/contract/pricing'
import type { Kit } from '@vendaclara/core/pricing'
import type { Listing } from '../../model/listing.ts'
import { kitTexts as texts } from '../detail-texts.ts'

/**
 * The listing of a kit, without the SKU, which belongs to a single unit, and without a current price. Null if its costs
 * or weight are too large for a listing.
 */
export function kitListing({ sku: _, currentPrice: __, ...listing }: Listing, kit: Kit): Listing | null {
  const { productCost, variableCost } = kit.costs
  const peso = kit.facts.weight ?? listing.peso
  if (productCost > listingBounds.money || variableCost > listingBounds.money) return null
  if (peso > listingBounds.weight) return null
  const title = texts.kitTitle(kit.units, listing.title).trim().slice(0, longestTitle)
  return { ...listing, id: crypto.randomUUID(), title, productCost, variableCost, peso }
}
