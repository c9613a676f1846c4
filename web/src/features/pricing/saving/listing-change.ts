import { z } from 'zod'
import type { Listing } from '../listing/listing.ts'

/** What the server has yet to hear about one listing. `create` holds until the server has the listing at all. */
export interface ListingChange {
  readonly kind: 'create' | 'save' | 'remove'
  readonly listing: Listing
}

export function changeKey(listing: Pick<Listing, 'marketplace' | 'id'>): string {
  return `${listing.marketplace}.${listing.id}`
}

/** A change as tabs store it and tell each other: another version of the page may have written it. */
export const listingChange = z.object({
  kind: z.enum(['create', 'save', 'remove']),
  listing: z.object({
    marketplace: z.enum(['shopee', 'mercadoLivre', 'shein']),
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
    salePrice: z.number().nullable(),
    netMargin: z.number(),
    monthlyBilling: z.number(),
    charges: z.number(),
    fixCost: z.number(),
  }),
})
