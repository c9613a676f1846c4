import { differenceReasons, markStates } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { reasonOf } from '../model/differences.ts'
import type { MarkStates } from '../model/marks.ts'

/** Which differences are shown. */
export const filters = z.object({
  /** In the order ID. */
  text: z.string(),
  /** null: whatever the reason; 'none': of closings from before there were reasons. */
  reason: z.enum([...differenceReasons, 'none']).nullable(),
  sign: z.enum(['all', 'loss', 'gain']),
  /** The least amount, whatever its sign, in reais. */
  least: z.number().min(0),
  mark: z.enum(['all', 'open', ...markStates]),
})
export type Filters = z.infer<typeof filters>

export const noFilters: Filters = { text: '', reason: null, sign: 'all', least: 0, mark: 'all' }

/** Whether filters are other than `noFilters`; spaces around what is searched are none. */
export function isFiltering(filters: Filters): boolean {
  const trimmed = { ...filters, text: filters.text.trim() }
  return filterNames.some((name) => trimmed[name] !== noFilters[name])
}

const filterNames = Object.keys(noFilters) as (keyof Filters)[]

/** The differences that filters leave, in the order of the file. */
export function filterDifferences(
  rows: readonly OrderDifference[],
  filters: Filters,
  marks: MarkStates,
): readonly OrderDifference[] {
  if (!isFiltering(filters)) return rows
  const matches = idFilter(filters.text)
  const least = toCents(filters.least)
  return rows.filter((row) => {
    const amount = row.difference
    if (filters.reason !== null && reasonOf(row) !== filters.reason) return false
    if (filters.sign !== 'all' && amount < 0 !== (filters.sign === 'loss')) return false
    if (Math.abs(amount) < least) return false
    if (filters.mark !== 'all' && (marks.get(row.orderId)?.state ?? 'open') !== filters.mark) return false
    return matches(row)
  })
}

/** Whether a text is in the ID of an order, whatever its case. */
export function idFilter(text: string) {
  const wanted = text.trim().toUpperCase()
  return ({ orderId }: Pick<OrderDifference, 'orderId'>) => orderId.toUpperCase().includes(wanted)
}
