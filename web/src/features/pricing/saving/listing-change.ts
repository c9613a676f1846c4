import { forEachMarketplace, type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { z } from 'zod'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'

/** A change of one listing that the server does not have yet. It stays a `create` until the server has the listing. */
export interface ListingChange {
  readonly kind: 'create' | 'save' | 'remove'
  readonly listing: Listing
  /** Only for creations: the time of creation, later than that of every earlier one. */
  readonly begun?: number | undefined
}

let lastBegun = 0

export function creationOf(listing: Listing): ListingChange {
  lastBegun = Math.max(Date.now(), lastBegun + 1)
  return { kind: 'create', listing, begun: lastBegun }
}

export function changeKey(listing: Pick<Listing, 'marketplace' | 'id'>): string {
  return `${listing.marketplace}.${listing.id}`
}

/** A change as tabs store it and send it to each other. Another version of the page may have written it. */
export const listingChange = z.object({
  kind: z.enum(['create', 'save', 'remove']),
  listing: z.object({
    marketplace: z.enum(marketplaces),
    id: z.string(),
    title: z.string(),
    sku: z.string().optional(),
    productCost: z.number(),
    variableCost: z.number(),
    profitMargin: z.number(),
    freeShipping: z.boolean(),
    mlTax: z.number(),
    shippingCost: z.number(),
    peso: z.number(),
    // Absent in changes that were stored before listings had these fields.
    category: z.string().default(''),
    fulfilled: z.boolean().default(false),
    ownDelivery: z.boolean().default(false),
    salePrice: z.number().nullable(),
    currentPrice: z.number().optional(),
    adsPercent: z.number().optional(),
    adsAmount: z.number().optional(),
    couponPercent: z.number().optional(),
    couponAmount: z.number().optional(),
    affiliatePercent: z.number().optional(),
    affiliateAmount: z.number().optional(),
    netMargin: z.number(),
    monthlyBilling: z.number(),
    charges: z.number(),
    fixCost: z.number(),
  }),
  begun: z.number().optional(),
})

/** The listings after the changes: edits in place, creations at the top, without removals. */
export function applyChanges(
  listings: ListingsByMarketplace,
  changes: readonly ListingChange[],
): ListingsByMarketplace {
  const applied = (marketplace: Marketplace) =>
    apply(
      listings[marketplace],
      changes.filter((change) => change.listing.marketplace === marketplace),
    )
  return forEachMarketplace(applied)
}

function apply(listings: readonly Listing[], changes: readonly ListingChange[]): readonly Listing[] {
  const [first] = changes
  if (!first) return listings
  // A keystroke changes one of thousands of listings: copying the array as a whole is faster than item by item.
  const isOneEdit = changes.length === 1 && first.kind === 'save'
  const at = isOneEdit ? listings.findIndex(({ id }) => id === first.listing.id) : -1
  if (at >= 0) return listings.with(at, first.listing)
  const pending = new Map(changes.map((change) => [change.listing.id, change]))
  const kept: Listing[] = []
  for (const listing of listings) {
    const change = pending.get(listing.id)
    if (change) pending.delete(listing.id)
    if (change?.kind !== 'remove') kept.push(change?.listing ?? listing)
  }
  const created = [...pending.values()]
    .filter((change) => change.kind !== 'remove')
    .sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0))
  return [...created.map((change) => change.listing).reverse(), ...kept]
}
