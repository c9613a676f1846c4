import { type Marketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'

/** The marketplace that an address names; the first one if it names none. */
export function marketplaceOf(word: string | null): Marketplace {
  return marketplaces.find((one) => marketplaceEntries[one].word === word) ?? marketplaces[0]
}

export function listingParameters(marketplace: Marketplace, id: string) {
  return { marketplace: marketplaceEntries[marketplace].word, anuncio: id }
}

/** The address of a listing or, without an id, of the list of its marketplace, relative to the calculator. */
export function listingHref(marketplace: Marketplace, id?: string): string {
  const { anuncio, ...list } = listingParameters(marketplace, id ?? '')
  return `?${new URLSearchParams(id === undefined ? list : { ...list, anuncio })}`
}
