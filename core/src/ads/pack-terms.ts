import type { AdsFigures, KeywordGroup, SearchTerms } from './ads-report.ts'
import { type FigureName, figureNames } from './figure-names.ts'
import type { SearchTerm } from './row-reader.ts'

interface LooseGroup {
  readonly key: string
  readonly figures: AdsFigures
  readonly terms: readonly SearchTerm[]
}

/** Lays the terms of the groups into columns. */
export function packTerms(groups: readonly LooseGroup[]): { groups: KeywordGroup[]; terms: SearchTerms } {
  const count = groups.reduce((sum, group) => sum + group.terms.length, 0)
  const texts: string[] = []
  const ends = new Uint32Array(count)
  const hasClicks = new Uint8Array(count)
  const columns = figureNames.map((name) => ({ name, values: new Float64Array(count) }))
  let at = 0
  let end = 0
  const packed = groups.map(({ key, figures, terms }): KeywordGroup => {
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
    groups: packed,
    terms: { text: texts.join(''), ends, hasClicks, figures: figures as Record<FigureName, Float64Array> },
  }
}
