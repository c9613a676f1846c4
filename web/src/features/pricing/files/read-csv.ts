import { mostImportedListings } from '@vendaclara/contract/pricing'
import { withoutGuard } from '@vendaclara/core/csv'
import Papa from 'papaparse'
import { FileRefused } from '../../../files/file-refused.ts'
import { TextDecoding } from '../../../files/text-decoding.ts'
import { findHeader } from './find-header.ts'
import { type RawRow, type RawTable, rowsSearched } from './raw-table.ts'
import { mostColumns } from './refusal.ts'

const delimiters = [';', ',', '\t'] as const
/** Blank ones included: no list of listings is as long. */
const mostRows = 200_000

interface CsvRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The one table of a CSV, in any of the usual encodings, separators and line ends. Throws a FileRefused. */
export function readCsv(bytes: Uint8Array): RawTable {
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  return csvTable(cut(text, findDelimiter(text)))
}

/** The table of rows of which the blank ones may be left out. */
export function csvTable(rows: readonly CsvRow[]): RawTable {
  const head: (readonly string[])[] = []
  for (const { number, cells } of rows) {
    if (number > rowsSearched) break
    while (head.length < number - 1) head.push([])
    head.push(cells)
  }
  return {
    head,
    read: async (headerRow, columns) => {
      const width = head[headerRow - 1]?.length ?? 0
      const read = rows
        .filter(({ number }) => number > headerRow)
        .map(({ number, cells }): RawRow => {
          const isTooWide = cells.slice(width).some((cell) => cell.trim() !== '')
          return { number, cells: columns.map((column) => cells[column]), isTooWide }
        })
        .filter(({ cells, isTooWide }) => isTooWide || cells.some((cell) => String(cell ?? '').trim() !== ''))
      if (read.length <= mostImportedListings) return read
      throw new FileRefused({ kind: 'too-many-lines', lines: read.length })
    },
  }
}

function decode(bytes: Uint8Array): string {
  const decoding = new TextDecoding(bytes)
  return decoding.decode(bytes) + decoding.end()
}

/** The separator with which most columns are known; where none is, the one that cuts most. */
function findDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { ...asText, delimiter, preview: rowsSearched })
    const head = data.map((cells) => cells.slice(0, mostColumns))
    const known = findHeader([csvTable(head.map((cells, index) => ({ number: index + 1, cells })))])?.columns
      .size
    return { delimiter, known: known ?? 0, widest: data.reduce((most, row) => Math.max(most, row.length), 0) }
  })
  const [best] = scored.sort((one, other) => other.known - one.known || other.widest - one.widest)
  return best?.delimiter ?? ';'
}

const asText = { newline: '\n', fastMode: false } as const

/** The rows in which something stands, without the apostrophes that keep a text from being a formula. */
function cut(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = []
  let number = 0
  let refusal: FileRefused | undefined
  Papa.parse<string[]>(text, {
    ...asText,
    delimiter,
    step: ({ data, errors }, parser) => {
      number += 1
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
      if (isOpen) refusal = new FileRefused({ kind: 'open-quote' })
      else if (data.length > mostColumns) refusal = new FileRefused({ kind: 'too-many-columns' })
      else if (number > mostRows) refusal = new FileRefused({ kind: 'bloated' })
      else if (data.some((cell) => cell.trim() !== '')) rows.push({ number, cells: data.map(withoutGuard) })
      if (refusal) parser.abort()
    },
  })
  if (refusal) throw refusal
  return rows
}
