import type { ImportedReport } from '../report/imported-report.ts'

/** What the list of kept reports says of one of them. */
export interface KeptEntry {
  readonly id: string
  /** Null for the report imported last and not saved; the next import takes its place. */
  readonly title: string | null
  readonly fileName: string
  readonly importedAt: Date
  readonly productName: string | null
  readonly period: string | null
  readonly keywords: number
  readonly terms: number
  /** About what it takes of the browser's storage. */
  readonly bytes: number
}

export function keptEntryOf({ report, ...rest }: ImportedReport): KeptEntry {
  const { productName, period, groups, terms } = report
  const columns = [terms.ends, terms.hasClicks, ...Object.values(terms.figures)]
  return {
    ...rest,
    productName,
    period,
    keywords: groups.length,
    terms: terms.ends.length,
    bytes:
      columns.reduce((sum, { byteLength }) => sum + byteLength, 0) +
      terms.texts.reduce((sum, { length }) => sum + length, 0),
  }
}
