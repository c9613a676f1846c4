import { type ClosingFault, ClosingProblem } from './closing-problem.ts'
import { idOfShape } from './exported-id.ts'
import { languageOf } from './file-language.ts'
import type { Format } from './format.ts'
import { columnKey, isMissing, type Row, type Sheet, textOf } from './sheet.ts'

/**
 * A header found in a sheet. `sheet`, `row` and the column positions in `place` count from 0. `label` has the file's
 * own names for the columns.
 */
export interface Header {
  readonly sheet: number
  readonly row: number
  readonly place: Readonly<Partial<Record<string, number>>>
  readonly label: Readonly<Partial<Record<string, string>>>
  /** The number of required columns found. */
  readonly found: number
}

/** Another file that may be given by mistake, with the fault to report then. */
export interface OtherFile {
  readonly format: Format
  readonly fault: Extract<ClosingFault, { kind: 'swapped' | 'other-report' }>
}

/** A header is searched for in this many first rows of a sheet, because a sheet without one is skipped. */
export const mostRowsSearched = 100

/**
 * Finds the headers of a file: in each sheet the first row that has all required columns, among the first
 * {@link mostRowsSearched}. Names are compared without accents, case, '(R$)' and word separators. If a name
 * occurs twice the first column counts, except for columns that must be unique.
 * `others` are files that may be given by mistake. Null for a table that a workbook may not have: the answer may be empty.
 *
 * @throws ClosingProblem if no sheet has the header, a sheet has only a part of it, rows of orders have no header above
 *   them, or a unique column occurs twice
 */
export function findHeaders(
  sheets: readonly Sheet[],
  format: Format,
  others: readonly OtherFile[] | null,
): Header[] {
  const best = headersOf(sheets, format)
  const whole = best.filter(({ found }) => found === format.required.length)
  const other = whole.length === 0 && findOther(sheets, shareOf(best, format), others ?? [])
  if (other) throw new ClosingProblem(other.fault)
  refusePartly(sheets, best, format)
  if (others) refuseHeadless(sheets, whole, format)
  if (others && whole.length === 0) throw unknownFile(sheets)
  for (const header of whole) refuseTwins(sheets, header, format)
  return whole
}

function refusePartly(sheets: readonly Sheet[], headers: readonly Header[], format: Format): void {
  const partly = headers.find((header) => header.found < format.required.length && isMost(header, format))
  if (!partly) return
  const columns = format.required.filter((name) => partly.place[name] === undefined)
  const names = columns.map((name) => format.columns[name]?.names[0] ?? name)
  throw new ClosingProblem({ kind: 'missing-columns', sheet: nameOf(sheets, partly), columns: names })
}

/** Of each sheet the first row with most of the required columns. */
function headersOf(sheets: readonly Sheet[], format: Format): Header[] {
  return sheets.flatMap(({ rows }, sheet) => {
    let best: Header | undefined
    for (const [row, cells] of rows.slice(0, mostRowsSearched).entries()) {
      const header = matchHeader(cells, format)
      if (header.found > (best?.found ?? 0)) best = { sheet, row, ...header }
      if (header.found === format.required.length) break
    }
    return best ?? []
  })
}

function matchHeader(header: Row, { columns, required, keys }: Format) {
  const place: Partial<Record<string, number>> = {}
  const label: Partial<Record<string, string>> = {}
  const ranks: Partial<Record<string, number>> = {}
  for (const [column, key] of keysOf(header).entries()) {
    const name = keys.get(key)
    if (name === undefined) continue
    const rank = columns[name]?.names.findIndex((one) => columnKey(one) === key) ?? -1
    if (rank >= (ranks[name] ?? Number.POSITIVE_INFINITY)) continue
    ranks[name] = rank
    place[name] = column
    label[name] = textOf(header[column])
  }
  return { place, label, found: required.filter((name) => place[name] !== undefined).length }
}

/** Each row is compared with many formats. */
const keysOfRows = new WeakMap<Row, readonly string[]>()

function keysOf(row: Row): readonly string[] {
  const known = keysOfRows.get(row)
  if (known) return known
  const keys = row.map((cell) => (typeof cell === 'string' ? columnKey(cell) : ''))
  keysOfRows.set(row, keys)
  return keys
}

/** Whether most required columns are present, so that it is that file with some columns removed. */
function isMost({ found }: { found: number }, { required }: Format): boolean {
  return found >= 2 && found * 2 >= required.length
}

/** Whether enough of the required columns are present that it can be no other file. */
function isSurely({ found }: { found: number }, { required }: Format): boolean {
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
    const headers = headersOf(sheets, other.format)
    const share = shareOf(headers, other.format)
    if (share <= most || !headers.some((header) => isSurely(header, other.format))) continue
    found = other
    most = share
  }
  return found
}

/**
 * The format that the sheets match best, the first of equals: its place (`at`), the share of its required columns that
 * they have, from 0 to 1; and how many formats they match completely (`whole`).
 */
export function closestFormat(
  sheets: readonly Sheet[],
  formats: readonly Format[],
): { readonly at: number; readonly share: number; readonly whole: number } {
  const shares = formats.map((format) => shareOf(headersOf(sheets, format), format))
  const share = Math.max(0, ...shares)
  return { at: shares.indexOf(share), share, whole: shares.filter((one) => one === 1).length }
}

/** How many columns of one of the formats the sheets have; 1 if some are missing, 0 if it can be none of them. */
export function columnsFound(sheets: readonly Sheet[], formats: readonly Format[]): number {
  const counts = formats.flatMap((format) =>
    headersOf(sheets, format).map((header) => {
      if (header.found < format.required.length) return isMost(header, format) ? 1 : 0
      return Object.keys(header.place).length
    }),
  )
  return Math.max(0, ...counts)
}

function shareOf(headers: readonly { found: number }[], { required }: Format): number {
  return Math.max(0, ...headers.map(({ found }) => found)) / required.length
}

/** Refuses orders above the header of their sheet, or in a sheet without one. */
function refuseHeadless(sheets: readonly Sheet[], whole: readonly Header[], format: Format): void {
  const { required, orderId } = format
  const idPlaces = whole.flatMap(({ place }) => place.orderId ?? [])
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
    const partly = above.map((row) => ({ sheet, row: 0, ...matchHeader(row, format) }))
    refusePartly(sheets, partly, format)
    throw new ClosingProblem({ kind: 'headless-sheet', sheet: name })
  }
}

function filledCells(row: Row): number {
  return row.filter((cell) => !isMissing(cell)).length
}

function refuseTwins(sheets: readonly Sheet[], header: Header, { single }: Format): void {
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

const likelyRows = 20

/** The likely header of an unknown workbook: the row with the most texts among the first rows of its sheets. */
function fullestHeader(sheets: readonly Sheet[]): string[] {
  let header: string[] = []
  for (const { rows } of sheets) {
    for (const row of rows.slice(0, likelyRows)) {
      const texts = row.map(textOf).filter((text) => text !== '')
      if (texts.length > header.length) header = texts
    }
  }
  return header
}
