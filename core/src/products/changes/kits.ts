import type { KitPart, Product } from '../model/product.ts'

/** Whether a product would be a part of itself, over any number of kits. */
export function containsItself(products: ReadonlyMap<string, Pick<Product, 'kit'>>, id: string): boolean {
  const seen = new Set<string>()
  const contains = (one: string): boolean =>
    (products.get(one)?.kit ?? []).some(({ product }) => {
      if (product === id) return true
      if (seen.has(product)) return false
      seen.add(product)
      return contains(product)
    })
  return contains(id)
}

/** A kit in which one product takes the place of another, its pieces added where both are in it. */
export function withPart(kit: readonly KitPart[], from: string, into: string): readonly KitPart[] {
  if (!kit.some(({ product }) => product === from)) return kit
  const units = new Map<string, number>()
  for (const part of kit) {
    const product = part.product === from ? into : part.product
    units.set(product, (units.get(product) ?? 0) + part.units)
  }
  return [...units].map(([product, pieces]) => ({ product, units: pieces }))
}
