import type { KitPart, Product } from '../model/product.ts'

/** The most kits that may lie within each other. */
export const deepestKit = 20

/**
 * A kit that contains itself, over any number of kits, or has more than {@link deepestKit} kits within each other;
 * undefined if there is none. `products` have all kits, by their ids; only those in `among` are looked at, with their parts.
 */
export function circularKit(
  products: ReadonlyMap<string, Pick<Product, 'kit'>>,
  among: Iterable<string> = products.keys(),
): string | undefined {
  const cleared = new Set<string>()
  const open = new Set<string>()
  const visit = (id: string): string | undefined => {
    if (open.has(id) || open.size > deepestKit) return id
    if (cleared.has(id)) return undefined
    open.add(id)
    for (const { product } of products.get(id)?.kit ?? []) {
      const found = visit(product)
      if (found !== undefined) return found
    }
    open.delete(id)
    cleared.add(id)
    return undefined
  }
  for (const id of among) {
    const found = visit(id)
    if (found !== undefined) return found
  }
  return undefined
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
