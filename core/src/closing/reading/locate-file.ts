import { FileRows } from './file-rows.ts'
import { findHeaders, type Header, type OtherFile } from './find-headers.ts'
import type { Columns, Format, Table } from './format.ts'
import { ReadingProblems } from './reading-problems.ts'
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

/** As a {@link LocatedFile}, whose lines are not read yet. `problems` collects what is found in them. */
export interface LocatedRows<C extends Columns> {
  readonly tables: readonly TablePlace[]
  open(rows: readonly TableRows[], problems?: ReadingProblems): FileRows<C>
}

/**
 * Locates a file in every sheet that has a header with all its required columns, see {@link findHeaders}. `heads` are
 * the first {@link mostRowsSearched} rows of the sheets.
 *
 * @throws ClosingProblem if no sheet has the file, or a sheet has only a part of its header
 */
export function locateRows<C extends Columns>(
  heads: readonly Sheet[],
  format: Format<C>,
  others: readonly OtherFile[] | null,
): LocatedRows<C> {
  const found = findHeaders(heads, format, others).map((header) => inColumns(heads, header))
  return {
    tables: found.map(({ sheet, row, columns }) => ({ sheet, row, columns })),
    open: (rows, problems = new ReadingProblems()) => new FileRows<C>(tableOf(format, found, rows), problems),
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
interface FoundTable extends TablePlace, Pick<Table, 'position' | 'label'> {
  readonly name: string
  readonly isHidden: boolean
}

function inColumns(heads: readonly Sheet[], { sheet, row, place, label }: Header): FoundTable {
  const places = Object.entries(place) as [string, number][]
  const columns = places.map(([, column]) => column).toSorted((one, other) => one - other)
  const position: Partial<Record<string, number>> = {}
  for (const [name, column] of places) position[name] = columns.indexOf(column)
  const { name = '', isHidden = false } = heads[sheet] ?? {}
  return { sheet, row, columns, position, label, name, isHidden }
}

/** Joins the rows of all sheets, with the same column positions for all. */
function tableOf(format: Format, found: readonly FoundTable[], stated: readonly TableRows[]): Table {
  const rows = stated.map((table) => unwrapped(table.rows))
  const label: Table['label'] = Object.assign({}, ...found.map((table) => table.label).toReversed())
  const table = {
    format,
    sheet: found.map(({ name }) => name).join(', '),
    hiddenSheets: found.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    label,
  }
  const [only, ...others] = found
  if (only && others.length === 0) {
    const lines = stated[0]?.lines ?? []
    return { ...table, rows: rows[0] ?? [], lines, position: only.position, partlyThere: [] }
  }
  const names = Object.keys(format.columns).filter((name) => label[name] !== undefined)
  return {
    ...table,
    rows: found.flatMap(({ position }, index) => {
      const places = names.map((name) => position[name] ?? -1)
      return (rows[index] ?? []).map((row) => places.map((place) => row[place] ?? null))
    }),
    lines: stated.flatMap(({ lines }) => lines),
    position: Object.fromEntries(names.map((name, place) => [name, place])),
    partlyThere: names.flatMap((name) => {
      const [one, ...more] = new Set(found.map((sheet) => columnKey(sheet.label[name] ?? '')))
      return one !== undefined && more.length > 0 ? [label[name] ?? ''] : []
    }),
  }
}
