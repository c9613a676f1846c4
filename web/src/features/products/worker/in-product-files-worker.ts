import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { ProductFilesCalls } from './product-files.worker.ts'

export type ProductFilesWorker = WorkerClient<ProductFilesCalls>

/** Runs one task in a worker of its own. Throws a FileRefused, or the reason for which it was cancelled. */
export async function inProductFilesWorker<Done>(
  use: (worker: ProductFilesWorker) => Promise<Done>,
): Promise<Done> {
  const start = () => new Worker(new URL('./product-files.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await inOwnWorker({ start, errors: fileRefusals }, use)
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileRefused({ kind: error.kind === 'missing' ? 'reader-missing' : 'unexpected' }, error)
  }
}
