import { addDays, type CalendarDate, daysBetween } from '../../calendar/index.ts'
import type { TableDays } from '../fee-tables/tables-in-force.ts'

/**
 * Days of a campaign (both ends included) without a change of fee tables. `tables` are the tables in force on them,
 * once each.
 */
export interface CampaignPeriod {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: number
  readonly tables: readonly Pick<TableDays, 'table' | 'isKnown'>[]
}

/** Splits the days `from`..`to` where a marketplace changes its table; one period if none does. */
export function periodsOf(
  stretches: readonly (readonly TableDays[])[],
  from: CalendarDate,
  to: CalendarDate,
): CampaignPeriod[] {
  const starts = [...new Set([from, ...stretches.flatMap((days) => days.map((one) => one.from))])].sort()
  return starts.map((start, position) => {
    const next = starts[position + 1]
    const end = next === undefined ? to : addDays(next, -1)
    const inForce = stretches.flatMap((days) => days.findLast((one) => one.from <= start) ?? [])
    const tables = inForce
      .map(({ table, isKnown }) => ({ table, isKnown }))
      .filter(({ table }, place, all) => all.findIndex((one) => one.table === table) === place)
    return { from: start, to: end, days: daysBetween(start, end) + 1, tables }
  })
}
