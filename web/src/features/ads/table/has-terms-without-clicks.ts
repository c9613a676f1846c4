import type { PackedReport } from '../report/packed-report.ts'

/** Whether hiding the terms without clicks hides any. */
export function hasTermsWithoutClicks({ terms }: PackedReport): boolean {
  return terms.hasClicks.some((has, position) => !has || !terms.figures.clicks[position])
}
