import { addDays, type CalendarDate } from '../../calendar/index.ts'
import type { FeeTable } from './fee-table.ts'
import { successorOf, tableStatusOn } from './table-status.ts'

/**
 * Days one after another, both ends included, on which a marketplace charges by one table. `isKnown` is false where no
 * known table is valid on them: `table` is then the nearest one, and its fees may not be those charged.
 */
export interface TableDays {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly table: FeeTable
  readonly isKnown: boolean
}

/**
 * By which table a seller who calculates with `chosen` is charged on each of the days `from`..`to` (both included): the
 * chosen one while it is valid, before that the one it follows, after that the one that follows it. One entry for each
 * change, oldest first. A table without dates, as those of the seller's own, holds on every day; one for some sellers only
 * (`holdsFor`) is never changed to, but kept where it is the chosen one.
 *
 * @throws RangeError where `to` is before `from`
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

/** Going back from a table that is not valid yet, the first that is; the oldest known where none is. */
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
