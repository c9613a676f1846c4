import { sendInPieces } from '../../workers/pieces.ts'
import { inOwnWorker, type WorkerClient } from '../../workers/worker-client.ts'
import type { ExportCalls } from './export.worker.ts'
import type { ExportColumn, ExportFormat, ExportRow } from './write-files.ts'

export interface Export {
  readonly format: ExportFormat
  readonly columns: readonly ExportColumn[]
  readonly rows: Iterable<ExportRow>
  /** The name of the sheet. */
  readonly name: string
}

/** Writes rows to a file in a worker. They are created in pieces, so the page stays responsive. */
export function exportRows({ rows, ...file }: Export): Promise<Blob> {
  const start = () => new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' })
  return inOwnWorker({ start }, (worker: WorkerClient<ExportCalls>) => {
    const pieces = sendInPieces(rows)
    return worker.ask('write', { ...file, rows: pieces }, { transfer: [pieces] })
  })
}
