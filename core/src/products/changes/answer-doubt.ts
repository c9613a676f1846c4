import { productBounds } from '../model/bounds.ts'
import { blankProduct, type Product } from '../model/product.ts'
import { keyText, type ProductKey } from '../model/product-key.ts'
import { isNamedByTitle, nameByTitles } from './fact-keys.ts'
import { ProductDesk } from './product-desk.ts'

/** Products to save and to remove as one change. */
export interface ListChange {
  readonly saved: readonly Product[]
  readonly removed: readonly string[]
}

/** Why a change cannot be made: the product has as many keys as may be stored, or a kit would contain itself. */
export type ChangeRefusal = 'full' | 'kit'

/**
 * What the seller's answer to a doubt of a product changes. With yes the key is the product's, and no other one's any more.
 * With no it is not asked again, and a listing that is no product's becomes one of its own.
 */
export function answerDoubt(
  products: readonly Product[],
  {
    product: id,
    key,
    isIts,
  }: { readonly product: string; readonly key: ProductKey; readonly isIts: boolean },
  newId: () => string,
): ListChange | ChangeRefusal {
  const desk = new ProductDesk(products)
  const product = desk.get(id)
  const text = keyText(key)
  const doubted = product?.doubts.find((doubt) => keyText(doubt.key) === text)
  if (!product || !doubted) return { saved: [], removed: [] }
  if (isIts) {
    if (product.keys.length >= productBounds.keys) return 'full'
    for (const other of desk.all()) if (other.id !== id) desk.put(withoutKey(other, text))
    desk.put({ ...withoutKey(product, text), keys: [...product.keys, doubted.key] })
    return changeOf(desk)
  }
  const doubts = product.doubts.map((doubt) =>
    doubt === doubted ? { ...doubt, refused: true as const } : doubt,
  )
  desk.put({ ...product, doubts })
  const isOpen = desk
    .all()
    .some((one) => one.doubts.some((doubt) => !doubt.refused && keyText(doubt.key) === text))
  if (!desk.ofKey(key) && !isOpen) {
    if (products.length >= productBounds.products) return 'full'
    const name = doubted.key.offer?.title ?? ''
    desk.put({ ...blankProduct(newId()), name, keys: [doubted.key] })
  }
  return changeOf(desk)
}

/** A product without a key and without doubts about it; it keeps the name that only this listing gave it. */
function withoutKey(product: Product, text: string): Product {
  const keys = product.keys.filter((one) => keyText(one) !== text)
  const doubts = product.doubts.filter((doubt) => keyText(doubt.key) !== text)
  const isSame = keys.length === product.keys.length && doubts.length === product.doubts.length
  if (isSame) return product
  const name = (isNamedByTitle(product) && nameByTitles({ keys, doubts })) || product.name
  return { ...product, keys, doubts, name }
}

export function changeOf(desk: ProductDesk): ListChange {
  return { saved: desk.changed(), removed: desk.removed() }
}
