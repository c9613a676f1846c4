import type { Layout } from '../marketplaces/shopee/columns.ts'
import { ClosingProblem } from './closing-problem.ts'
import { columnKey, isMissing, type Row, type Sheet, textOf } from './sheet.ts'

/** A report as it stands in a workbook: the rows of all sheets that have it, and where each wanted column stands. */
export interface Table<Name extends string> {
  /** The names of its sheets. */
  readonly sheet: string
  readonly hiddenSheets: readonly string[]
  readonly rows: readonly Row[]
  readonly position: Readonly<Partial<Record<Name, number>>>
  /** How the file itself names the columns it has. */
  readonly label: Readonly<Partial<Record<Name, string>>>
}

/** What has to be read of a workbook for a report: a sheet, the row of its header and the columns, all from 0. */
export interface TablePlace {
  readonly sheet: number
  readonly row: number
  readonly columns: readonly number[]
}

interface Header<Name extends string> extends Omit<TablePlace, 'columns'> {
  readonly position: Partial<Record<Name, number>>
  readonly label: Partial<Record<Name, string>>
  readonly found: number
}

/** In how many of the first rows of a sheet a header is looked for. */
export const rowsSearched = 20

/**
 * Where a report stands: in each sheet that has a header with all its required columns, at the place where it usually
 * stands or in the first 20 rows. Names are compared without accents, case, '(R$)' and what separates words; of two
 * columns of one name the first counts, except where the answer would be another.
 *
 * @throws ClosingProblem when no sheet has it, or one has a part of it that would be passed over
 */
export function findTables<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
  other: Layout<string>,
): Header<Name>[] {
  const best = sheets.flatMap((_, sheet) => bestHeader(sheets, sheet, layout) ?? [])
  const whole = best.filter(({ found }) => found === layout.required.length)
  if (whole.length === 0 && isOther(sheets, best, layout, other))
    throw new ClosingProblem({ kind: 'swapped' })
  const partly = best.find((header) => header.found < layout.required.length && isMost(header, layout))
  if (partly) {
    const columns = layout.required.filter((name) => partly.position[name] === undefined)
    const names = columns.map((name) => layout.columns[name][0] ?? name)
    throw new ClosingProblem({ kind: 'missing-columns', sheet: nameOf(sheets, partly), columns: names })
  }
  const headless = sheets.find(
    ({ rows }, sheet) => !whole.some((one) => one.sheet === sheet) && isHeadless(rows, layout),
  )
  if (headless) throw new ClosingProblem({ kind: 'headless-sheet', sheet: headless.name })
  if (whole.length === 0) throw new ClosingProblem({ kind: 'unknown', header: fullestHeader(sheets) })
  for (const header of whole) refuseTwins(sheets, header, layout)
  return whole
}

/** The columns that are wanted of a table, in the order of the file. */
export function placeOf<Name extends string>({ sheet, row, position }: Header<Name>): TablePlace {
  const columns = Object.values<number | undefined>(position).filter((column) => column !== undefined)
  return { sheet, row, columns: columns.toSorted((one, other) => one - other) }
}

/** The rows of all sheets under one set of positions. */
export function readTable<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
  other: Layout<string>,
): Table<Name> {
  const headers = findTables(sheets, layout, other)
  const tables = headers.map((header) => {
    const { name = '', isHidden = false, rows = [] } = sheets[header.sheet] ?? {}
    return { ...header, name, isHidden, rows: rows.slice(header.row + 1) }
  })
  const label = Object.assign({}, ...headers.map((header) => header.label).toReversed())
  const sheet = tables.map(({ name }) => name).join(', ')
  const hiddenSheets = tables.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const [only, ...others] = tables
  if (only && others.length === 0) {
    return { sheet, hiddenSheets, label, rows: only.rows, position: only.position }
  }
  const names = Object.keys(layout.columns) as Name[]
  const position = Object.fromEntries(
    names.flatMap((name, place) => (label[name] === undefined ? [] : [[name, place]])),
  ) as Partial<Record<Name, number>>
  const rows = tables.flatMap((table) => {
    const places = names.map((name) => table.position[name] ?? -1)
    return table.rows.map((row) => places.map((place) => row[place] ?? null))
  })
  return { sheet, hiddenSheets, label, rows, position }
}

function bestHeader<Name extends string>(
  sheets: readonly Sheet[],
  sheet: number,
  layout: Layout<Name>,
): Header<Name> | undefined {
  const rows = sheets[sheet]?.rows ?? []
  const usual = layout.usual.sheet === sheet ? [layout.usual.row] : []
  let best: Header<Name> | undefined
  for (const row of [...usual, ...Array.from({ length: rowsSearched }, (_, index) => index)]) {
    const header = matchHeader(rows[row] ?? [], layout)
    if (header.found > (best?.found ?? 0)) best = { sheet, row, ...header }
  }
  return best
}

function matchHeader<Name extends string>(header: Row, { columns, required, keys }: Layout<Name>) {
  const position: Partial<Record<Name, number>> = {}
  const label: Partial<Record<Name, string>> = {}
  const ranks: Partial<Record<Name, number>> = {}
  for (const [place, cell] of header.entries()) {
    const key = typeof cell === 'string' ? columnKey(cell) : ''
    const name = keys.get(key)
    if (name === undefined) continue
    const rank = columns[name].findIndex((one) => columnKey(one) === key)
    if (rank >= (ranks[name] ?? Number.POSITIVE_INFINITY)) continue
    ranks[name] = rank
    position[name] = place
    label[name] = textOf(cell)
  }
  return { position, label, found: required.filter((name) => position[name] !== undefined).length }
}

/** Whether most of the columns of a report are there, so that it is that report with some taken away. */
function isMost({ found }: { found: number }, { required }: Layout<string>): boolean {
  return found >= 2 && found * 2 >= required.length
}

function isOther(
  sheets: readonly Sheet[],
  own: readonly { found: number }[],
  layout: Layout<string>,
  other: Layout<string>,
): boolean {
  const others = sheets.flatMap((_, sheet) => bestHeader(sheets, sheet, other) ?? [])
  const share = (headers: readonly { found: number }[], { required }: Layout<string>) =>
    Math.max(0, ...headers.map(({ found }) => found)) / required.length
  return others.some((header) => isMost(header, other)) && share(others, other) > share(own, layout)
}

const exportedId = /^\d{6}[0-9A-Z]{8}$/

function isHeadless(rows: readonly Row[], { required }: Layout<string>): boolean {
  const first = rows.slice(0, rowsSearched).find((row) => row.some((cell) => !isMissing(cell))) ?? []
  const texts = first.map(textOf).filter((text) => text !== '')
  return texts.length >= required.length && texts.some((text) => exportedId.test(text))
}

function refuseTwins<Name extends string>(
  sheets: readonly Sheet[],
  header: Header<Name>,
  { single }: Layout<Name>,
): void {
  const keys = (sheets[header.sheet]?.rows[header.row] ?? []).map((cell) => columnKey(textOf(cell)))
  const labels = single.flatMap((name) => header.label[name] ?? [])
  const twins = labels.filter((one) => keys.indexOf(columnKey(one)) !== keys.lastIndexOf(columnKey(one)))
  if (twins.length > 0) {
    throw new ClosingProblem({ kind: 'twin-columns', sheet: nameOf(sheets, header), columns: twins })
  }
}

function nameOf(sheets: readonly Sheet[], { sheet }: { sheet: number }): string {
  return sheets[sheet]?.name ?? ''
}

/** What heads the table of a workbook that is something else: the fullest of the first rows of its sheets. */
function fullestHeader(sheets: readonly Sheet[]): string[] {
  let header: string[] = []
  for (const { rows } of sheets) {
    for (const row of rows.slice(0, rowsSearched)) {
      const texts = row.map(textOf).filter((text) => text !== '')
      if (texts.length > header.length) header = texts
    }
  }
  return header
}
