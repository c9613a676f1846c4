import type { Difference } from '@vendaclara/contract/closing'
import type { ResultRow } from './result-row.ts'

/** Whether a row of a result is of an order paid with another amount, and not of an unmatched one. */
export function isDifference(row: ResultRow): row is Difference {
  return typeof row.Diferenca === 'number'
}
