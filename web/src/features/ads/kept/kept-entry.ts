import type { AdsSums, ReportKind } from '@vendaclara/core/ads'
import type { ImportedReport } from '../model/imported-report.ts'

/** What the file of the example is called, by which it is told from the seller's own reports. */
export const exampleFileName = 'Exemplo da Vendaclara.csv'

export function isExample(fileName: string): boolean {
  return fileName === exampleFileName
}

/** What the list of kept reports says of one of them. */
export interface KeptEntry {
  readonly id: string
  /** Null for the report imported last and not saved; the next import takes its place. */
  readonly title: string | null
  readonly fileName: string
  readonly importedAt: Date
  /** Absent for a report of search terms. */
  readonly kind?: ReportKind
  readonly productName: string | null
  readonly period: string | null
  /** Absent in an entry of a version before; money in reais. */
  readonly total?: Pick<AdsSums, 'clicks' | 'spend' | 'gmv' | 'conversions'>
  readonly keywords: number
  readonly terms: number
  /** About what it takes of the browser's storage. */
  readonly bytes: number
}

export function keptEntryOf({ report, ...rest }: ImportedReport): KeptEntry {
  const { kind, productName, period, total, groups, terms } = report
  const { clicks, spend, gmv, conversions } = total
  const columns = [terms.ends, terms.hasClicks, ...Object.values(terms.figures)]
  return {
    ...rest,
    ...(kind && { kind }),
    productName,
    period,
    total: { clicks, spend, gmv, conversions },
    keywords: groups.length,
    terms: terms.ends.length,
    bytes:
      columns.reduce((sum, { byteLength }) => sum + byteLength, 0) +
      terms.texts.reduce((sum, { length }) => sum + length, 0),
  }
}

export const longestTitle = 120

type Named = Pick<KeptEntry, 'title' | 'productName' | 'period' | 'fileName'>

/** What a report is called: its title, or before it has one its product and period, or its file. */
export function titleOf({ title, productName, period, fileName }: Named): string {
  if (title !== null) return title
  const named = [productName, period].filter((part) => part !== null).join(' · ')
  return (named || fileName.replace(/\.[a-z]+$/i, '')).slice(0, longestTitle)
}

const numbered = /^(.*\S)\s+\((\d+)\)$/

/** A title none of the others has, in any case: a taken one gets the next free number, as in 'Tênis (2)'. */
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
