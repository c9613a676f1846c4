import type { StoredProduct } from '@vendaclara/contract/products'
import type { DatedCost } from '@vendaclara/core/products'
import { editedCosts } from '../../detail/costs/cost-edits.ts'

/** What chosen products are to have; absent is unchanged. */
export interface BulkValues {
  readonly cost?: DatedCost
  readonly weight?: StoredProduct['weight']
  readonly packaging?: StoredProduct['packaging']
  readonly tax?: StoredProduct['tax']
}

/** The products that such values change, as they are then. A kit costs what its parts do, and takes no cost. */
export function withValues(
  products: readonly StoredProduct[],
  { cost, ...values }: BulkValues,
): StoredProduct[] {
  return products.flatMap((product) => {
    const changed = Object.entries(values).filter(
      ([name, value]) => product[name as keyof typeof values] !== value,
    )
    const isSame = product.costs.some(({ from, cost: was }) => from === cost?.from && was === cost.cost)
    const takesCost = cost !== undefined && product.kit.length === 0 && !isSame
    if (changed.length === 0 && !takesCost) return []
    const costs = takesCost ? editedCosts(product.costs, new Map([[cost.from, cost]])) : product.costs
    return [{ ...product, ...Object.fromEntries(changed), costs }]
  })
}
