import type { Columns } from './columns.ts'
import { type Cell, type Sheet, textOf } from './sheet.ts'

/** A table found in a workbook: the rows under its header, and where each wanted column stands. */
export interface Table<Name extends string> {
  readonly sheet: string
  readonly place: Place
  readonly rows: readonly (readonly Cell[])[]
  readonly position: Readonly<Partial<Record<Name, number>>>
}

interface Place {
  readonly sheet: number
  readonly row: number
}

/** What has to be read of a workbook for a report: its sheet, the row of its header and the columns, all from 0. */
export interface TablePlace extends Place {
  readonly columns: readonly number[]
}

/** In how many of the first rows of a sheet a header is looked for. */
export const rowsSearched = 20

/**
 * Finds a table by the names of its columns: at the place where it usually stands, else in the first 20 rows of any
 * sheet. Undefined when no row names all the required columns. Names are compared without case, accent form (NFC or
 * NFD) and repeated blanks; of two columns of one name the first counts.
 */
export function findTable<Name extends string>(
  sheets: readonly Sheet[],
  columns: Readonly<Record<Name, readonly string[]>>,
  required: readonly Name[],
  usual: Place,
): Table<Name> | undefined {
  for (const { sheet, row } of [usual, ...everyPlace(sheets)]) {
    const { name, rows } = sheets[sheet] ?? { name: '', rows: [] }
    const header = rows[row]
    if (!header) continue
    const position = positions(header, columns)
    if (required.every((column) => position[column] !== undefined)) {
      return { sheet: name, place: { sheet, row }, rows: rows.slice(row + 1), position }
    }
  }
  return undefined
}

/** The place of a table with the columns that are wanted of it, in the order of the file. */
export function placeOf<Name extends string>({ place, position }: Table<Name>): TablePlace {
  const columns = Object.values<number | undefined>(position).filter((column) => column !== undefined)
  return { ...place, columns: columns.toSorted((one, other) => one - other) }
}

/** What heads the table of a workbook that is something else: the fullest of the first rows of its sheets. */
export function firstHeader(sheets: readonly Sheet[]): string[] {
  let header: string[] = []
  for (const { rows } of sheets) {
    for (const row of rows.slice(0, rowsSearched)) {
      const texts = row.map(textOf).filter((text) => text !== '')
      if (texts.length > header.length) header = texts
    }
  }
  return header
}

function* everyPlace(sheets: readonly Sheet[]): Generator<Place> {
  for (const [sheet, { rows }] of sheets.entries()) {
    for (let row = 0; row < Math.min(rows.length, rowsSearched); row += 1) yield { sheet, row }
  }
}

function positions<Name extends string>(
  header: readonly Cell[],
  columns: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, number>> {
  const keys = header.map((cell) => columnKey(textOf(cell)))
  const found: Partial<Record<Name, number>> = {}
  for (const [name, names] of Object.entries<Columns[string]>(columns)) {
    const known = names.map((one) => keys.indexOf(columnKey(one))).find((position) => position >= 0)
    if (known !== undefined) found[name as Name] = known
  }
  return found
}

function columnKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
