import { compareReports, isLater, type ReportComparison } from '@vendaclara/core/ads'
import type { ImportedReport } from '../kept/kept-entry.ts'

/** Two reports, the earlier period first unless they were swapped. */
export interface Compared {
  readonly before: ImportedReport
  readonly after: ImportedReport
  readonly result: ReportComparison
}

/** Compares two reports. If their periods are unknown, the one on the screen counts as the later one. */
export function inOrder(shown: ImportedReport, other: ImportedReport, isTurned: boolean): Compared {
  const isShownAfter = isLater(other.report, shown.report) === isTurned
  const [before, after] = isShownAfter ? [other, shown] : [shown, other]
  return { before, after, result: compareReports(before.report, after.report) }
}
