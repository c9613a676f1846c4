import type { Difference, Unmatched } from '@vendaclara/contract/closing'

/** A row of a closing's results. */
export type ResultRow = Difference | Unmatched

/** Whether a row of a result is of an order paid with another amount, and not of an unmatched one. */
export function isDifference(row: ResultRow): row is Difference {
  return typeof row.Diferenca === 'number'
}
