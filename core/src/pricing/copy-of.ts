import type { FeeTable } from './fee-table.ts'

/** A copy of a table for the seller to edit: the same fees under another id and name, valid until changed. */
export function copyOf(table: FeeTable, id: string, name: string): FeeTable {
  return {
    ...table,
    id,
    name,
    validFrom: null,
    validUntil: null,
    source: `Sua cópia de “${table.name}”`,
    certainty: 'own',
    note: null,
    followedBy: null,
  }
}
