import type { FeeTable, Marketplace } from '@vendaclara/core/pricing'
import { marketplaces } from '../listing/marketplaces.ts'
import type { PricingBasis } from '../listing/pricing-basis.ts'

export interface TableChange {
  readonly marketplace: Marketplace
  readonly before: FeeTable
  readonly after: FeeTable
}

/** For which marketplaces another table counts, or the same one with other fees. */
export function tableChanges(before: PricingBasis['tables'], after: PricingBasis['tables']): TableChange[] {
  return marketplaces
    .map((marketplace) => ({ marketplace, before: before[marketplace], after: after[marketplace] }))
    .filter((change) => change.before !== change.after)
}
