import { z } from 'zod'
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

const dateParts = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/

/** More than a closing can have rows. Rank and position make one number, which sorts without a comparison function. */
const positions = 2 ** 20
const last = 2 ** 32

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
  const sign = isDescending.has(by) ? -1 : 1
  const isByAmount = by === 'loss' || by === 'gain'
  const rankOf = isByAmount
    ? (row: Row) => amountOf(row) + (Math.abs(amountOf(row)) < oneReal ? sign * crumbs : 0)
    : ranking(rows, by)
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

function ranking(
  rows: readonly ResultRow[],
  by: Exclude<Sort, 'file' | 'loss' | 'gain'>,
): (row: ResultRow) => number {
  switch (by) {
    case 'newest':
    case 'oldest':
      return minuteOf
    case 'id':
    case 'id-down':
      return ranksOf(rows, ({ orderId }) => orderId)
    case 'due':
    case 'due-down':
      return (row) =>
        isDifference(row) || !row.due ? Number.NaN : Date.parse(row.due.on) / millisecondsOfDay
    case 'reason':
    case 'reason-down':
      return ranksOf(rows, (row) => (isDifference(row) ? reasonName(reasonOf(row)) : ''))
  }
}

const millisecondsOfDay = 86_400_000
const collator = new Intl.Collator('pt-BR')

/** The rank of each text among all of them. */
function ranksOf(rows: readonly ResultRow[], textOf: (row: ResultRow) => string) {
  const texts = [...new Set(rows.map(textOf))].sort(collator.compare)
  const ranks = new Map(texts.map((text, rank) => [text, rank]))
  return (row: ResultRow) => ranks.get(textOf(row)) ?? Number.NaN
}

/** A number that grows with the time of an order; NaN if its text is no date. */
function minuteOf(row: ResultRow): number {
  const parts = dateParts.exec(row.createdAt)
  if (!parts) return Number.NaN
  const [, year, month, day, hour = 0, minute = 0] = parts
  return ((Number(year) * 12 + Number(month)) * 31 + Number(day)) * 1440 + Number(hour) * 60 + Number(minute)
}
