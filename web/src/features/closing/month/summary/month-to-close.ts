import type { Analysis, ListedAnalysis } from '@vendaclara/contract/closing'
import { addMonths, type CalendarDate } from '@vendaclara/core/calendar'
import { monthKey } from '../../model/months.ts'

/**
 * The month, 'YYYY-MM', whose payments may have orders of this closing: the first one after it that is not compared
 * yet. Null if all of them are until `today`; the very next month may not have begun.
 */
export function monthToClose(
  closing: Pick<Analysis, 'month' | 'year' | 'marketplace'>,
  all: readonly Pick<ListedAnalysis, 'month' | 'year' | 'marketplace' | 'figures'>[],
  today: CalendarDate,
): string | null {
  const isCompared = new Set(
    all.filter((one) => one.marketplace === closing.marketplace && one.figures.hasResults).map(monthKey),
  )
  const next = monthAfter(monthKey(closing))
  let month = next
  while (isCompared.has(month)) month = monthAfter(month)
  return month === next || month <= today.slice(0, 7) ? month : null
}

/** The month after '2026-12' is '2027-01'. */
function monthAfter(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7)
}
