import type { Marketplace } from '@vendaclara/core/pricing'
import { slugOf } from './marketplaces.ts'

/** Where a listing is shown, or with no id the list of its marketplace, within the calculator's address. */
export function listingHref(marketplace: Marketplace, id?: string): string {
  const search = new URLSearchParams({ marketplace: slugOf(marketplace) })
  if (id !== undefined) search.set('anuncio', id)
  return `?${search}`
}
