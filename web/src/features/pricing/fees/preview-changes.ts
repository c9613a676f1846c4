import type { ShopConfig } from '@vendaclara/contract/shop'
import { toCents } from '@vendaclara/core/money'
import {
  compareTables,
  factsAskedBy,
  type ListingPrice,
  type TableComparison,
} from '@vendaclara/core/pricing'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { costsOf, factsOf } from '../model/listing.ts'
import type { TableChange } from '../model/tables-in-use.ts'

export interface ListingPreview {
  readonly listing: Listing
  readonly comparison: TableComparison
}

interface ChangePreview {
  readonly count: number
  readonly repriced: number
  readonly losing: number
  /** How many listings have no weight, although the new table needs one and the old table did not. */
  readonly weightless: number
  /** Listings whose price changes or whose margin is lost; the latter come first. */
  readonly listings: readonly ListingPreview[]
}

export function previewChanges(
  listings: ListingsByMarketplace,
  config: ShopConfig,
  changes: readonly TableChange[],
): ChangePreview {
  const all = changes.flatMap(({ marketplace, before, after }) =>
    listings[marketplace].map((listing) => ({
      listing,
      comparison: compareTables(costsOf(listing, config), factsOf(listing), before, after),
    })),
  )
  const losing = all.filter(({ comparison }) => comparison.margin === 'lost')
  const others = all.filter(({ comparison }) => comparison.margin !== 'lost' && isRepriced(comparison))
  return {
    count: all.length,
    repriced: all.filter(({ comparison }) => isRepriced(comparison)).length,
    losing: losing.length,
    weightless: changes.flatMap((change) =>
      listings[change.marketplace].filter((listing) => listing.peso === 0 && asksWeightAnew(change, listing)),
    ).length,
    listings: [...losing, ...others],
  }
}

function asksWeightAnew({ before, after }: TableChange, listing: Listing): boolean {
  const facts = factsOf(listing)
  return factsAskedBy(after, facts).includes('weight') && !factsAskedBy(before, facts).includes('weight')
}

function isRepriced({ before, after }: TableComparison): boolean {
  return centsOf(before) !== centsOf(after)
}

function centsOf(price: ListingPrice): number | null {
  return price.outcome === 'priced' ? toCents(price.price) : null
}
