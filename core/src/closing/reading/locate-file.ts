import { findHeaders, findOptionalHeaders, type Header, type OtherFile } from './find-headers.ts'
import type { Layout } from './layout.ts'
import { type Cell, columnKey, type Row, type Sheet } from './sheet.ts'

/** The part of a workbook to read for a file: a sheet, the row of its header and the columns. All count from 0. */
export interface TablePlace {
  readonly sheet: number
  readonly row: number
  readonly columns: readonly number[]
}

/**
 * The rows under the header of a place, with its columns only. `lines` has the number of each row in its sheet, from 1 as
 * a spreadsheet program shows it.
 */
export interface TableRows {
  readonly rows: readonly Row[]
  readonly lines: readonly number[]
}

/** A file that was found in the first rows of a workbook's sheets. */
export interface LocatedFile<Content> {
  readonly tables: readonly TablePlace[]
  /**
   * Reads the content of the file, from the rows of each of `tables`.
   *
   * @throws ClosingProblem if the file would be read wrongly
   */
  read(rows: readonly TableRows[]): Content
}

/** A file as it was found in a workbook: the rows of all its sheets, and the position of each wanted column in them. */
export interface Table<Name extends string> {
  readonly layout: Layout<Name>
  /** The names of its sheets, joined by commas. */
  readonly sheet: string
  readonly hiddenSheets: readonly string[]
  /** Columns that some of its sheets lack or name differently. */
  readonly partlyThere: readonly string[]
  readonly rows: readonly Row[]
  readonly position: Readonly<Partial<Record<Name, number>>>
  /** The file's own names for its columns. */
  readonly label: Readonly<Partial<Record<Name, string>>>
  /** The number of one of `rows` in its sheet, from 1. */
  lineOf(row: Row): number
}

/**
 * Locates a file in every sheet that has a header with all its required columns, see {@link findHeaders}. `heads` are
 * the first {@link mostRowsSearched} rows of the sheets. `others` are files that may be given by mistake.
 *
 * @throws ClosingProblem if no sheet has the file, or a sheet has only a part of its header
 */
export function locateFile<Name extends string, Content>(
  heads: readonly Sheet[],
  { layout, others }: { readonly layout: Layout<Name>; readonly others: readonly OtherFile[] },
  read: (table: Table<Name>) => Content,
): LocatedFile<Content> {
  return locatedFile(heads, { layout, headers: findHeaders(heads, layout, others) }, read)
}

/**
 * As {@link locateFile}, for a table that a workbook may not have: it is then read as null. It is searched for in the
 * first {@link mostRowsSearched} rows.
 *
 * @throws ClosingProblem if a sheet has only a part of the header
 */
export function locateOptional<Name extends string>(
  heads: readonly Sheet[],
  layout: Layout<Name>,
): LocatedFile<Table<Name> | null> {
  const headers = findOptionalHeaders(heads, layout)
  if (headers.length === 0) return { tables: [], read: () => null }
  return locatedFile(heads, { layout, headers }, (table) => table)
}

function locatedFile<Name extends string, Content>(
  heads: readonly Sheet[],
  { layout, headers }: { readonly layout: Layout<Name>; readonly headers: readonly Header<Name>[] },
  read: (table: Table<Name>) => Content,
): LocatedFile<Content> {
  const found = headers.map((header) => inColumns(heads, header))
  return {
    tables: found.map(({ sheet, row, columns }) => ({ sheet, row, columns })),
    read: (rows) => read(tableOf(layout, found, rows)),
  }
}

/**
 * Reads a file from sheets that are complete in memory.
 *
 * @throws ClosingProblem if the file is not there or would be read wrongly
 */
export function readSheets<Content>(
  sheets: readonly Sheet[],
  locate: (heads: readonly Sheet[]) => LocatedFile<Content>,
): Content {
  const { tables, read } = locate(sheets)
  return read(
    tables.map(({ sheet, row, columns }) => {
      const under = sheets[sheet]?.rows.slice(row + 1) ?? []
      const rows = under.map((cells) => columns.map((column) => cells[column] ?? null))
      return { rows, lines: rows.map((_, index) => row + 2 + index) }
    }),
  )
}

/**
 * Removes the ="…" around texts. Exports and people write ids like that, so that no program turns them into numbers.
 */
function unwrapped(rows: readonly Row[]): readonly Row[] {
  return rows.some((row) => row.some(isFormula))
    ? rows.map((row) => (row.some(isFormula) ? row.map(textOfFormula) : row))
    : rows
}

function isFormula(cell: Cell): boolean {
  return typeof cell === 'string' && cell.charCodeAt(0) === 61
}

function textOfFormula(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(/^="([^"]*)"\s*$/, '$1') : cell
}

/** A table whose column positions count among the columns that are read. */
interface FoundTable<Name extends string> extends TablePlace, Pick<Table<Name>, 'position' | 'label'> {
  readonly name: string
  readonly isHidden: boolean
}

function inColumns<Name extends string>(
  heads: readonly Sheet[],
  { sheet, row, place, label }: Header<Name>,
): FoundTable<Name> {
  const places = Object.entries(place) as [Name, number][]
  const columns = places.map(([, column]) => column).toSorted((one, other) => one - other)
  const position: Partial<Record<Name, number>> = {}
  for (const [name, column] of places) position[name] = columns.indexOf(column)
  const { name = '', isHidden = false } = heads[sheet] ?? {}
  return { sheet, row, columns, position, label, name, isHidden }
}

/** Joins the rows of all sheets, with the same column positions for all. */
function tableOf<Name extends string>(
  layout: Layout<Name>,
  found: readonly FoundTable<Name>[],
  stated: readonly TableRows[],
): Table<Name> {
  const rows = stated.map((table) => unwrapped(table.rows))
  const sheet = found.map(({ name }) => name).join(', ')
  const hiddenSheets = found.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const label: Table<Name>['label'] = Object.assign({}, ...found.map((table) => table.label).toReversed())
  const [only, ...others] = found
  if (only && others.length === 0) {
    return {
      ...{ layout, sheet, hiddenSheets, label, rows: rows[0] ?? [] },
      ...{ position: only.position, partlyThere: [] },
      lineOf: linesOf(rows[0] ?? [], stated[0]?.lines ?? []),
    }
  }
  const names = (Object.keys(layout.columns) as Name[]).filter((name) => label[name] !== undefined)
  const position = Object.fromEntries(names.map((name, place) => [name, place])) as Table<Name>['position']
  const joined = found.flatMap((table, index) => {
    const places = names.map((name) => table.position[name] ?? -1)
    return (rows[index] ?? []).map((row) => places.map((place) => row[place] ?? null))
  })
  const partlyThere = names.flatMap((name) => {
    const [one, ...others] = new Set(found.map((table) => columnKey(table.label[name] ?? '')))
    return one !== undefined && others.length > 0 ? [label[name] ?? ''] : []
  })
  const lines = stated.flatMap((table) => table.lines)
  return {
    layout,
    sheet,
    hiddenSheets,
    label,
    rows: joined,
    position,
    partlyThere,
    lineOf: linesOf(joined, lines),
  }
}

function linesOf(rows: readonly Row[], lines: readonly number[]): (row: Row) => number {
  const known = new Map<Row, number>()
  for (const [place, row] of rows.entries()) known.set(row, lines[place] ?? 0)
  return (row) => {
    const line = known.get(row)
    if (line === undefined) throw new RangeError('a row of another table')
    return line
  }
}
