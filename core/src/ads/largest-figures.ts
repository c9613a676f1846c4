import { type FigureName, figureNames, type KeywordGroup } from './ads-report.ts'

/**
 * The largest value of each figure among the groups of a report and its terms; 0 where none is above it. A million terms take some
 * 30 milliseconds.
 */
export function largestFigures(
  groups: readonly Pick<KeywordGroup, 'figures'>[],
  ofTerms: Readonly<Record<FigureName, Float64Array>>,
): Record<FigureName, number> {
  const largest = (name: FigureName) => {
    let most = 0
    // No figure that is NaN is larger.
    for (const { figures } of groups) if (figures[name] > most) most = figures[name]
    // Counted, since there may be a million terms and walking them takes ten times as long.
    const values = ofTerms[name]
    for (let term = 0; term < values.length; term += 1) {
      const value = values[term] ?? 0
      if (value > most) most = value
    }
    return most
  }
  return Object.fromEntries(figureNames.map((name) => [name, largest(name)])) as Record<FigureName, number>
}
