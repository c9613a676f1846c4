import type { FeeTable } from './fee-table.ts'

/**
 * How a table stands on a day: in force ('current'), in force with a newer one already known ('followed'; its
 * `validFrom` says since or from when), over ('ended', after the day `until`) or still to come ('not-yet', until the
 * day `from`).
 */
export type TableStatus =
  | { readonly status: 'current' }
  | { readonly status: 'followed'; readonly follower: FeeTable }
  | { readonly status: 'ended'; readonly until: string; readonly follower: FeeTable | null }
  | { readonly status: 'not-yet'; readonly from: string }

/**
 * How a table stands on an ISO day (the caller's, in Brazil). The follower named is the one to change to: of the
 * tables that follow one after another the first that has not ended on that day, else the last.
 */
export function tableStatusOn(table: FeeTable, isoDay: string, tables: readonly FeeTable[]): TableStatus {
  if (table.validFrom !== null && isoDay < table.validFrom) {
    return { status: 'not-yet', from: table.validFrom }
  }
  const follower = followerOn(table, isoDay, tables)
  if (hasEnded(table, isoDay)) return { status: 'ended', until: table.validUntil, follower }
  return follower === null ? { status: 'current' } : { status: 'followed', follower }
}

/** The table that takes this one's place; null when none is known. */
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
