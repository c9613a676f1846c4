import type { OrderDifference } from '@vendaclara/core/closing'
import { sendInPieces } from '../../../workers/pieces.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { WorkbookCalls } from './workbook.worker.ts'

/** Writes differences as a workbook in a worker of its own, so that neither the page nor the reading of files waits for it. */
export function writeWorkbook(
  kind: keyof WorkbookCalls,
  differences: readonly OrderDifference[],
): Promise<Blob> {
  const start = () => new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  return inOwnWorker({ start }, (worker: WorkerClient<WorkbookCalls>) => {
    const rows = sendInPieces(differences)
    return worker.ask(kind, rows, { transfer: [rows] })
  })
}
