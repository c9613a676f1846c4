import type { FeeTable, Marketplace } from './fee-table.ts'
import { mercadoLivre, mercadoLivreTables } from './mercado-livre-fee-tables.ts'
import { shein, sheinTables } from './shein-fee-tables.ts'
import { shopee, shopeeTables } from './shopee-fee-tables.ts'

/**
 * The rates of the specification (section 9), used unless the seller chooses others. The third marketplace's
 * weight bands include their lower edge; 23 kg is included, above it no fee is known (docs/parity.md).
 */
export const specificationTables: Readonly<Record<Marketplace, FeeTable>> = { shopee, mercadoLivre, shein }

/** Every fee table that is known, oldest first within a marketplace. The seller's own tables are not among them. */
export const feeTables: readonly FeeTable[] = [...shopeeTables, ...mercadoLivreTables, ...sheinTables]

/** The known tables of one marketplace, oldest first. */
export function tablesOf(marketplace: Marketplace): FeeTable[] {
  return feeTables.filter((table) => table.marketplace === marketplace)
}

/** The table that counts until the seller chooses another: the specification's. */
export function defaultTable(marketplace: Marketplace): FeeTable {
  return specificationTables[marketplace]
}
