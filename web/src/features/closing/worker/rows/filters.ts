import { differenceReasons, markStates } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { reasonOf } from '../../model/differences.ts'
import type { MarkStates } from '../../model/marks.ts'

const reason = z.enum([...differenceReasons, 'none'])

const current = z.object({
  /** Any of these reasons; empty for all. 'none' is for closings stored before reasons were computed. */
  reasons: z.array(reason),
  sign: z.enum(['all', 'loss', 'gain']),
  /** The smallest amount in reais, positive or negative. */
  least: z.number().min(0),
  mark: z.enum(['all', 'open', ...markStates]),
})
export type Filters = z.infer<typeof current>

export const signs = current.shape.sign.options
export const markFilters = current.shape.mark.options

/** Which differences are shown. Older stored filters have a single `reason`. */
export const filters = z.union([
  current,
  current
    .omit({ reasons: true })
    .extend({ reason: reason.nullable() })
    .transform(({ reason: chosen, ...rest }): Filters => ({ ...rest, reasons: chosen ? [chosen] : [] })),
])

export const noFilters: Filters = { reasons: [], sign: 'all', least: 0, mark: 'all' }

/** How many of the filters that are out of sight leave rows out. */
export function furtherFilters({ sign, least, mark }: Filters): number {
  return [sign !== noFilters.sign, least !== noFilters.least, mark !== noFilters.mark].filter(Boolean).length
}

/** Whether the filters leave rows out. */
export function isFiltering(filters: Filters): boolean {
  return filters.reasons.length > 0 || furtherFilters(filters) > 0
}

/** The differences that match the filters, in the sequence of the file. */
export function filterDifferences(
  rows: readonly OrderDifference[],
  filters: Filters,
  marks: MarkStates,
): readonly OrderDifference[] {
  if (!isFiltering(filters)) return rows
  const least = toCents(filters.least)
  const reasons = new Set(filters.reasons)
  return rows.filter((row) => {
    const amount = row.difference
    if (reasons.size > 0 && !reasons.has(reasonOf(row))) return false
    if (filters.sign !== 'all' && amount < 0 !== (filters.sign === 'loss')) return false
    if (Math.abs(amount) < least) return false
    if (filters.mark !== 'all' && (marks.get(row.orderId)?.state ?? 'open') !== filters.mark) return false
    return true
  })
}
