import type { NumberColumnName } from '../reading/columns.ts'
import { factorOf, type Identity, identities } from './identities.ts'
import { NamedLines } from './named-lines.ts'
import type { ReportFigures, ReportRows } from './report-figures.ts'

/** What the rows say of one identity. */
export interface Comparison {
  readonly identity: Identity
  /** Rows in which it can be compared. */
  compared: number
  /** Rows in which it is off by more than a factor of two, and those in which it is off by less. */
  readonly far: NamedLines
  readonly near: NamedLines
  /** Of the far ones, how many are off by each power of ten. */
  readonly powers: Map<number, number>
}

/** Compares the ratios that the rows state with those of their own columns, in at most `most` rows. */
export function compareRatios(
  rows: ReportRows,
  figures: ReportFigures,
  ignored: ReadonlySet<NumberColumnName> = new Set(),
  most = Number.POSITIVE_INFINITY,
): readonly Comparison[] {
  return identities
    .filter(
      ({ stated, part, whole }) =>
        !ignored.has(stated) && [stated, part, whole].every((name) => figures.has(name)),
    )
    .map((identity) => compareOne(identity, rows, figures, most))
}

function compareOne(identity: Identity, rows: ReportRows, figures: ReportFigures, most: number): Comparison {
  const comparison = {
    identity,
    compared: 0,
    far: new NamedLines(),
    near: new NamedLines(),
    powers: new Map(),
  }
  const stated = figures.column(identity.stated, Number.NaN)
  const part = figures.column(identity.part, 0)
  const whole = figures.column(identity.whole, 0)
  const precision = precisionOf(identity, rows)
  const count = Math.min(figures.count, most)
  for (let row = 0; row < count; row += 1) {
    const ratio = stated(row)
    if (Number.isNaN(ratio)) continue
    const [ofPart, ofWhole] = [part(row), whole(row)]
    if (ofPart !== 0 && ofWhole !== 0) comparison.compared += 1
    const factor = factorOf(identity, ratio, ofPart, ofWhole, precision)
    if (factor !== 1) note(comparison, factor, figures.lineOf(row))
  }
  return comparison
}

/** Percents without decimals in the whole file are rounded to whole ones. */
function precisionOf({ stated, times }: Identity, { columns }: ReportRows): number | undefined {
  const values = columns.find(({ name }) => name === stated)?.values
  return times === 100 && values?.written.decimals === 0 ? 0.51 : undefined
}

function note({ far, near, powers }: Comparison, factor: number, line: number): void {
  // A ratio of 0 says nothing: it may be a blank one.
  if (factor === 0 || (factor >= 0.5 && factor <= 2)) {
    near.add(line)
    return
  }
  far.add(line)
  const power = Math.log10(factor)
  const whole = Math.round(power)
  if (whole !== 0 && Math.abs(power - whole) < 0.05) powers.set(whole, (powers.get(whole) ?? 0) + 1)
}

/** The percents that are rounded to whole ones: what they are computed from says more. */
export function wholePercentsIn({ columns }: ReportRows): readonly NumberColumnName[] {
  const percents = identities.filter(({ times }) => times === 100).map(({ stated }) => stated)
  return columns
    .filter(({ name, values }) => percents.includes(name) && values.written.decimals === 0)
    .map(({ name }) => name)
}

/** The percents that a spreadsheet program wrote as fractions, 0,0281 for 2,81%: their columns say it in most rows. */
export function fractionsIn(rows: ReportRows, figures: ReportFigures): ReadonlySet<NumberColumnName> {
  const found = identities.filter((identity) => {
    const values = rows.columns.find(({ name }) => name === identity.stated)?.values
    if (identity.times !== 100 || !values || values.written.percents > 0) return false
    return areFractions(identity, figures)
  })
  return new Set(found.map(({ stated }) => stated))
}

function areFractions(identity: Identity, figures: ReportFigures): boolean {
  const stated = figures.column(identity.stated, Number.NaN)
  const part = figures.column(identity.part, 0)
  const whole = figures.column(identity.whole, 0)
  let [asFraction, otherwise] = [0, 0]
  for (let row = 0; row < figures.count; row += 1) {
    const [ratio, ofPart, ofWhole] = [stated(row), part(row), whole(row)]
    if (!(ofPart > 0 && ofWhole > 0) || Number.isNaN(ratio)) continue
    if (factorOf(identity, 100 * ratio, ofPart, ofWhole, 0.51) === 1) asFraction += 1
    else otherwise += 1
  }
  const percents = compareAsPercents(identity, figures)
  return asFraction > 0 && asFraction > 4 * otherwise && percents > asFraction / 2
}

/** In how many rows a ratio is not the one of its columns if it is read as a percentage. */
function compareAsPercents(identity: Identity, figures: ReportFigures): number {
  const stated = figures.column(identity.stated, Number.NaN)
  const part = figures.column(identity.part, 0)
  const whole = figures.column(identity.whole, 0)
  let wrong = 0
  for (let row = 0; row < figures.count; row += 1) {
    if (factorOf(identity, stated(row), part(row), whole(row)) !== 1) wrong += 1
  }
  return wrong
}
