import { none } from '../../money/index.ts'
import type { NumberColumnName } from '../reading/columns.ts'
import type { TermRows } from '../reading/term-rows.ts'
import { NamedLines } from './named-lines.ts'
import type { ReportFigures } from './report-figures.ts'

/** A ratio that a report states, and the two columns from which it is computed. */
interface Identity {
  readonly stated: NumberColumnName
  readonly part: NumberColumnName
  readonly whole: NumberColumnName
  readonly times: 1 | 100
}

/** What every ads report says twice (specification, section 3: the ratios of the table). */
export const identities: readonly Identity[] = [
  { stated: 'ctr', part: 'clicks', whole: 'impressions', times: 100 },
  { stated: 'conversionRate', part: 'conversions', whole: 'clicks', times: 100 },
  { stated: 'costPerConversion', part: 'spend', whole: 'conversions', times: 1 },
  { stated: 'roas', part: 'gmv', whole: 'spend', times: 1 },
  { stated: 'costPerClick', part: 'spend', whole: 'clicks', times: 1 },
]

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

/** Compares the ratios that the rows state with those of their own columns. */
export function compareRatios(
  rows: TermRows,
  figures: ReportFigures,
  ignored: ReadonlySet<NumberColumnName> = new Set(),
): readonly Comparison[] {
  return identities.flatMap((identity) => {
    const columns = ignored.has(identity.stated) ? undefined : columnsOf(identity, figures)
    return columns ? [compareOne(identity, columns, rows, figures)] : []
  })
}

interface Columns {
  readonly stated: Float64Array
  readonly part: Float64Array
  readonly whole: Float64Array
}

function columnsOf({ stated, part, whole }: Identity, figures: ReportFigures): Columns | undefined {
  const [ofStated, ofPart, ofWhole] = [stated, part, whole].map((name) => figures.values(name))
  return ofStated && ofPart && ofWhole && { stated: ofStated, part: ofPart, whole: ofWhole }
}

function compareOne(
  identity: Identity,
  { stated, part, whole }: Columns,
  rows: TermRows,
  figures: ReportFigures,
): Comparison {
  const comparison = {
    identity,
    compared: 0,
    far: new NamedLines(),
    near: new NamedLines(),
    powers: new Map(),
  }
  const precision = precisionOf(identity, rows)
  for (let row = 0; row < figures.count; row += 1) {
    const ratio = stated[row] ?? none
    if (ratio === none || Number.isNaN(ratio)) continue
    const [ofPart, ofWhole] = [orZero(part[row]), orZero(whole[row])]
    if (ofPart !== 0 && ofWhole !== 0) comparison.compared += 1
    const factor = factorOf(identity, ratio, ofPart, ofWhole, precision)
    if (factor !== 1) note(comparison, factor, figures.lineOf(row))
  }
  return comparison
}

/** A missing value counts as 0. */
function orZero(value = none): number {
  return value === none ? 0 : value
}

/** Percents without decimals in the whole file are rounded to whole ones. */
function precisionOf({ stated, times }: Identity, { columns }: TermRows): number | undefined {
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
export function wholePercentsIn({ columns }: TermRows): readonly NumberColumnName[] {
  const percents = identities.filter(({ times }) => times === 100).map(({ stated }) => stated)
  return columns
    .filter(({ name, values }) => percents.includes(name) && values.written.decimals === 0)
    .map(({ name }) => name)
}

/** The percents that a spreadsheet program wrote as fractions, 0,0281 for 2,81%: their columns say it in most rows. */
export function fractionsIn(rows: TermRows, figures: ReportFigures): ReadonlySet<NumberColumnName> {
  const found = identities.filter((identity) => {
    const values = rows.columns.find(({ name }) => name === identity.stated)?.values
    if (identity.times !== 100 || !values || values.written.percents > 0) return false
    return areFractions(identity, figures)
  })
  return new Set(found.map(({ stated }) => stated))
}

function areFractions(identity: Identity, figures: ReportFigures): boolean {
  const columns = columnsOf(identity, figures)
  if (!columns) return false
  let [asFraction, otherwise, asPercent] = [0, 0, 0]
  for (let row = 0; row < figures.count; row += 1) {
    const [ratio, part, whole] = [
      columns.stated[row] ?? none,
      orZero(columns.part[row]),
      orZero(columns.whole[row]),
    ]
    if (!(part > 0 && whole > 0) || ratio === none || Number.isNaN(ratio)) continue
    if (factorOf(identity, 100 * ratio, part, whole, 0.51) === 1) asFraction += 1
    else otherwise += 1
    if (factorOf(identity, ratio, part, whole) === 1) asPercent += 1
  }
  return asFraction > 4 * otherwise && asPercent < asFraction / 2
}

/** Two decimals, cut or rounded. */
const roundedTo = 0.0101
/** Amounts are rounded to centavos, and the ratio may come from what they were before. */
const halfCentavo = 0.0051
const ofMoney: readonly NumberColumnName[] = ['gmv', 'spend']

/**
 * By what factor a stated ratio is not the one of its columns; 1 if it is, as far as rounding allows, or cannot be told.
 * Infinity if the columns say that there is no such ratio. A `part` or `whole` that is missing counts as 0.
 */
function factorOf(
  { part, whole, times }: Identity,
  stated: number,
  ofPart: number,
  ofWhole: number,
  precision = roundedTo,
): number {
  if (Number.isNaN(stated) || Number.isNaN(ofPart) || Number.isNaN(ofWhole)) return 1
  if (ofWhole === 0 || ofPart === 0) return stated > precision ? Number.POSITIVE_INFINITY : 1
  const computed = (times * ofPart) / ofWhole
  const slack = errorOf(part, ofPart) + errorOf(whole, ofWhole)
  const isSame = Math.abs(stated - computed) <= precision + Math.abs(computed) * (slack + 1e-6)
  return isSame ? 1 : stated / computed
}

function errorOf(column: NumberColumnName, value: number): number {
  return ofMoney.includes(column) ? halfCentavo / Math.abs(value) : 0
}
