import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import {
  defaultTable,
  type FeeTable,
  forEachMarketplace,
  type Marketplace,
  marketplaces,
  tablesOf,
} from '@vendaclara/core/pricing'
import type { PricingBasis } from './listing.ts'

/**
 * The table that a marketplace is calculated with: the chosen one, or the specification's if none is chosen or it is
 * gone.
 */
export function tableOf(settings: FeeSettings, marketplace: Marketplace): FeeTable {
  const id = settings.chosen[marketplace]
  return knownTables(settings, marketplace).find((table) => table.id === id) ?? defaultTable(marketplace)
}

/** The table in use for each marketplace. */
export function tablesInUse(settings: FeeSettings): PricingBasis['tables'] {
  return forEachMarketplace((marketplace) => tableOf(settings, marketplace))
}

/** The tables that a seller can choose for a marketplace: the known ones, oldest first, and then the seller's own. */
export function knownTables({ own }: FeeSettings, marketplace: Marketplace): FeeTable[] {
  return [...tablesOf(marketplace), ...own.filter((table) => table.marketplace === marketplace)]
}

export interface TableChange {
  readonly marketplace: Marketplace
  readonly before: FeeTable
  readonly after: FeeTable
}

/** The marketplaces whose table was replaced or edited, with both versions. */
export function tableChanges(before: PricingBasis['tables'], after: PricingBasis['tables']): TableChange[] {
  return marketplaces
    .map((marketplace) => ({ marketplace, before: before[marketplace], after: after[marketplace] }))
    .filter((change) => change.before !== change.after)
}

/** The newest general table in force on an ISO day; the specification's if there is none. */
export function todaysTable(marketplace: Marketplace, isoDay: string): FeeTable {
  const general = tablesOf(marketplace).filter(({ holdsFor }) => holdsFor === undefined)
  return general.reduce<FeeTable>(
    (best, table) =>
      isInForce(table, isoDay) &&
      (table.validFrom ?? '') > (isInForce(best, isoDay) ? (best.validFrom ?? '') : '')
        ? table
        : best,
    defaultTable(marketplace),
  )
}

function isInForce({ validFrom, validUntil }: FeeTable, isoDay: string): boolean {
  return (validFrom ?? '') <= isoDay && (validUntil === null || validUntil >= isoDay)
}

type Ids = Record<Marketplace, string>

/** The two answers to the question of fees: the specification's tables for every marketplace, or today's. */
export function tableAnswers(isoDay: string): { specification: Ids; today: Ids } {
  return {
    specification: forEachMarketplace((marketplace) => defaultTable(marketplace).id),
    today: forEachMarketplace((marketplace) => todaysTable(marketplace, isoDay).id),
  }
}
