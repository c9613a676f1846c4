import { marketplaces } from '../../pricing/index.ts'
import { productBounds } from '../model/bounds.ts'
import { blankProduct, type Product } from '../model/product.ts'
import { keyText, type ProductKey } from '../model/product-key.ts'
import type { SupplierItem } from '../model/purchase.ts'
import { type ChangeRefusal, changeOf, type ListChange } from './answer-doubt.ts'
import { circularKit, withPart } from './kits.ts'
import { ProductDesk } from './product-desk.ts'

interface Joined extends ListChange {
  /** The supplier's codes that were the other product's. */
  readonly items: readonly SupplierItem[]
}

/**
 * Joins a product (`from`) into another one, which keeps what it says and takes the rest. It gets the other's keys, its SKU as a
 * SKU of every marketplace, and its place in kits and of supplier's codes. Costs are taken over only if it has none.
 */
export function joinProducts(
  products: readonly Product[],
  items: readonly SupplierItem[],
  { into, from }: { readonly into: string; readonly from: string },
): Joined | ChangeRefusal {
  const desk = new ProductDesk(products)
  const [kept, other] = [desk.get(into), desk.get(from)]
  if (!kept || !other || into === from) return { saved: [], removed: [], items: [] }
  desk.remove(from)
  const joined = joinedProduct(kept, other)
  const isFull = joined.keys.length > productBounds.keys || joined.doubts.length > productBounds.doubts
  if (isFull) return 'full'
  desk.put(joined)
  for (const product of desk.all()) {
    const kit = withPart(product.kit, from, into)
    if (kit.some(({ units }) => units > productBounds.units)) return 'full'
    if (kit !== product.kit) desk.put({ ...product, kit })
  }
  const afterwards = new Map(desk.all().map((product) => [product.id, product]))
  if (circularKit(afterwards, [into]) !== undefined) return 'kit'
  const moved = items.filter(({ product }) => product === from).map((item) => ({ ...item, product: into }))
  return { ...changeOf(desk), items: moved }
}

function joinedProduct(kept: Product, other: Product): Product {
  const ofSku = kept.sku === '' ? [] : skuKeys(other.sku)
  const keys = [
    ...new Map([...kept.keys, ...other.keys, ...ofSku].map((key) => [keyText(key), key])).values(),
  ]
  const owned = new Set(keys.map(keyText))
  const doubts = new Map([...other.doubts, ...kept.doubts].map((doubt) => [keyText(doubt.key), doubt]))
  return {
    ...kept,
    keys,
    sku: kept.sku || other.sku,
    name: kept.name || other.name,
    gtin: kept.gtin || other.gtin,
    weight: kept.weight ?? other.weight,
    size: kept.size ?? other.size,
    packaging: kept.packaging ?? other.packaging,
    tax: kept.tax ?? other.tax,
    kit: kept.kit.length > 0 ? kept.kit : other.kit,
    costs: kept.costs.length > 0 ? kept.costs : other.costs,
    doubts: [...doubts].filter(([text]) => !owned.has(text)).map(([, doubt]) => doubt),
  }
}

function skuKeys(sku: string): readonly ProductKey[] {
  if (sku === '') return []
  return marketplaces.map((marketplace) => ({ marketplace, kind: 'sku', id: sku, variation: '', source: '' }))
}

/** What leaves a product: some of its keys, and a SKU of it, '' if none. */
export interface Parting {
  readonly product: string
  readonly keys: readonly ProductKey[]
  readonly sku: string
}

/**
 * Parts keys and a SKU from a product: they are a product of their own, named by its listings. What the product costs and weighs stays
 * with it, and is unknown of the new one. Parting what was joined gives both their keys and SKUs back.
 */
export function partProducts(
  products: readonly Product[],
  { product: id, keys: taken, sku }: Parting,
  newId: () => string,
): ListChange | ChangeRefusal {
  const desk = new ProductDesk(products)
  const product = desk.get(id)
  if (!product) return { saved: [], removed: [] }
  if (products.length >= productBounds.products) return 'full'
  const texts = new Set(taken.map(keyText))
  const isTaken = (key: ProductKey) => texts.has(keyText(key))
  const isOfSku = (key: ProductKey) => sku !== '' && key.kind === 'sku' && key.id === sku
  const parted = product.keys.filter((key) => isTaken(key) && !isOfSku(key))
  if (parted.length === 0 && sku === '') return { saved: [], removed: [] }
  desk.put({
    ...product,
    sku: product.sku === sku ? '' : product.sku,
    keys: product.keys.filter((key) => !isTaken(key) && !isOfSku(key)),
  })
  const name = parted.find(({ offer }) => offer?.title)?.offer?.title ?? product.name
  desk.put({ ...blankProduct(newId()), sku, name, keys: parted })
  return changeOf(desk)
}
