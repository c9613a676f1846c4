import { type WorkerCalls, WorkerProblem } from '../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../workers/worker-client.ts'
import { FileRefused, fileRefusals } from './file-refused.ts'

/**
 * Runs one task with files in a worker of its own. Throws a FileRefused, also if the worker fails, or the reason for
 * which it was cancelled.
 */
export function inFilesWorker<Calls extends WorkerCalls, Done>(
  start: () => Worker,
  use: (worker: WorkerClient<Calls>) => Promise<Done>,
): Promise<Done> {
  return asReading(() => inOwnWorker({ start, errors: fileRefusals }, use))
}

/** Turns problems of a worker that reads files into those of a chosen file. */
export async function asReading<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileRefused({ kind: error.kind === 'missing' ? 'reader-missing' : 'unexpected' }, error)
  }
}
