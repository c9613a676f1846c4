import { differenceReasons, type OrderDifference } from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import type { Marks } from '../model/marks.ts'

/** Which differences are shown. */
export const filters = z.object({
  /** In the order ID. */
  text: z.string(),
  /** null: whatever the reason; 'none': of closings from before there were reasons. */
  reason: z.enum([...differenceReasons, 'none']).nullable(),
  sign: z.enum(['all', 'loss', 'gain']),
  /** The least amount, whatever its sign, in reais. */
  least: z.number().min(0),
  mark: z.enum(['all', 'open', 'contestado', 'recuperado']),
})
export type Filters = z.infer<typeof filters>

export const noFilters: Filters = { text: '', reason: null, sign: 'all', least: 0, mark: 'all' }

export function isFiltering({ text, reason, sign, least, mark }: Filters): boolean {
  return text.trim() !== '' || reason !== null || sign !== 'all' || least > 0 || mark !== 'all'
}

/** The differences that filters leave, in the order of the file. */
export function filterDifferences(
  rows: readonly OrderDifference[],
  filters: Filters,
  marks: Marks,
): readonly OrderDifference[] {
  if (!isFiltering(filters)) return rows
  const text = filters.text.trim().toUpperCase()
  const least = toCents(filters.least)
  return rows.filter((row) => {
    const id = row.orderId
    const amount = row.difference
    if (filters.reason !== null && (row.reason ?? 'none') !== filters.reason) return false
    if (filters.sign !== 'all' && amount < 0 !== (filters.sign === 'loss')) return false
    if (Math.abs(amount) < least) return false
    if (filters.mark !== 'all' && (marks.get(id)?.state ?? 'open') !== filters.mark) return false
    return id.toUpperCase().includes(text)
  })
}
