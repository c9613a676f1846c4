import { addDays, type CalendarDate } from '../../calendar/index.ts'
import type { FeeTable } from './fee-table.ts'
import { successorOf, tableStatusOn } from './table-status.ts'

/**
 * Consecutive days, both ends included, with one fee table. `isKnown` is false if no known table is valid on them:
 * `table` is then the nearest one, and the real fees may differ.
 */
export interface TableDays {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly table: FeeTable
  readonly isKnown: boolean
}

/**
 * The tables by which a seller who uses `chosen` is charged on the days `from`..`to` (both included): the chosen table
 * while it is valid, its predecessor before that, and its successor after that. One entry for each change, oldest
 * first. A table without dates, such as a seller's own, is valid on every day. A table for some sellers only
 * (`holdsFor`) is never changed to, but kept if it is the chosen one.
 *
 * @throws RangeError if `to` is before `from`
 */
export function tablesInForce(
  chosen: FeeTable,
  tables: readonly FeeTable[],
  from: CalendarDate,
  to: CalendarDate,
): TableDays[] {
  if (to < from) throw new RangeError(`${to} is before ${from}`)
  const changes = [chosen, ...tables].flatMap(({ validFrom, validUntil }) => [
    ...(validFrom === null ? [] : [validFrom]),
    ...(validUntil === null ? [] : [addDays(validUntil, 1)]),
  ])
  const starts = [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].sort()
  const stretches: TableDays[] = []
  for (const [position, start] of starts.entries()) {
    const next = starts[position + 1]
    const end = next === undefined ? to : addDays(next, -1)
    const { table, isKnown } = tableOn(chosen, tables, start)
    const last = stretches.at(-1)
    if (last?.table === table && last.isKnown === isKnown) {
      stretches[stretches.length - 1] = { ...last, to: end }
    } else stretches.push({ from: start, to: end, table, isKnown })
  }
  return stretches
}

type OnDay = Pick<TableDays, 'table' | 'isKnown'>

function tableOn(chosen: FeeTable, tables: readonly FeeTable[], day: CalendarDate): OnDay {
  const oldest = predecessorOn(chosen, tables, day)
  const status = tableStatusOn(oldest, day, tables)
  if (status.status === 'current') return { table: oldest, isKnown: true }
  if (status.status === 'not-yet') return { table: oldest, isKnown: false }
  const { follower } = status
  if (follower !== null && (follower.validFrom ?? day) <= day) {
    return { table: follower, isKnown: follower.validUntil === null || follower.validUntil >= day }
  }
  return { table: oldest, isKnown: status.status === 'followed' }
}

/** Goes back from a table that is not valid yet to the first one that is; the oldest known one if none is. */
function predecessorOn(table: FeeTable, tables: readonly FeeTable[], day: CalendarDate): FeeTable {
  let found = table
  const seen = new Set<string>()
  while (found.validFrom !== null && day < found.validFrom && !seen.has(found.id)) {
    seen.add(found.id)
    const { id } = found
    const before = tables.find((one) => one.id !== id && successorOf(one, tables)?.id === id)
    if (!before) break
    found = before
  }
  return found
}
