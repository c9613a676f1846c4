import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { type FeeTable, type Marketplace, tablesOf } from '@vendaclara/core/pricing'

/** The tables a seller can choose from for a marketplace: the known ones, oldest first, and then the own ones. */
export function knownTables({ own }: FeeSettings, marketplace: Marketplace): FeeTable[] {
  return [...tablesOf(marketplace), ...own.filter((table) => table.marketplace === marketplace)]
}
