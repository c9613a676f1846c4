import type { Product } from '../model/product.ts'
import { keyText, type ProductKey } from '../model/product-key.ts'

type Owners = Map<string, Set<string>>

/** Products while they are changed, found by everything that must be one product's. What it was given stays as it is. */
export class ProductDesk {
  private readonly products = new Map<string, Product>()
  private readonly before = new Map<string, Product>()
  private readonly keys = new Map<string, string>()
  private readonly skus = new Map<string, string>()
  private readonly otherSkus: Owners = new Map()
  private readonly gtins: Owners = new Map()
  private readonly names: Owners = new Map()
  private readonly listings: Owners = new Map()

  constructor(products: readonly Product[]) {
    for (const product of products) {
      this.before.set(product.id, product)
      this.put(product)
    }
  }

  get size(): number {
    return this.products.size
  }

  get(id: string | undefined): Product | undefined {
    return id === undefined ? undefined : this.products.get(id)
  }

  put(product: Product): void {
    const known = this.products.get(product.id)
    if (known === product) return
    if (known) this.forget(known)
    this.products.set(product.id, product)
    const { id, sku, gtin, name } = product
    for (const key of product.keys) {
      this.keys.set(keyText(key), id)
      if (key.kind === 'sku') addTo(this.otherSkus, key.id, id)
      if (key.kind === 'listing') addTo(this.listings, listingText(key), id)
    }
    if (sku !== '') this.skus.set(sku, id)
    if (gtin !== '') addTo(this.gtins, gtin, id)
    if (name !== '') addTo(this.names, name, id)
  }

  remove(id: string): void {
    const known = this.products.get(id)
    if (!known) return
    this.forget(known)
    this.products.delete(id)
  }

  ofKey(key: ProductKey): Product | undefined {
    return this.get(this.keys.get(keyText(key)))
  }

  /** By a SKU as an order line is found: a key of the marketplace, the product's own, or a key of other marketplaces. */
  ofSku(sku: string, marketplace: ProductKey['marketplace'] | null): Product | undefined {
    if (sku === '') return undefined
    const key = marketplace && ({ marketplace, kind: 'sku', id: sku, variation: '', source: '' } as const)
    return (key && this.ofKey(key)) ?? this.get(this.skus.get(sku)) ?? this.only(this.otherSkus, sku)
  }

  /** The products of all variations of the listing that a key is about. */
  ofListing(key: ProductKey): readonly Product[] {
    return [...(this.listings.get(listingText(key)) ?? [])].flatMap((id) => this.get(id) ?? [])
  }

  ofGtin(gtin: string): Product | undefined {
    return gtin === '' ? undefined : this.only(this.gtins, gtin)
  }

  /** The only product with this name. */
  ofName(name: string): Product | undefined {
    return name === '' ? undefined : this.only(this.names, name)
  }

  all(): readonly Product[] {
    return [...this.products.values()]
  }

  /** The products that are not as they were given, in the sequence of the list. */
  changed(): readonly Product[] {
    return this.all().filter((product) => {
      const before = this.before.get(product.id)
      return before !== product && (!before || canonical(before) !== canonical(product))
    })
  }

  removed(): readonly string[] {
    return [...this.before.keys()].filter((id) => !this.products.has(id))
  }

  private only(owners: Owners, text: string): Product | undefined {
    const found = owners.get(text)
    return found?.size === 1 ? this.get([...found][0]) : undefined
  }

  private forget({ id, sku, gtin, name, keys }: Product): void {
    for (const key of keys) {
      if (this.keys.get(keyText(key)) === id) this.keys.delete(keyText(key))
      if (key.kind === 'sku') this.otherSkus.get(key.id)?.delete(id)
      if (key.kind === 'listing') this.listings.get(listingText(key))?.delete(id)
    }
    if (this.skus.get(sku) === id) this.skus.delete(sku)
    this.gtins.get(gtin)?.delete(id)
    this.names.get(name)?.delete(id)
  }
}

function listingText({ marketplace, id }: ProductKey): string {
  return JSON.stringify([marketplace, id])
}

function addTo(owners: Owners, text: string, id: string): void {
  const known = owners.get(text)
  if (known) known.add(id)
  else owners.set(text, new Set([id]))
}

/** The text of a value, the same for any order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
