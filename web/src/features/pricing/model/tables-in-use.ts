import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import {
  defaultTable,
  type FeeTable,
  forEachMarketplace,
  type Marketplace,
  marketplaces,
  tablesOf,
  withoutCertainty,
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

/** Fees in use that are over: their last day, and the table in force today; null if none is known. */
export interface EndedFees {
  readonly until: string
  readonly today: FeeTable | null
}

/** Says whether a table in use has ended before an ISO day; null if it has not. */
export function endedFees(table: FeeTable, isoDay: string): EndedFees | null {
  if (table.validUntil === null || table.validUntil >= isoDay) return null
  const today = todaysTable(table.marketplace, isoDay)
  return { until: table.validUntil, today: isInForce(today, isoDay) ? today : null }
}

/**
 * Chooses the tables in force on an ISO day for every marketplace without a choice, or whose chosen table has ended. Other
 * choices stay.
 */
export function todaysChoice(settings: FeeSettings, isoDay: string): Partial<Record<Marketplace, string>> {
  const open = marketplaces.filter(
    (one) => settings.chosen[one] === null || endedFees(tableOf(settings, one), isoDay) !== null,
  )
  return Object.fromEntries(open.map((one) => [one, todaysTable(one, isoDay).id]))
}

/**
 * Where the values of a table come from: a 'known' table, an unchanged 'copy' of one, one that the seller 'adjusted', or
 * an own one that no known table can be compared with.
 */
export function originOf(table: FeeTable): 'known' | 'copy' | 'adjusted' | 'no-reference' {
  if (tablesOf(table.marketplace).some(({ id }) => id === table.id)) return 'known'
  const official = tablesOf(table.marketplace).find(({ id }) => id === table.copiedFrom)
  if (!official) return 'no-reference'
  const values = ({ rules, categories = [] }: FeeTable) =>
    JSON.stringify([withoutCertainty(rules), categories])
  return values(table) === values(official) ? 'copy' : 'adjusted'
}
