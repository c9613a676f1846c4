import Papa from 'papaparse'
import { FileRefused } from './file-refused.ts'
import { findHeader } from './find-header.ts'
import type { RawTable } from './raw-table.ts'

const delimiters = [';', ',', '\t'] as const
const headRows = 25

/** The one table of a CSV, in any of the usual encodings, separators and line ends. Throws a FileRefused. */
export function readCsv(bytes: Uint8Array): RawTable[] {
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const { data, errors } = parse(text, findDelimiter(text))
  if (errors.some((error) => error.code === 'MissingQuotes')) throw new FileRefused({ kind: 'open-quote' })
  return [{ kind: 'csv', rows: data }]
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator with which most columns are known; where none is, the one that cuts most. */
function findDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const rows = parse(text, delimiter, headRows).data
    const known = findHeader([{ kind: 'csv', rows }])?.columns.size ?? 0
    return { delimiter, known, widest: Math.max(0, ...rows.map((row) => row.length)) }
  })
  const [best] = scored.sort((one, other) => other.known - one.known || other.widest - one.widest)
  return best?.delimiter ?? ';'
}

function parse(text: string, delimiter: string, preview = 0): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview, fastMode: false })
}
