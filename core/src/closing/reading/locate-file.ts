import { findHeaders, findOptionalHeaders, type Header, type OtherFile } from './find-headers.ts'
import type { Layout } from './layout.ts'
import { columnKey, type Row, type Sheet } from './sheet.ts'

/** What has to be read of a workbook for a file: a sheet, the row of its header and the columns, all from 0. */
export interface TablePlace {
  readonly sheet: number
  readonly row: number
  readonly columns: readonly number[]
}

/** A file that was found in the first rows of a workbook's sheets. */
export interface LocatedFile<Content> {
  readonly tables: readonly TablePlace[]
  /**
   * What it says. `rows` are for each of `tables` those under its header, of its columns only.
   *
   * @throws ClosingProblem when it would be read wrongly
   */
  read(rows: readonly (readonly Row[])[]): Content
}

/** A file as it stands in a workbook: the rows of all sheets that have it, and where in them each wanted column stands. */
export interface Table<Name extends string> {
  readonly layout: Layout<Name>
  /** The names of its sheets. */
  readonly sheet: string
  readonly hiddenSheets: readonly string[]
  /** The columns that some of its sheets have and others lack, or name otherwise. */
  readonly partlyThere: readonly string[]
  readonly rows: readonly Row[]
  readonly position: Readonly<Partial<Record<Name, number>>>
  /** How the file itself names the columns it has. */
  readonly label: Readonly<Partial<Record<Name, string>>>
}

/**
 * A file in each sheet that has a header with all its required columns, as {@link findHeaders} finds them. `heads` are the
 * first {@link rowsSearched} rows of the sheets, `others` are files that may have been given in its place.
 *
 * @throws ClosingProblem when no sheet has it, or one has a part of it that would be passed over
 */
export function locateFile<Name extends string, Content>(
  heads: readonly Sheet[],
  { layout, others }: { readonly layout: Layout<Name>; readonly others: readonly OtherFile[] },
  read: (table: Table<Name>) => Content,
): LocatedFile<Content> {
  return locatedFile(heads, { layout, headers: findHeaders(heads, layout, others) }, read)
}

/**
 * As {@link locateFile}, of a table that stands beside others in its workbook, or does not: then it is read as null. It is looked for
 * in the first {@link rowsSearchedBeside} rows.
 *
 * @throws ClosingProblem when a sheet has a part of it that would be passed over
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

/** Reads a file of a workbook whose rows are all at hand. */
export function readSheets<Content>(
  sheets: readonly Sheet[],
  locate: (heads: readonly Sheet[]) => LocatedFile<Content>,
): Content {
  const { tables, read } = locate(sheets)
  return read(
    tables.map(({ sheet, row, columns }) => {
      const rows = sheets[sheet]?.rows.slice(row + 1) ?? []
      return rows.map((cells) => columns.map((column) => cells[column] ?? null))
    }),
  )
}

/** A table whose positions are those among the columns that are read. */
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

/** The rows of all sheets under one set of positions. */
function tableOf<Name extends string>(
  layout: Layout<Name>,
  found: readonly FoundTable<Name>[],
  rows: readonly (readonly Row[])[],
): Table<Name> {
  const sheet = found.map(({ name }) => name).join(', ')
  const hiddenSheets = found.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const label: Table<Name>['label'] = Object.assign({}, ...found.map((table) => table.label).toReversed())
  const [only, ...others] = found
  if (only && others.length === 0) {
    return {
      ...{ layout, sheet, hiddenSheets, label, rows: rows[0] ?? [] },
      ...{ position: only.position, partlyThere: [] },
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
  return { layout, sheet, hiddenSheets, label, rows: joined, position, partlyThere }
}
