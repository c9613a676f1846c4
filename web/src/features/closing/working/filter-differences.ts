import type { Difference } from '@vendaclara/contract/closing'

import { type Filters, isFiltering } from './filters.ts'
import type { Marks } from './marks.ts'

/** The differences that filters leave, in the order of the file. */
export function filterDifferences(
  rows: readonly Difference[],
  filters: Filters,
  marks: Marks,
): readonly Difference[] {
  if (!isFiltering(filters)) return rows
  const text = filters.text.trim().toUpperCase()
  return rows.filter((row) => {
    const id = row['ID do pedido']
    const amount = row.Diferenca
    if (filters.reason !== null && (row.reason ?? 'none') !== filters.reason) return false
    if (filters.sign !== 'all' && amount < 0 !== (filters.sign === 'loss')) return false
    if (Math.abs(amount) < filters.least) return false
    if (filters.mark !== 'all' && (marks.get(id)?.state ?? 'open') !== filters.mark) return false
    return id.toUpperCase().includes(text)
  })
}
