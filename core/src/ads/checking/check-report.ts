import { AdsProblem } from '../ads-problem.ts'
import type { AdsDoubt, UnreadableValue } from '../ads-report.ts'
import { isCount, type NumberColumnName } from '../reading/columns.ts'
import type { TermRows } from '../reading/term-rows.ts'
import { type Comparison, compareRatios, fractionsIn, identities, wholePercentsIn } from './compare-ratios.ts'
import { type Formats, possibleFormats } from './file-formats.ts'
import { plausibilityDoubts } from './plausibility.ts'
import { refuseDates, refuseValues } from './refuse-values.ts'
import { ReportFigures } from './report-figures.ts'
import { refuseSumRows } from './sum-rows.ts'
import { surveySums } from './survey-sums.ts'
import { totalDoubt } from './total-record.ts'

/** The figures of a report, and what is to be said of them. */
export interface CheckedReport {
  readonly figures: ReportFigures
  /** The stated ratios that are not used, as what they are computed from says more. */
  readonly ignored: ReadonlySet<NumberColumnName>
  readonly unreadable: { readonly count: number; readonly first: readonly UnreadableValue[] }
  readonly doubts: readonly AdsDoubt[]
}

/** The listings of Mercado Ads show what is computed; what their file states only confirms it. */
const statedColumns = identities.map(({ stated }) => stated)

/** With how many rows the formats of a file are compared. */
const rowsCompared = 5000

/**
 * Decides how the numbers of a report are written and whether they fit each other: by its marks, and by what it says
 * twice (CTR, conversion rate, CPA, ROAS, the total record).
 *
 * @throws AdsProblem if they do not fit, if numbers became dates or are invalid, or if rows are sums of others
 */
export function checkReport(rows: TermRows): CheckedReport {
  refuseDates(rows)
  const formats = formatsOf(rows)
  const figures = new ReportFigures(rows, formats)
  for (const { values } of rows.columns) values.letGo()
  const surveys = surveySums(figures)
  const unreadable = refuseValues(rows, surveys)
  refuseSumRows(rows, figures)
  const fractions = fractionsIn(rows, figures)
  const compared = compareRatios(rows, figures, fractions)
  refuseContradictions(rows, compared)
  refuseWithoutCentavos(rows, compared, formats)
  return {
    figures,
    ignored:
      rows.layout.kind === 'listings'
        ? new Set(statedColumns)
        : new Set([...fractions, ...wholePercentsIn(rows)]),
    unreadable,
    doubts: [
      ...nearDoubts(rows, compared),
      ...totalDoubt(rows, figures, surveys),
      ...plausibilityDoubts(rows, figures, surveys),
    ],
  }
}

/** The likeliest formats, unless others contradict the file far less. */
function formatsOf(rows: TermRows): Formats {
  const [likeliest = new Map(), ...others] = possibleFormats(
    rows.columns.map(({ name, values: { marks, mayGroup } }) => ({
      name,
      marks,
      mayGroup,
      whole: isCount(name),
    })),
  )
  if (others.length === 0) return likeliest
  const judge = (formats: Formats) => ({ formats, faults: faultsUnder(rows, formats) })
  return others
    .map(judge)
    .reduce((best, one) => (one.faults < best.faults / 2 ? one : best), judge(likeliest)).formats
}

function faultsUnder(rows: TermRows, formats: Formats): number {
  const figures = new ReportFigures(rows, formats, rowsCompared)
  const compared = compareRatios(rows, figures, fractionsIn(rows, figures))
  let faults = compared.reduce((sum, one) => sum + one.far.count + one.near.count, 0)
  for (const { name } of rows.columns) {
    for (const value of figures.values(name) ?? []) if (Number.isNaN(value)) faults += 1
  }
  return faults
}

function refuseContradictions(rows: TermRows, compared: readonly Comparison[]): void {
  const wrong = compared.filter(({ far }) => far.count > 0)
  if (wrong.length === 0) return
  const lines = [...new Set(wrong.flatMap(({ far }) => far.lines))].sort((one, other) => one - other)
  const count = Math.max(...wrong.map(({ far }) => far.count))
  const columns = blamed(wrong, compared).map((name) => rows.layout.nameOf(name))
  const power = commonPower(wrong)
  if (power === undefined) throw new AdsProblem('contradictory', { columns, lines, count })
  throw new AdsProblem('scaled', { columns, lines, count, factor: 10 ** Math.abs(power) })
}

/** The columns that all failing comparisons share and that no other one confirms; all of the failing ones if there is none. */
function blamed(wrong: readonly Comparison[], all: readonly Comparison[]): NumberColumnName[] {
  const columnsOf = ({ identity }: Comparison) => [identity.part, identity.whole, identity.stated]
  const confirmed = new Set(
    all.filter(({ far, near, compared }) => far.count + near.count === 0 && compared > 0).flatMap(columnsOf),
  )
  const named = [...new Set(wrong.flatMap(columnsOf))]
  const shared = named.filter(
    (name) => !confirmed.has(name) && wrong.every((one) => columnsOf(one).includes(name)),
  )
  return shared.length > 0 ? shared : named.filter((name) => !confirmed.has(name))
}

/** The power of ten by which most of the far rows are off; undefined if there is none. */
function commonPower(wrong: readonly Comparison[]): number | undefined {
  const [first] = wrong
    .flatMap(({ powers, far }) => [...powers].map(([power, count]) => ({ power, share: count / far.count })))
    .sort((one, other) => other.share - one.share)
  return first && first.share > 0.5 ? first.power : undefined
}

/**
 * Amounts without any decimals, though others of the file keep theirs to the last 0: they lost the mark ('1210' for
 * 12,10) or were rounded. Whole amounts may be right where a program dropped the zeros of all columns, unless the ratios
 * do not quite fit them.
 */
function refuseWithoutCentavos(rows: TermRows, compared: readonly Comparison[], formats: Formats): void {
  const hasDecimals = ({ name, values: { written, mayGroup } }: TermRows['columns'][number]) =>
    written.decimals > 0 ||
    (['dot', 'comma'] as const).some(
      (mark) => mayGroup[mark] && formats.get(name)?.[mark].beforeThree === 'decimal',
    )
  const written = rows.columns.filter(({ values }) => values.written.decimals > 0)
  const isRounded = compared.some(
    ({ identity: { part }, near }) => (part === 'spend' || part === 'gmv') && near.count > 0,
  )
  const lost = rows.columns.filter(
    (column) =>
      (column.name === 'gmv' || column.name === 'spend') && !hasDecimals(column) && column.values.hasNumbers,
  )
  const keepsZeros = written.some(({ values }) => values.keepsZeros)
  if (lost.length === 0 || written.length === 0 || !(keepsZeros || isRounded)) return
  throw new AdsProblem('no-centavos', { columns: lost.map(({ name }) => rows.layout.nameOf(name)) })
}

function nearDoubts(rows: TermRows, compared: readonly Comparison[]): AdsDoubt[] {
  return compared
    .filter(({ near }) => near.count > 0)
    .map(({ identity: { part, whole, stated }, near }) => ({
      kind: 'differs' as const,
      columns: [part, whole, stated].map((name) => rows.layout.nameOf(name)),
      lines: near.lines,
      count: near.count,
    }))
}
