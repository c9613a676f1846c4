import { z } from 'zod'
import { isDifference, type ResultRow } from '../model/differences.ts'

export const sort = z.enum(['file', 'loss', 'gain', 'newest', 'oldest'])
export type Sort = z.infer<typeof sort>

const dateParts = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/

/** More rows than a closing can hold: a rank and a position make one number, which sorts without a comparison. */
const positions = 2 ** 20
const last = 2 ** 32

/** Rows in another order; rows of one rank keep their order, and rows without a date are last. */
export function sortRows<Row extends ResultRow>(rows: readonly Row[], by: Sort): readonly Row[] {
  if (by === 'file') return rows
  const sign = by === 'gain' || by === 'newest' ? -1 : 1
  const rankOf = by === 'newest' || by === 'oldest' ? minuteOf : centsOf
  const keys = Float64Array.from(rows, (row, position) => {
    const rank = rankOf(row)
    return (Number.isNaN(rank) ? last : sign * rank) * positions + position
  }).sort()
  const sorted: Row[] = []
  for (const key of keys) {
    const row = rows[((key % positions) + positions) % positions]
    if (row) sorted.push(row)
  }
  return sorted
}

function centsOf(row: ResultRow): number {
  return isDifference(row) ? row.difference : Number.NaN
}

/** A number that grows with the time of an order; NaN where its text is no date. */
function minuteOf(row: ResultRow): number {
  const parts = dateParts.exec(row.createdAt)
  if (!parts) return Number.NaN
  const [, year, month, day, hour = 0, minute = 0] = parts
  return ((Number(year) * 12 + Number(month)) * 31 + Number(day)) * 1440 + Number(hour) * 60 + Number(minute)
}
