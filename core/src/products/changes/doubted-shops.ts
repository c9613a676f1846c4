import type { Marketplace } from '../../pricing/index.ts'
import type { ProductFile } from '../files/product-facts.ts'
import type { Product } from '../model/product.ts'

/**
 * A file that seems not to be of the one shop that a seller has in a marketplace, and how many of its SKUs say so:
 *
 * - 'other': it has no listing that is known there, and most of its SKUs are known with other listings.
 * - 'two': most of its SKUs have several listings in it, not all of them known, and those of its marketplace usually have one.
 */
export interface DoubtedShop {
  readonly file: ProductFile
  readonly why: 'other' | 'two'
  readonly skus: number
}

/** What is known of a marketplace: its listings, and the SKUs that have one. */
interface KnownShop {
  readonly listings: Set<string>
  readonly skus: Set<string>
}

/**
 * The files about whose shop the seller is to be asked, in their sequence. Each is held against the products and the files
 * before it. One listing in common is enough to be the same shop, and so are SKUs of which half or more are new: an export may
 * come in parts.
 */
export function doubtedShops(
  products: readonly Product[],
  files: readonly ProductFile[],
): readonly DoubtedShop[] {
  const shops = new Map<Marketplace, KnownShop>()
  const shopOf = (marketplace: Marketplace) => {
    const known = shops.get(marketplace) ?? { listings: new Set(), skus: new Set() }
    shops.set(marketplace, known)
    return known
  }
  for (const { sku, keys } of products) {
    const listed = new Set(keys.flatMap(({ kind, marketplace }) => (kind === 'listing' ? marketplace : [])))
    for (const marketplace of listed) shopOf(marketplace).skus.add(sku)
    for (const { kind, marketplace, id } of keys) {
      if (kind === 'listing') shopOf(marketplace).listings.add(id)
      if (kind === 'sku' && listed.has(marketplace)) shopOf(marketplace).skus.add(id)
    }
  }
  return files.flatMap((file): DoubtedShop[] => {
    if (file.marketplace === null) return []
    const known = shopOf(file.marketplace)
    const listingsOf = listingsBySku(file)
    const skus = [...listingsOf.keys()]
    const isNewPair = (listings: ReadonlySet<string>) =>
      listings.size > 1 && ![...listings].every((listing) => known.listings.has(listing))
    const repeated = file.twins ? 0 : [...listingsOf.values()].filter(isNewPair).length
    const shared = skus.filter((sku) => known.skus.has(sku)).length
    const isKnown = file.facts.some(({ listing }) => known.listings.has(listing))
    for (const { listing } of file.facts) if (listing !== '') known.listings.add(listing)
    for (const sku of skus) known.skus.add(sku)
    if (2 * repeated > skus.length) return [{ file, why: 'two', skus: repeated }]
    return !isKnown && 2 * shared > skus.length ? [{ file, why: 'other', skus: shared }] : []
  })
}

function listingsBySku({ facts }: ProductFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { sku, listing } of facts) {
    if (sku === '' || listing === '') continue
    const listings = found.get(sku) ?? new Set<string>()
    found.set(sku, listings.add(listing))
  }
  return found
}
