import type { Product } from '../model/product.ts'
import { bareText, joinedName, type SoldName } from './sold-name.ts'

/**
 * Finds the product that may be proposed for a line that is no product's: the only one that has exactly its name, with that of
 * its variation where it has one. Null if none has, or several. The seller answers; a proposal counts for nothing.
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
