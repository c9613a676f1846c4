import { z } from 'zod'
import { orderBy } from '../../../../table/sort.ts'
import { isDifference, type ResultRow, reasonName, reasonOf } from '../../model/differences.ts'

/** The column and direction to sort by; 'file' is the sequence of the orders file. */
export const sort = z.enum([
  'file',
  'loss',
  'gain',
  'newest',
  'oldest',
  'id',
  'id-down',
  'reason',
  'reason-down',
  'due',
  'due-down',
] as const)
export type Sort = z.infer<typeof sort>

const isDescending: ReadonlySet<Sort> = new Set(['gain', 'newest', 'id-down', 'reason-down', 'due-down'])

/** Below it an amount is a matter of centavos, which comes after all others. */
const oneReal = 100
const crumbs = 2 ** 31

/**
 * Sorts rows. Rows of equal rank keep their sequence, and rows without a value come last. `amountOf` is what the seller
 * gained by a row, in centavos, negative for a loss; amounts of less than one real come after the others.
 */
export function sortRows<Row extends ResultRow>(
  rows: readonly Row[],
  by: Sort,
  amountOf: (row: Row) => number,
): readonly Row[] {
  if (by === 'file') return rows
  const direction = isDescending.has(by) ? 'descending' : 'ascending'
  const last = direction === 'ascending' ? crumbs : -crumbs
  const rankOf = (row: Row) => {
    if (by !== 'loss' && by !== 'gain') return valueBy[by](row)
    const amount = amountOf(row)
    return amount + (Math.abs(amount) < oneReal ? last : 0)
  }
  return orderBy(rows, direction, rankOf)
}

/** A day, with its time where it has one, as a number: 202603011715. */
const ofDate = ({ createdAt }: ResultRow) =>
  stored.test(createdAt) ? Number(createdAt.replaceAll(/\D/g, '').padEnd(12, '0').slice(0, 12)) : null
const ofId = ({ orderId }: ResultRow) => orderId
const ofDue = (row: ResultRow) =>
  isDifference(row) || !row.due ? null : Number(row.due.on.replaceAll('-', ''))
const ofReason = (row: ResultRow) => (isDifference(row) ? reasonName(reasonOf(row)) : '')
const stored = /^\d{4}-\d{2}-\d{2}/

const valueBy = {
  newest: ofDate,
  oldest: ofDate,
  id: ofId,
  'id-down': ofId,
  due: ofDue,
  'due-down': ofDue,
  reason: ofReason,
  'reason-down': ofReason,
}
