import { namesSum, withoutSum } from '@vendaclara/core/money'
import type { Marketplace } from '@vendaclara/core/pricing'
import { FileRefused } from '../../../files/file-refused.ts'
import type { Listing } from '../model/listing.ts'
import { readCell, readingsOf } from './cell-reader.ts'
import { columns as allColumns, type ColumnKey, isKeptBy, type TableMapping } from './columns.ts'
import { texts } from './file-texts.ts'
import { refusalWithoutHeader, unknownNames } from './find-header.ts'
import { cellText, type RawCell, type RawRow, type RawTable } from './raw-table.ts'

interface Defaults {
  readonly blank: Readonly<Record<Marketplace, Listing>>
  /** The marketplace of a line that names none. */
  readonly marketplace: Marketplace
  readonly newId: () => string
}

/** Reads the lines of a table whose columns were mapped. Throws a FileRefused if there are none. */
export async function readLines(
  tables: readonly RawTable[],
  defaults: Defaults,
  { sheet, headerRow, columns, isAgreed }: TableMapping,
): Promise<ImportLines> {
  const table = tables[sheet]
  if (!table) throw new FileRefused(refusalWithoutHeader(tables))
  const keys = Object.keys(columns) as ColumnKey[]
  const places = Object.values(columns).map(({ place }) => place)
  const rows = await table.read(headerRow, places)
  if (rows.length === 0) throw new FileRefused({ kind: 'no-lines' })
  const readings = readingsOf(columns, (see) => {
    for (const { cells } of rows) for (const [place, key] of keys.entries()) see(key, cells[place])
  })
  const readOne = (row: RawRow) => readLine((key) => row.cells[keys.indexOf(key)], row, readings, defaults)
  const lines = rows.map(readOne)
  return {
    lines: lines.map((line) => withIdentity(line, isAgreed)),
    unknownColumns: isAgreed ? [] : unknownNames((table.head[headerRow - 1] ?? []).map(cellText), places),
    unaskedColumns: unaskedColumns(lines, rows, keys),
  }
}

function unaskedColumns(
  lines: readonly ImportLine[],
  rows: readonly RawRow[],
  keys: readonly ColumnKey[],
): readonly string[] {
  const asking = [...new Set(lines.map(({ listing }) => listing.marketplace))]
  return allColumns
    .filter((column) => keys.includes(column.key) && !asking.some((one) => isKeptBy(column, one)))
    .filter(({ key }) => rows.some(({ cells }) => cellText(cells[keys.indexOf(key)]) !== ''))
    .map(({ header }) => header)
}

/** A line that sums up the others is not a listing, nor is one of a foreign file without an identity. */
function withIdentity(line: ImportLine, isForeign: boolean): ImportLine {
  const { title, sku, id } = line.written
  const isSum = !id && [title, sku].some((name = '') => namesSum(name) && withoutSum(name) === '')
  const isNameless = isForeign && !(title || sku || id)
  const problem = isNameless ? texts.problems.nameless : isSum ? texts.problems.sum : undefined
  return problem ? { ...line, problems: { line: problem, ...line.problems } } : line
}

function readLine(
  cellOf: (key: ColumnKey) => RawCell,
  { number, isTooWide }: RawRow,
  readings: ReturnType<typeof readingsOf>,
  { blank, marketplace, newId }: Defaults,
): ImportLine {
  const written: Partial<Record<ColumnKey, string>> = {}
  const problems: Partial<Record<ColumnKey | 'line', string>> = {}
  if (isTooWide) problems.line = texts.problems.moreCells
  const valueIn = (key: ColumnKey) => {
    const cell = cellOf(key)
    // In our own file a dash is the SKU itself; people write it for a missing SKU.
    if (key === 'sku' && written.id && cell === '-') {
      written.sku = cell
      return cell
    }
    const read = readCell(key, cell, readings[key])
    if ('missing' in read) return undefined
    written[key] = cellText(cell)
    if ('problem' in read) problems[key] = read.problem
    return 'value' in read ? read.value : undefined
  }
  const listing = {
    ...blank[(valueIn('marketplace') as Marketplace | undefined) ?? marketplace],
    id: newId(),
  }
  const code = valueIn('id') as string | undefined
  const given = Object.fromEntries(
    allColumns
      .filter(
        (column) =>
          column.key !== 'marketplace' &&
          column.key !== 'id' &&
          (column.key === 'peso' || isKeptBy(column, listing.marketplace)),
      )
      .map(({ key }) => [key, valueIn(key)])
      .filter(([, value]) => value !== undefined),
  )
  return { number, listing: { ...listing, ...given }, given, code, written, problems }
}

export interface ImportLine {
  /** The number of the line in its file, as a spreadsheet program counts. */
  readonly number: number
  /** What was understood; the default if a cell is empty or cannot be used. */
  readonly listing: Listing
  readonly given: Partial<Listing>
  /** The code that our own export gives each listing. */
  readonly code: string | undefined
  readonly written: Readonly<Partial<Record<ColumnKey, string>>>
  /** Why a cell or the whole line cannot be used, in words. Without problems, the line is ready. */
  readonly problems: Readonly<Partial<Record<ColumnKey | 'line', string>>>
}

export interface ImportLines {
  readonly lines: readonly ImportLine[]
  readonly unknownColumns: readonly string[]
  /** Columns that are known, but that no marketplace of the lines uses, by our own names. */
  readonly unaskedColumns: readonly string[]
}

/** The problems or doubts of a line: of the line as a whole, and then of each cell with its header. */
export function problemsInWords({ problems }: Pick<ImportLine, 'problems'>): string[] {
  const named = allColumns.flatMap(({ key, header }) =>
    problems[key] ? [`${header}: ${problems[key]}`] : [],
  )
  return [...(problems.line ? [problems.line] : []), ...named]
}

export function isReady(line: ImportLine): boolean {
  return Object.keys(line.problems).length === 0
}
