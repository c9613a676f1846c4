import { eachPiece } from '../../workers/pieces.ts'
import { serveCalls } from '../../workers/serve-calls.ts'
import type { ExportColumn, ExportFormat, ExportRow } from './write-files.ts'
import { writeCsv, writeWorkbook } from './write-files.ts'

interface FileToWrite {
  readonly format: ExportFormat
  readonly columns: readonly ExportColumn[]
  /** The name of the sheet. */
  readonly name: string
  /** The rows, in pieces. */
  readonly rows: MessagePort
}

const calls = {
  write: ({ format, columns, name, rows }: FileToWrite) =>
    format === 'csv' ? writeCsv(rowsOf(rows), columns) : writeWorkbook(rowsOf(rows), columns, name),
}
export type ExportCalls = typeof calls

serveCalls(calls)

async function* rowsOf(port: MessagePort): AsyncGenerator<ExportRow> {
  for await (const rows of eachPiece<ExportRow>(port)) yield* rows
}
