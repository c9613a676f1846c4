import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { ListingFilesCalls } from './listing-files.worker.ts'

export type ListingFilesWorker = WorkerClient<ListingFilesCalls>

/** Runs one task in a worker of its own. Throws a FileRefused, or the reason for which it was cancelled. */
export async function inListingFilesWorker<Done>(
  use: (worker: ListingFilesWorker) => Promise<Done>,
): Promise<Done> {
  const start = () => new Worker(new URL('./listing-files.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await inOwnWorker({ start, errors: fileRefusals }, use)
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileRefused({ kind: error.kind === 'missing' ? 'reader-missing' : 'unexpected' }, error)
  }
}
