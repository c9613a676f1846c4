import type { CalendarDate } from '../../calendar/index.ts'
import { type ProductFile, ProductFileProblem } from './product-facts.ts'
import { columnsIn, type FactColumn, type ProductFormat, twinsIn } from './product-format.ts'
import { productFormats } from './product-formats.ts'
import { type FileAbout, readFacts } from './read-facts.ts'
import { type Cell, cellText, type FileRow, type ProductSheet } from './reading/cells.ts'
import { rawRows } from './reading/raw-rows.ts'

/** How many first rows of a sheet are searched for a header. */
export const productRowsSearched = 20

/** A table to read: `sheet` counts from 0, `firstRow` from 1 as a spreadsheet program does, `columns` from 0. */
export interface ProductTable {
  readonly sheet: number
  readonly firstRow: number
  readonly columns: readonly number[]
}

/** A file of products that was recognised, by the id of its format. */
export interface LocatedProductFile {
  readonly format: string
  readonly tables: readonly ProductTable[]
  /**
   * Reads the rows of its tables, in their sequence.
   *
   * @throws ProductFileProblem if it is not the products of one shop, or would be read wrongly
   */
  read(rows: readonly (readonly FileRow[])[], about: FileAbout): ProductFile
}

/**
 * Recognises a file of products by the first {@link productRowsSearched} rows of its sheets, under any name; null if it has
 * none of the formats. A table that is on several sheets is read from all of them.
 *
 * @throws ProductFileProblem 'other-template' and 'old-layout'
 */
export function recognizeProductFile(
  heads: readonly ProductSheet[],
  formats: readonly ProductFormat[] = productFormats,
): LocatedProductFile | null {
  const found = heads.flatMap((head, sheet) => bestHeader(head, sheet, formats) ?? [])
  const best = found.toSorted((one, other) => other.columns.size - one.columns.size)[0]
  if (!best) {
    refuseTemplate(heads, formats)
    return null
  }
  const { format } = best
  const same = found.filter((one) => one.format === format)
  const tables = format.firstSheet ? same.slice(0, 1) : same
  refuseMissing(format, format.required ?? [], best.columns)
  for (const { sheet, row, columns } of tables) refuseTwins(columns, heads[sheet]?.rows[row] ?? [])
  return {
    format: format.id,
    tables: tables.map(({ sheet, row, columns }) => ({
      sheet,
      firstRow: row + 2,
      columns: [...columns.values()].map(({ place }) => place),
    })),
    read: (rows, about) => {
      const raw = tables.flatMap(({ columns }, at) => rawRows(format, [...columns.keys()], rows[at] ?? []))
      const labels = new Map(tables.toReversed().flatMap(({ columns }) => labelsOf(columns)))
      return readFacts(format, raw, labels, about)
    },
  }
}

/**
 * As {@link recognizeProductFile}.
 *
 * @throws ProductFileProblem also 'unknown'
 */
export function locateProductFile(
  heads: readonly ProductSheet[],
  formats: readonly ProductFormat[] = productFormats,
): LocatedProductFile {
  const located = recognizeProductFile(heads, formats)
  if (located) return located
  throw new ProductFileProblem({ kind: 'unknown', header: fullestRow(heads) })
}

/** Reads a file of products from sheets that are complete in memory. @throws ProductFileProblem */
export function readProductSheets(
  sheets: readonly ProductSheet[],
  source: string,
  readOn: CalendarDate,
  formats: readonly ProductFormat[] = productFormats,
): ProductFile {
  const { tables, read } = locateProductFile(sheets, formats)
  const rows = tables.map(({ sheet, firstRow, columns }) =>
    (sheets[sheet]?.rows ?? []).slice(firstRow - 1).map((cells, index) => ({
      number: firstRow + index,
      cells: columns.map((column) => cells[column] ?? null),
    })),
  )
  return read(rows, { source, readOn })
}

type FoundColumns = ReturnType<typeof columnsIn>

interface FoundHeader {
  readonly format: ProductFormat
  readonly sheet: number
  readonly row: number
  readonly columns: FoundColumns
}

/** The header of a sheet: of the format most of whose columns it has, and of that the first row. */
function bestHeader(
  { rows }: ProductSheet,
  sheet: number,
  formats: readonly ProductFormat[],
): FoundHeader | undefined {
  let best: FoundHeader | undefined
  for (const [row, cells] of rows.slice(0, productRowsSearched).entries()) {
    const header = namesIn(cells)
    for (const format of formats) {
      const columns = columnsIn(format, header)
      if (!format.marks.every((column) => columns.has(column))) continue
      if (columns.size > (best?.columns.size ?? 0)) best = { format, sheet, row, columns }
    }
  }
  return best
}

function labelsOf(columns: FoundColumns): (readonly [FactColumn, string])[] {
  return [...columns].map(([column, { label }]) => [column, label] as const)
}

/** Shopee's templates have keys that begin so in their first row; one that is known has lost a column by which it is told. */
function refuseTemplate(heads: readonly ProductSheet[], formats: readonly ProductFormat[]): void {
  const rows = heads.flatMap(({ rows: all }) => all.slice(0, productRowsSearched))
  const keys = rows.find((cells) => cells.some((cell) => cellText(cell).startsWith('et_title_')))
  if (!keys) return
  const known = formats.find(({ template }) => rows.some((cells) => cellText(cells[0]) === template))
  if (known) refuseMissing(known, known.marks, columnsIn(known, keys.map(cellText)))
  throw new ProductFileProblem({ kind: 'other-template' })
}

function refuseMissing(format: ProductFormat, needed: readonly FactColumn[], columns: FoundColumns): void {
  const missing = needed.filter((column) => !columns.has(column))
  if (missing.length === 0) return
  throw new ProductFileProblem({
    kind: 'old-layout',
    format: format.id,
    columns: missing.map((column) => format.columns[column]?.[0] ?? column),
  })
}

function refuseTwins(columns: FoundColumns, cells: readonly Cell[]): void {
  const twins = twinsIn(columns, namesIn(cells))
  if (twins.length > 0) throw new ProductFileProblem({ kind: 'twin-columns', columns: twins })
}

function namesIn(cells: readonly Cell[]): readonly string[] {
  return cells.map((cell) => (typeof cell === 'string' ? cell : ''))
}

function fullestRow(heads: readonly ProductSheet[]): readonly string[] {
  const rows = heads.flatMap(({ rows: all }) => all.slice(0, productRowsSearched))
  const texts = rows.map((cells) => cells.map(cellText).filter((text) => text !== ''))
  return texts.reduce((most, one) => (one.length > most.length ? one : most), [])
}
