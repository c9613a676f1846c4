import type { AdsFigures, AdsReport } from '@vendaclara/core/ads'
import { type FigureName, figureNames } from './figure-names.ts'

interface PackedGroup {
  readonly key: string
  readonly figures: AdsFigures
  /** Its terms are those from `start` on, `count` of them. */
  readonly start: number
  readonly count: number
}

/**
 * An ads report whose terms stand in columns: a hundred thousand of them pass from the worker to the page, and into the
 * browser's database, without the page standing still.
 */
export interface PackedReport extends Omit<AdsReport, 'groups'> {
  readonly groups: readonly PackedGroup[]
  readonly terms: {
    /** All terms one behind the other; term n begins where term n - 1 ends. */
    readonly text: string
    readonly ends: Uint32Array
    readonly hasClicks: Uint8Array
    readonly figures: Readonly<Record<FigureName, Float64Array>>
  }
}

export function packReport({ groups, ...report }: AdsReport): PackedReport {
  const count = groups.reduce((sum, group) => sum + group.terms.length, 0)
  const texts: string[] = []
  const ends = new Uint32Array(count)
  const hasClicks = new Uint8Array(count)
  const columns = figureNames.map((name) => ({ name, values: new Float64Array(count) }))
  let at = 0
  let end = 0
  const packed = groups.map(({ key, figures, terms }): PackedGroup => {
    const start = at
    for (const term of terms) {
      texts.push(term.searchTerm)
      end += term.searchTerm.length
      ends[at] = end
      hasClicks[at] = term.hasClicks ? 1 : 0
      for (const { name, values } of columns) values[at] = term[name]
      at += 1
    }
    return { key, figures, start, count: terms.length }
  })
  const figures = Object.fromEntries(columns.map(({ name, values }) => [name, values]))
  return {
    ...report,
    groups: packed,
    terms: { text: texts.join(''), ends, hasClicks, figures: figures as Record<FigureName, Float64Array> },
  }
}
