import type { ExportRequest, ExportRow } from './export-rows.ts'
import { writeCsv, writeWorkbook } from './write-files.ts'

const parts = new TransformStream<readonly ExportRow[]>(
  undefined,
  new CountQueuingStrategy({ highWaterMark: Infinity }),
)
const writer = parts.writable.getWriter()

self.onmessage = ({ data: request }: MessageEvent<ExportRequest>) => {
  if (request.kind === 'rows') void writer.write(request.rows)
  else if (request.kind === 'end') void writer.close()
  else void write(request)
}

async function write({ format, columns, name }: ExportRequest & { kind: 'begin' }): Promise<void> {
  try {
    const rows = rowsOf(parts.readable)
    self.postMessage(
      format === 'csv' ? await writeCsv(rows, columns) : await writeWorkbook(rows, columns, name),
    )
  } catch (error) {
    reportError(error)
  }
}

async function* rowsOf(parts: ReadableStream<readonly ExportRow[]>): AsyncGenerator<ExportRow> {
  const reader = parts.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield* part.value
}
