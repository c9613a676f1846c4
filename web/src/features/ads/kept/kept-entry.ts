import type { AdsReport, AdsSums, ListedTerms, ReportKind } from '@vendaclara/core/ads'
import { type Cents, toCents } from '@vendaclara/core/money'

/** The file name of the example, which distinguishes it from the seller's own reports. */
export const exampleFileName = 'Exemplo da Vendaclara.csv'

export function isExample(fileName: string): boolean {
  return fileName === exampleFileName
}

/** An entry in the list of stored reports. */
export interface KeptEntry {
  readonly id: string
  /** Null for the latest import while it is not saved; the next import replaces it. */
  readonly title: string | null
  readonly fileName: string
  readonly importedAt: Date
  /** Absent for a report of search terms. */
  readonly kind?: ReportKind
  readonly productName: string | null
  readonly period: string | null
  /** Absent in entries of earlier versions; money in reais. */
  readonly total?: Pick<AdsSums, 'clicks' | 'spend' | 'gmv' | 'conversions'>
  /** Absent until its terms were searched once. */
  readonly unsold?: UnsoldSum
  readonly keywords: number
  readonly terms: number
  /** Roughly its size in the browser's storage. */
  readonly bytes: number
}

/** A report in memory: its entry in the list, and all that it says. */
export interface ImportedReport extends KeptEntry {
  readonly report: AdsReport
}

/** A report that was just read. */
export function importedReport(
  report: AdsReport,
  about: Pick<KeptEntry, 'id' | 'title' | 'fileName' | 'importedAt'>,
): ImportedReport {
  const { kind, productName, period, total, groups, terms } = report
  const { clicks, spend, gmv, conversions } = total
  const columns = [terms.ends, terms.hasClicks, ...Object.values(terms.figures)]
  return {
    ...about,
    ...(kind && { kind }),
    productName,
    period,
    total: { clicks, spend, gmv, conversions },
    keywords: groups.length,
    terms: terms.ends.length,
    bytes:
      columns.reduce((sum, { byteLength }) => sum + byteLength, 0) +
      terms.texts.reduce((sum, { length }) => sum + length, 0),
    report,
  }
}

/** The terms that cost something and sold nothing, and what they cost. */
export interface UnsoldSum {
  readonly terms: number
  readonly spend: Cents
}

export function sumOfUnsold({ spend }: Pick<ListedTerms, 'spend'>): UnsoldSum {
  return { terms: spend.length, spend: toCents(spend.reduce((sum, one) => sum + one, 0)) }
}

export const longestTitle = 120

type Named = Pick<KeptEntry, 'title' | 'productName' | 'period' | 'fileName'>

/** The title of a report; without one its product and period, or its file name. */
export function titleOf({ title, productName, period, fileName }: Named): string {
  if (title !== null) return title
  const named = [productName, period].filter((part) => part !== null).join(' · ')
  return (named || fileName.replace(/\.[a-z]+$/i, '')).slice(0, longestTitle)
}

/** The titles of the other reports. */
export function titlesBeside(id: string, entries: readonly KeptEntry[]): string[] {
  return entries.filter((entry) => entry.id !== id).flatMap((entry) => entry.title ?? [])
}

const numbered = /^(.*\S)\s+\((\d+)\)$/

/** A title that no other report has, ignoring case. A taken one gets the next free number, as in 'Tênis (2)'. */
export function freeTitle(wanted: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf))
  const title = wanted.trim()
  if (!keys.has(keyOf(title))) return title
  const [, base = title, last = '1'] = numbered.exec(title) ?? []
  for (let number = Number(last) + 1; ; number += 1) {
    const next = `${base} (${number})`
    if (!keys.has(keyOf(next))) return next
  }
}

function keyOf(title: string): string {
  return title.normalize('NFC').toLocaleLowerCase('pt-BR')
}
