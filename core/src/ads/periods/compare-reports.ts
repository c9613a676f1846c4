import type { AdsFigures, AdsReport, KeywordGroup } from '../ads-report.ts'

export const comparedFigures = ['clicks', 'spend', 'gmv', 'conversions', 'roas'] as const

export type ComparedFigure = (typeof comparedFigures)[number]
export type FigureChanges = Readonly<Record<ComparedFigure, Change>>

/** A keyword in two periods: 'new' if only the later one has it, 'gone' if only the earlier one has it. */
export interface KeywordChange extends Pick<KeywordGroup, 'key' | 'name'> {
  readonly presence: 'both' | 'new' | 'gone'
  readonly changes: FigureChanges
}

export interface ReportComparison {
  readonly total: FigureChanges
  /** Every keyword of either report: first those of the later one in its sequence, then those that are gone. */
  readonly keywords: readonly KeywordChange[]
}

type Compared = Pick<AdsReport, 'groups' | 'total'>

/**
 * Compares two reports keyword by keyword. A keyword that a report does not have has no figures there. Without spend
 * there is no ROAS. Source: issue 'two periods'; docs/parity.md, 'two periods'.
 */
export function compareReports(before: Compared, after: Compared): ReportComparison {
  const earlier = new Map(before.groups.map((group) => [group.key, group]))
  const later = after.groups.map((group): KeywordChange => {
    const known = earlier.get(group.key)
    earlier.delete(group.key)
    const changes = changesOf(known?.figures, group.figures)
    return { ...named(group), presence: known ? 'both' : 'new', changes }
  })
  const gone = [...earlier.values()].map((group): KeywordChange => {
    return { ...named(group), presence: 'gone', changes: changesOf(group.figures, undefined) }
  })
  return { total: changesOf(before.total, after.total), keywords: [...later, ...gone] }
}

function named({ key, name }: KeywordGroup): Pick<KeywordGroup, 'key' | 'name'> {
  return { key, ...(name !== undefined && { name }) }
}

function changesOf(before: AdsFigures | undefined, after: AdsFigures | undefined): FigureChanges {
  const change = (name: ComparedFigure) => changeOf(figureOf(before, name), figureOf(after, name))
  return {
    clicks: change('clicks'),
    spend: change('spend'),
    gmv: change('gmv'),
    conversions: change('conversions'),
    roas: change('roas'),
  }
}

function figureOf(figures: AdsFigures | undefined, name: ComparedFigure): number | null {
  if (!figures || (name === 'roas' && figures.spend === 0)) return null
  return figures[name]
}

/**
 * The change of a figure between two periods. `difference` is after - before, `share` is that in percent of before.
 * `share` is null if before is 0; both are null if one period has no such figure.
 */
export interface Change {
  readonly before: number | null
  readonly after: number | null
  readonly difference: number | null
  readonly share: number | null
}

/** The change from one figure to another. Null means that there is no figure, such as the ROAS without spend. */
export function changeOf(before: number | null, after: number | null): Change {
  if (before === null || after === null) return { before, after, difference: null, share: null }
  const difference = after - before
  return { before, after, difference, share: before === 0 ? null : (difference / before) * 100 }
}
