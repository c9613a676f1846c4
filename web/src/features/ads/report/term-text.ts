import type { PackedReport } from './packed-report.ts'

/** The search term at a position of the report. */
export function termText({ terms }: PackedReport, position: number): string {
  return terms.text.slice(terms.ends[position - 1] ?? 0, terms.ends[position])
}
