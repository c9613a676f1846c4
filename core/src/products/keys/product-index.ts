import type { Marketplace } from '../../pricing/index.ts'
import type { Product } from '../model/product.ts'
import { type KeyKind, keyText, type ProductKey } from '../model/product-key.ts'
import { bareText, nameKeyOf, type SoldName } from './sold-name.ts'

/** Products by everything that files call them. Made by {@link productIndex}. */
export interface ProductIndex {
  readonly byId: ReadonlyMap<string, Product>
  readonly bySku: ReadonlyMap<string, Product>
  readonly byKey: ReadonlyMap<string, Product>
  readonly byListing: ReadonlyMap<string, ReadonlySet<Product>>
  readonly byOtherSku: ReadonlyMap<string, ReadonlySet<Product>>
}

/** An index of the products, for {@link productOf} and {@link productsOfListing}. Of products with the same SKU or key the first one counts. */
export function productIndex(products: readonly Product[]): ProductIndex {
  const byId = new Map<string, Product>()
  const bySku = new Map<string, Product>()
  const byKey = new Map<string, Product>()
  const byListing = new Map<string, Set<Product>>()
  const byOtherSku = new Map<string, Set<Product>>()
  for (const product of products) {
    addOnce(byId, product.id, product)
    const sku = bareText(product.sku)
    if (sku !== '') addOnce(bySku, sku, product)
    for (const key of product.keys) {
      addOnce(byKey, keyText(key), product)
      if (key.kind === 'listing') addAlso(byListing, listingText(key.marketplace, key.id), product)
      if (key.kind === 'sku') addAlso(byOtherSku, key.id, product)
    }
  }
  return { byId, bySku, byKey, byListing, byOtherSku }
}

function addAlso(map: Map<string, Set<Product>>, text: string, product: Product): void {
  const known = map.get(text)
  if (known) known.add(product)
  else map.set(text, new Set([product]))
}

function addOnce(map: Map<string, Product>, text: string, product: Product): void {
  if (!map.has(text)) map.set(text, product)
}

function listingText(marketplace: Marketplace, listing: string): string {
  return JSON.stringify([marketplace, listing])
}

/** The product of a line, and what said so; 'own' is the product's own SKU. */
export interface FoundProduct {
  readonly product: Product
  readonly by: KeyKind | 'own'
}

/**
 * The product of an order line, a sold row or a listing of the calculator by the surest of what it says; null if nothing
 * leads to one:
 *
 * 1. the listing with its variation; a listing all of whose variations are one product's, if the line names no variation
 * 2. the listing of the calculator
 * 3. a SKU that is a key of the marketplace, then the product's own SKU, then a SKU of other marketplaces that is one product's
 * 4. a name and variation that the seller chose, if the line has no SKU
 *
 * Names are never compared otherwise, and SKUs as {@link bareText} says.
 */
export function productOf(index: ProductIndex, line: SoldName): FoundProduct | null {
  const { marketplace } = line
  const byKey = (kind: KeyKind, id: string, variation = ''): FoundProduct | null => {
    const product = index.byKey.get(keyText({ marketplace, kind, id, variation, source: '' }))
    return product ? { product, by: kind } : null
  }
  const listing = bareText(line.listing ?? '')
  const variationId = bareText(line.variationId ?? '')
  const byListing = listing === '' ? null : byKey('listing', listing, variationId)
  if (byListing) return byListing
  const calculator = bareText(line.calculator ?? '')
  const byCalculator = calculator === '' ? null : byKey('calculator', calculator)
  if (byCalculator) return byCalculator
  const [only, ...others] = variationId === '' ? productsOfListing(index, marketplace, listing) : []
  if (only && others.length === 0) return { product: only, by: 'listing' }
  const sku = bareText(line.sku)
  if (sku !== '') {
    const own = index.bySku.get(sku)
    const [elsewhere, ...more] = index.byOtherSku.get(sku) ?? []
    if (own) return byKey('sku', sku) ?? { product: own, by: 'own' }
    return byKey('sku', sku) ?? (elsewhere && more.length === 0 ? { product: elsewhere, by: 'sku' } : null)
  }
  const key = nameKeyOf(line)
  return key && byKey('name', key.id, key.variation)
}

/** The products of a listing, those of all its variations, by the marketplace's id of it: ads know nothing else. Empty if none is known. */
export function productsOfListing(
  index: ProductIndex,
  marketplace: Marketplace,
  listing: string,
): readonly Product[] {
  const id = bareText(listing)
  return id === '' ? [] : [...(index.byListing.get(listingText(marketplace, id)) ?? [])]
}

/** The keys of a product that name listings of a marketplace. */
export function listingKeys({ keys }: Product, marketplace: Marketplace): readonly ProductKey[] {
  return keys.filter((key) => key.kind === 'listing' && key.marketplace === marketplace)
}
