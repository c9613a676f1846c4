import { type Marketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'

/** The marketplace an address names; the first one when it names none. */
export function marketplaceOf(word: string | null): Marketplace {
  return marketplaces.find((one) => marketplaceEntries[one].word === word) ?? 'shopee'
}

/** What names a listing in an address. */
export function listingParameters(marketplace: Marketplace, id: string) {
  return { marketplace: marketplaceEntries[marketplace].word, anuncio: id }
}

/** Where a listing is shown, or with no id the list of its marketplace, within the calculator's address. */
export function listingHref(marketplace: Marketplace, id?: string): string {
  const { anuncio, ...list } = listingParameters(marketplace, id ?? '')
  return `?${new URLSearchParams(id === undefined ? list : { ...list, anuncio })}`
}
