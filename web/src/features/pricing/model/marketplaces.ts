import type { Marketplace } from '@vendaclara/core/pricing'

export const marketplaces: readonly Marketplace[] = ['shopee', 'mercadoLivre', 'shein']

const slugs: Readonly<Record<Marketplace, string>> = {
  shopee: 'shopee',
  mercadoLivre: 'mercado-livre',
  shein: 'shein',
}

function slugOf(marketplace: Marketplace): string {
  return slugs[marketplace]
}

/** The marketplace an address names; the first one when it names none. */
export function marketplaceOf(slug: string | null): Marketplace {
  return marketplaces.find((marketplace) => slugs[marketplace] === slug) ?? 'shopee'
}

/** Where a listing is shown, or with no id the list of its marketplace, within the calculator's address. */
export function listingHref(marketplace: Marketplace, id?: string): string {
  const search = new URLSearchParams({ marketplace: slugOf(marketplace) })
  if (id !== undefined) search.set('anuncio', id)
  return `?${search}`
}
