import type { Product } from '../model/product.ts'
import { bareText, joinedName, type SoldName } from './sold-name.ts'

/**
 * Finds the product that may be proposed for a line without a product: the only product with exactly its name, including the
 * name of its variation. Null if no product has it, or several have it. The seller answers; a proposal counts for nothing.
 */
export function proposedProducts<One extends Product>(
  products: readonly One[],
): (line: Pick<SoldName, 'name' | 'variation'>) => One | null {
  const byName = new Map<string, One | null>()
  for (const product of products) {
    const name = bareText(product.name)
    if (name !== '') byName.set(name, byName.has(name) ? null : product)
  }
  return ({ name, variation }) => byName.get(bareText(joinedName(name, variation))) ?? null
}
