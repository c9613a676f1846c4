import type { AnalysisResults } from '@vendaclara/contract/closing'
import type { OrderMonths } from '@vendaclara/contract/closing-receipt'
import { ConnectionProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { receivePieces } from '../../../workers/pieces.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { StoredCalls } from './stored.worker.ts'

/**
 * Reads large answers in a worker of their own, which ends with it: the page takes the rows piece by piece. What does not
 * follow the contract is an ApiProblem, as it is for `call`.
 */
export const readStored = {
  results: (answer: Blob, signal: AbortSignal): Promise<AnalysisResults> =>
    inStoredWorker(async (worker) => {
      const { rows, ...beside } = await worker.ask('results', answer, { signal })
      const errors = await receivePieces<AnalysisResults['errors'][number]>(rows.errors, signal)
      const unmatched = await receivePieces<AnalysisResults['unmatched'][number]>(rows.unmatched, signal)
      return { ...beside, errors, unmatched }
    }),
  orderMonths: (answer: Blob, signal: AbortSignal): Promise<OrderMonths> =>
    inStoredWorker((worker) => worker.ask('orderMonths', answer, { signal })),
}

async function inStoredWorker<Done>(
  use: (worker: WorkerClient<StoredCalls>) => Promise<Done>,
): Promise<Done> {
  const start = () => new Worker(new URL('./stored.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await inOwnWorker({ start }, use)
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error
    throw error.kind === 'missing' ? new ConnectionProblem(error) : unreadableAnswer(200, error.message)
  }
}
