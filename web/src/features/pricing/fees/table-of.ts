import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { defaultTable, type FeeTable, type Marketplace } from '@vendaclara/core/pricing'
import { knownTables } from './known-tables.ts'

/** The table a marketplace is calculated with: the chosen one, or the specification's where none is or it is gone. */
export function tableOf(settings: FeeSettings, marketplace: Marketplace): FeeTable {
  const id = settings.chosen[marketplace]
  return knownTables(settings, marketplace).find((table) => table.id === id) ?? defaultTable(marketplace)
}
