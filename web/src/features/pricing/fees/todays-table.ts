import { defaultTable, type FeeTable, type Marketplace, tablesOf } from '@vendaclara/core/pricing'

/** Of the known tables of a marketplace the youngest in force on an ISO day; the specification's where none is. */
export function todaysTable(marketplace: Marketplace, isoDay: string): FeeTable {
  return tablesOf(marketplace).reduce<FeeTable>(
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
