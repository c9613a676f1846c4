import { useQuery } from '@tanstack/react-query'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type FeeTable, forEachMarketplace, marketplaces, reviewListing } from '@vendaclara/core/pricing'
import { useMemo } from 'react'
import { addresses } from '../../../addresses.ts'
import type { DeskLine, DeskState } from '../../../features/home/desk-card.tsx'
import { texts } from '../../../features/home/texts.ts'
import {
  costsOf,
  factsOf,
  type Listing,
  type ListingsByMarketplace,
  type PricingBasis,
  priceOf,
} from '../../../features/pricing/model/listing.ts'
import { tableOf, tablesInUse, todaysTable } from '../../../features/pricing/model/tables-in-use.ts'
import { feeSettingsQuery, listingsQuery, shopConfigQuery } from '../../../features/pricing/saving/queries.ts'
import { useDay } from '../../../ui/days.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import { unknownState } from './desk-state.ts'

/** How many listings sell below their margin by today's fees. */
export function usePricesDesk(account: string): DeskState {
  const today = useDay(brazilianDay)
  const listings = useQuery(listingsQuery(account))
  const config = useQuery(shopConfigQuery(account))
  const fees = useQuery(feeSettingsQuery(account))
  const counts = useMemo(
    () =>
      listings.data && config.data && fees.data
        ? countByMargin(listings.data, config.data, fees.data, today)
        : undefined,
    [listings.data, config.data, fees.data, today],
  )
  if (!counts) return unknownState([listings, config, fees])
  return counts.all === 0 ? { state: 'empty' } : { state: 'known', lines: linesOf(counts) }
}

interface MarginCounts {
  readonly all: number
  readonly below: number
  readonly noPrice: number
}

/**
 * Reviews each listing with a cost at the price it sells for, which is its current price or else the calculated one, by
 * the fees in force today; by the seller's own fee table where one is chosen.
 */
export function countByMargin(
  listings: ListingsByMarketplace,
  config: ShopConfig,
  fees: FeeSettings,
  today: string,
): MarginCounts {
  const inUse = { config, tables: tablesInUse(fees) }
  const ownTables = new Set(fees.own.map(({ id }) => id))
  const now = forEachMarketplace((marketplace): FeeTable => {
    const table = tableOf(fees, marketplace)
    return ownTables.has(table.id) ? table : todaysTable(marketplace, today)
  })
  const filled = marketplaces.flatMap((one) => listings[one].filter(({ productCost }) => productCost > 0))
  const states = filled.map((listing) => stateOf(listing, inUse, now[listing.marketplace]))
  return {
    all: filled.length,
    below: states.filter((state) => state === 'loss' || state === 'below-margin').length,
    noPrice: states.filter((state) => state === 'no-price').length,
  }
}

function stateOf(listing: Listing, inUse: PricingBasis, table: FeeTable) {
  const price = priceOf(listing, inUse)
  const sold = listing.currentPrice ?? (price.outcome === 'priced' ? price.price : undefined)
  return reviewListing(costsOf(listing, inUse.config), factsOf(listing), table, sold).state
}

function linesOf({ all, below, noPrice }: MarginCounts): DeskLine[] {
  const href = addresses.calculator
  const onMargin = all - below - noPrice
  return [
    ...(below > 0
      ? [{ figure: texts.someOf(below, all), isLoss: true, sentence: texts.below(all), href }]
      : []),
    ...(noPrice > 0 ? [{ figure: formatCount(noPrice), sentence: texts.noPrice, href }] : []),
    ...(below === 0 && onMargin > 0
      ? [{ figure: formatCount(onMargin), sentence: texts.onMargin(onMargin), href }]
      : []),
  ]
}
