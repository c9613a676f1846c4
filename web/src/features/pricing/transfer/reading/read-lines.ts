import { mostImportedListings } from '@vendaclara/contract/pricing'
import type { Marketplace } from '@vendaclara/core/pricing'
import type { Listing } from '../../listing/listing.ts'
import { type ColumnKey, columns, isKeptBy } from '../columns.ts'
import { transferTexts as texts } from '../texts.ts'
import { CellReader } from './cell-reader.ts'
import { FileRefused } from './file-refused.ts'
import { findHeader, type Header } from './find-header.ts'
import type { ImportLine, ImportLines } from './import-line.ts'
import { cellText, type RawCell, type RawTable } from './raw-table.ts'
import { recognizeReport } from './recognize-report.ts'

interface Defaults {
  /** A new listing of each marketplace. */
  readonly blank: Readonly<Record<Marketplace, Listing>>
  /** The one of a line that names none. */
  readonly marketplace: Marketplace
  readonly newId: () => string
}

/** The lines of the first table that holds listings; throws a FileRefused where none does. */
export function readLines(tables: readonly RawTable[], defaults: Defaults): ImportLines {
  const header = findHeader(tables)
  if (!header) throw new FileRefused(recognizeReport(tables))
  const rows = header.table.rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(header.index + 1)
    .filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''))
  if (rows.length === 0) throw new FileRefused({ kind: 'no-lines' })
  if (rows.length > mostImportedListings)
    throw new FileRefused({ kind: 'too-many-lines', lines: rows.length })
  const cellOf = (cells: readonly RawCell[], key: ColumnKey) => cells[header.columns.get(key) ?? -1]
  const reader = new CellReader((see) => {
    for (const { cells } of rows) for (const { key } of columns) see(key, cellOf(cells, key))
  })
  return {
    lines: rows.map(({ cells, number }) =>
      readLine((key) => cellOf(cells, key), number, hasMoreCells(cells, header), reader, defaults),
    ),
    unknownColumns: header.unknown,
  }
}

function readLine(
  cellOf: (key: ColumnKey) => RawCell,
  number: number,
  hasMore: boolean,
  reader: CellReader,
  { blank, marketplace, newId }: Defaults,
): ImportLine {
  const written: Partial<Record<ColumnKey, string>> = {}
  const problems: Partial<Record<ColumnKey | 'line', string>> = {}
  if (hasMore) problems.line = texts.problems.moreCells
  const take = (key: ColumnKey) => {
    const text = cellText(cellOf(key))
    if (text === '') return undefined
    written[key] = text
    const read = reader.read(key, cellOf(key))
    if ('problem' in read) problems[key] = read.problem
    return 'value' in read ? read.value : undefined
  }
  const listing = { ...blank[(take('marketplace') as Marketplace | undefined) ?? marketplace], id: newId() }
  const fields = Object.fromEntries(
    columns
      .filter((column) => column.key !== 'marketplace' && isKeptBy(column, listing.marketplace))
      .map(({ key }) => [key, take(key)])
      .filter(([, value]) => value !== undefined),
  )
  return { number, listing: { ...listing, ...fields }, written, problems }
}

/** A comma that is decimal and separates at once gives a line of a CSV more cells than the header has. */
function hasMoreCells(cells: readonly RawCell[], { table, index }: Header): boolean {
  const width = table.rows[index]?.length ?? 0
  return table.kind === 'csv' && cells.slice(width).some((cell) => cellText(cell) !== '')
}
