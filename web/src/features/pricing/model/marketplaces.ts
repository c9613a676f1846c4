import { type Marketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'

/** The marketplace an address names; the first one when it names none. */
export function marketplaceOf(word: string | null): Marketplace {
  return marketplaces.find((one) => marketplaceEntries[one].word === word) ?? 'shopee'
}

/** Where a listing is shown, or with no id the list of its marketplace, within the calculator's address. */
export function listingHref(marketplace: Marketplace, id?: string): string {
  const search = new URLSearchParams({ marketplace: marketplaceEntries[marketplace].word })
  if (id !== undefined) search.set('anuncio', id)
  return `?${search}`
}
