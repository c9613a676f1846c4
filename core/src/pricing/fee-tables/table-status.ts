import { type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'
import type { FeeTable } from './fee-table.ts'

/**
 * The status of a table on a day: 'current' (in force), 'followed' (in force, but a newer one is known; its `validFrom`
 * says from when), 'ended' (after the day `until`), or 'not-yet' (before the day `from`).
 */
export type TableStatus =
  | { readonly status: 'current' }
  | { readonly status: 'followed'; readonly follower: FeeTable }
  | { readonly status: 'ended'; readonly until: string; readonly follower: FeeTable | null }
  | { readonly status: 'not-yet'; readonly from: string }

/**
 * The status of a table on an ISO day in Brazil. `follower` is the table to change to: the first of its successors that
 * has not ended on that day, otherwise the last one.
 */
export function tableStatusOn(table: FeeTable, isoDay: string, tables: readonly FeeTable[]): TableStatus {
  if (table.validFrom !== null && isoDay < table.validFrom) {
    return { status: 'not-yet', from: table.validFrom }
  }
  const follower = followerOn(table, isoDay, tables)
  if (hasEnded(table, isoDay)) return { status: 'ended', until: table.validUntil, follower }
  return follower === null ? { status: 'current' } : { status: 'followed', follower }
}

/** After how many days the source of a table should be read again. */
const daysOfSource = 45

/**
 * How many days ago the source of a table was read, if that is more than 45 days on a day in Brazil; null if it is less,
 * or if there is no source to read.
 */
export function daysSinceRead({ readOn }: Pick<FeeTable, 'readOn'>, day: CalendarDate): number | null {
  const read = readDate(readOn ?? '')
  const days = read === null ? 0 : daysBetween(read, day)
  return days > daysOfSource ? days : null
}

/** The table that replaces this one; null if none is known. */
export function successorOf(table: FeeTable, tables: readonly FeeTable[]): FeeTable | null {
  return tables.find(({ id }) => id === table.followedBy) ?? null
}

function followerOn(table: FeeTable, isoDay: string, tables: readonly FeeTable[]): FeeTable | null {
  const seen = new Set([table.id])
  let follower = successorOf(table, tables)
  while (follower !== null && hasEnded(follower, isoDay)) {
    const next = successorOf(follower, tables)
    if (next === null || seen.has(next.id)) break
    seen.add(follower.id)
    follower = next
  }
  return follower
}

function hasEnded(table: FeeTable, isoDay: string): table is FeeTable & { readonly validUntil: string } {
  return table.validUntil !== null && table.validUntil < isoDay
}
