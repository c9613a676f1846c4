import { type ClosingFault, ClosingProblem } from './closing-problem.ts'
import { idOfShape } from './exported-id.ts'
import { languageOf } from './file-language.ts'
import type { Layout } from './layout.ts'
import { columnKey, isMissing, type Row, type Sheet, textOf } from './sheet.ts'

/**
 * A header found in a sheet. `sheet`, `row` and the column positions in `place` count from 0. `label` has the file's
 * own names for the columns.
 */
export interface Header<Name extends string> {
  readonly sheet: number
  readonly row: number
  readonly place: Readonly<Partial<Record<Name, number>>>
  readonly label: Readonly<Partial<Record<Name, string>>>
  /** The number of required columns found. */
  readonly found: number
}

/** Another file that may be given by mistake, with the fault to report then. */
export interface OtherFile {
  readonly layout: Layout<string>
  readonly fault: ClosingFault
}

/** The files that may be given by mistake in place of those with these layouts. */
export type OthersThan = (...layouts: readonly Layout<string>[]) => readonly OtherFile[]

/** A header is searched for in this many first rows of a sheet. */
export const rowsSearched = 20
/** Where none is found there, it is searched for further down, because a sheet without one is skipped. */
export const mostRowsSearched = 100

/**
 * Finds the headers of a file: in each sheet the row that has all required columns, at its usual place, in the first 20
 * rows, or else in the first 100. Names are compared without accents, case, '(R$)' and word separators. If a name
 * occurs twice the first column counts, except for columns that must be unique.
 *
 * @throws ClosingProblem if no sheet has the header, a sheet has only a part of it, rows of orders have no header above
 *   them, or a unique column occurs twice
 */
export function findHeaders<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
  others: readonly OtherFile[],
): Header<Name>[] {
  const best = headersOf(sheets, layout, mostRowsSearched)
  const whole = best.filter(({ found }) => found === layout.required.length)
  const other = whole.length === 0 && findOther(sheets, shareOf(best, layout), others)
  if (other) throw new ClosingProblem(other.fault)
  refusePartly(sheets, best, layout)
  refuseHeadless(sheets, whole, layout)
  if (whole.length === 0) throw unknownFile(sheets)
  for (const header of whole) refuseTwins(sheets, header, layout)
  return whole
}

/**
 * As {@link findHeaders}, for a table that a workbook may not have: empty if no sheet has most of its columns.
 *
 * @throws ClosingProblem if a sheet has only a part of the header, or a unique column occurs twice
 */
export function findOptionalHeaders<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
): Header<Name>[] {
  const best = headersOf(sheets, layout, mostRowsSearched)
  refusePartly(sheets, best, layout)
  const whole = best.filter(({ found }) => found === layout.required.length)
  for (const header of whole) refuseTwins(sheets, header, layout)
  return whole
}

function refusePartly<Name extends string>(
  sheets: readonly Sheet[],
  headers: readonly Header<Name>[],
  layout: Layout<Name>,
): void {
  const partly = headers.find((header) => header.found < layout.required.length && isMost(header, layout))
  if (!partly) return
  const columns = layout.required.filter((name) => partly.place[name] === undefined)
  const names = columns.map((name) => layout.columns[name][0] ?? name)
  throw new ClosingProblem({ kind: 'missing-columns', sheet: nameOf(sheets, partly), columns: names })
}

function bestHeader<Name extends string>(
  sheets: readonly Sheet[],
  sheet: number,
  layout: Layout<Name>,
  searched: number,
): Header<Name> | undefined {
  const rows = sheets[sheet]?.rows ?? []
  const usual = layout.usual.sheet === sheet ? [layout.usual.row] : []
  let best: Header<Name> | undefined
  for (const row of [...usual, ...Array.from({ length: searched }, (_, index) => index)]) {
    const header = matchHeader(rows[row] ?? [], layout)
    if (header.found > (best?.found ?? 0)) best = { sheet, row, ...header }
    if (header.found === layout.required.length) break
  }
  return best
}

function matchHeader<Name extends string>(header: Row, { columns, required, keys }: Layout<Name>) {
  const place: Partial<Record<Name, number>> = {}
  const label: Partial<Record<Name, string>> = {}
  const ranks: Partial<Record<Name, number>> = {}
  for (const [column, cell] of header.entries()) {
    const key = typeof cell === 'string' ? columnKey(cell) : ''
    const name = keys.get(key)
    if (name === undefined) continue
    const rank = columns[name].findIndex((one) => columnKey(one) === key)
    if (rank >= (ranks[name] ?? Number.POSITIVE_INFINITY)) continue
    ranks[name] = rank
    place[name] = column
    label[name] = textOf(cell)
  }
  return { place, label, found: required.filter((name) => place[name] !== undefined).length }
}

/** Whether most required columns are present, so that it is that file with some columns removed. */
function isMost({ found }: { found: number }, { required }: Layout<string>): boolean {
  return found >= 2 && found * 2 >= required.length
}

/** Whether so many of the required columns are present that it can be no other file. */
function isSurely({ found }: { found: number }, { required }: Layout<string>): boolean {
  return found === required.length || (found >= fewestForSure && found * 3 > required.length * 2)
}

const fewestForSure = 4

/** The other file that matches best, if it is surely that one and matches better than `own`. */
export function findOther(
  sheets: readonly Sheet[],
  own: number,
  others: readonly OtherFile[],
): OtherFile | undefined {
  let found: OtherFile | undefined
  let most = own
  for (const other of others) {
    const headers = headersOf(sheets, other.layout)
    const share = shareOf(headers, other.layout)
    if (share <= most || !headers.some((header) => isSurely(header, other.layout))) continue
    found = other
    most = share
  }
  return found
}

/** The layout that the sheets match best, the first of equals, and how many layouts they match completely (`whole`). */
export function closestLayout(
  sheets: readonly Sheet[],
  layouts: readonly Layout<string>[],
): { readonly layout: Layout<string> | undefined; readonly whole: number } {
  const shares = layouts.map((layout) => ({ layout, share: shareOf(headersOf(sheets, layout), layout) }))
  const most = Math.max(...shares.map(({ share }) => share))
  return {
    layout: shares.find(({ share }) => share === most)?.layout,
    whole: shares.filter(({ share }) => share === 1).length,
  }
}

function headersOf<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
  searched = rowsSearched,
): Header<Name>[] {
  return sheets.flatMap((_, sheet) => bestHeader(sheets, sheet, layout, searched) ?? [])
}

/** The largest share of the layout's required columns that a sheet's header has, from 0 to 1. */
export function shareOfHeader(sheets: readonly Sheet[], layout: Layout<string>): number {
  return shareOf(headersOf(sheets, layout), layout)
}

function shareOf(headers: readonly { found: number }[], { required }: Layout<string>): number {
  return Math.max(0, ...headers.map(({ found }) => found)) / required.length
}

/** Refuses orders above the header of their sheet, or in a sheet without one. */
function refuseHeadless<Name extends string>(
  sheets: readonly Sheet[],
  whole: readonly Header<Name>[],
  layout: Layout<Name>,
): void {
  const { required, orderId } = layout
  const idPlaces = whole.flatMap(({ place }) => place['orderId' as Name] ?? [])
  const isOrder = (row: Row) => {
    const cells = idPlaces.length > 0 ? idPlaces.map((place) => row[place]) : row
    return filledCells(row) >= required.length && cells.some((cell) => idOfShape(cell, orderId) !== '')
  }
  for (const [sheet, { name, rows }] of sheets.entries()) {
    const header = whole.find((one) => one.sheet === sheet)
    // Where a sheet has no header of the file, its first row may be that of another table.
    const first = rows.findIndex((row) => filledCells(row) >= required.length)
    const above = rows.slice(header ? 0 : Math.max(first, 0), header?.row ?? first + 1)
    if (!above.some(isOrder)) continue
    const partly = above.map((row) => ({ sheet, row: 0, ...matchHeader(row, layout) }))
    refusePartly(sheets, partly, layout)
    throw new ClosingProblem({ kind: 'headless-sheet', sheet: name })
  }
}

function filledCells(row: Row): number {
  return row.filter((cell) => !isMissing(cell)).length
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

function unknownFile(sheets: readonly Sheet[]): ClosingProblem {
  const header = fullestHeader(sheets)
  const language = languageOf(header)
  return new ClosingProblem({ kind: 'unknown', header, ...(language && { language }) })
}

/** The likely header of an unknown workbook: the row with the most texts among the first rows of its sheets. */
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
