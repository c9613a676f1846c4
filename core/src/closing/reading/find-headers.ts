import { type ClosingFault, ClosingProblem } from './closing-problem.ts'
import type { Layout } from './layout.ts'
import { columnKey, isMissing, type Row, type Sheet, textOf } from './sheet.ts'

/** Where a sheet has a header of a file, and which columns it names, all from 0; `label` is how the file names them. */
export interface Header<Name extends string> {
  readonly sheet: number
  readonly row: number
  readonly place: Readonly<Partial<Record<Name, number>>>
  readonly label: Readonly<Partial<Record<Name, string>>>
  /** How many of the required columns. */
  readonly found: number
}

/** A file that may be given in place of another, and the fault that says so. */
export interface OtherFile {
  readonly layout: Layout<string>
  readonly fault: ClosingFault
}

/** In how many of the first rows of a sheet a header is looked for. */
export const rowsSearched = 20
/** In how many that of a table which may not be there at all: further down it would be passed over without a word. */
export const rowsSearchedBeside = 100

/**
 * Where a file has its headers: in each sheet that has one with all its required columns, at the place where it usually
 * stands or in the first 20 rows. Names are compared without accents, case, '(R$)' and what separates words; of two
 * columns of one name the first counts, except where the answer would be another.
 *
 * @throws ClosingProblem when no sheet has it, or one has a part of it that would be passed over
 */
export function findHeaders<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
  others: readonly OtherFile[],
): Header<Name>[] {
  const best = headersOf(sheets, layout)
  const whole = best.filter(({ found }) => found === layout.required.length)
  const other = whole.length === 0 && findOther(sheets, shareOf(best, layout), others)
  if (other) throw new ClosingProblem(other.fault)
  refusePartly(sheets, best, layout)
  const headless = sheets.find(
    ({ rows }, sheet) => !whole.some((one) => one.sheet === sheet) && isHeadless(rows, layout),
  )
  if (headless) throw new ClosingProblem({ kind: 'headless-sheet', sheet: headless.name })
  if (whole.length === 0) throw new ClosingProblem({ kind: 'unknown', header: fullestHeader(sheets) })
  for (const header of whole) refuseTwins(sheets, header, layout)
  return whole
}

/**
 * As {@link findHeaders}, of a table that a workbook may be without: none where no sheet has most of its columns.
 *
 * @throws ClosingProblem when a sheet has a part of it that would be passed over
 */
export function findOptionalHeaders<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
): Header<Name>[] {
  const best = headersOf(sheets, layout, rowsSearchedBeside)
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

/** Whether most of the required columns are there, so that it is that file with some removed. */
function isMost({ found }: { found: number }, { required }: Layout<string>): boolean {
  return found >= 2 && found * 2 >= required.length
}

/** Which other file has most of its required columns, and a greater share of them than `own`. */
function findOther(
  sheets: readonly Sheet[],
  own: number,
  others: readonly OtherFile[],
): OtherFile | undefined {
  let found: OtherFile | undefined
  let most = own
  for (const other of others) {
    const headers = headersOf(sheets, other.layout)
    const share = shareOf(headers, other.layout)
    if (share <= most || !headers.some((header) => isMost(header, other.layout))) continue
    found = other
    most = share
  }
  return found
}

/** Which of several files the sheets have most of, the first where they are alike, and how many of them are `whole`. */
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

/** Whether a sheet has a header of a file, with all its required columns. */
export function isHeaderOf(sheets: readonly Sheet[], layout: Layout<string>): boolean {
  return shareOfHeader(sheets, layout) === 1
}

function headersOf<Name extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Name>,
  searched = rowsSearched,
): Header<Name>[] {
  return sheets.flatMap((_, sheet) => bestHeader(sheets, sheet, layout, searched) ?? [])
}

/** How much of the required columns of a layout the best header of some sheets has, from 0 to 1. */
export function shareOfHeader(sheets: readonly Sheet[], layout: Layout<string>): number {
  return shareOf(headersOf(sheets, layout), layout)
}

function shareOf(headers: readonly { found: number }[], { required }: Layout<string>): number {
  return Math.max(0, ...headers.map(({ found }) => found)) / required.length
}

/** Whether a sheet without a header begins with a row of an order. */
function isHeadless(rows: readonly Row[], { required, orderId }: Layout<string>): boolean {
  const first = rows.slice(0, rowsSearched).find((row) => row.some((cell) => !isMissing(cell))) ?? []
  const texts = first.map(textOf).filter((text) => text !== '')
  return texts.length >= required.length && texts.some((text) => orderId.test(text))
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
