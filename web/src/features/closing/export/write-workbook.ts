import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { ResultsClient } from '../results/results-client.ts'
import type { WorkbookCalls } from './workbook.worker.ts'

/** Writes differences as a workbook in a worker of its own, which gets them from the one that has them: nobody else waits for it. */
export async function writeWorkbook(kind: keyof WorkbookCalls, results: ResultsClient): Promise<Blob> {
  const rows = await results.exportRows(kind)
  const start = () => new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  return inOwnWorker({ start }, (worker: WorkerClient<WorkbookCalls>) =>
    worker.ask(kind, rows, { transfer: [rows] }),
  )
}
