import type { ClosingOrder, OrderMonths } from '@vendaclara/contract/closing'
import { ConnectionProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { StoredRows } from '../model/open-closing.ts'
import { receiveRows } from './messages.ts'
import type { StoredCalls } from './stored.worker.ts'

interface StoredResults extends StoredRows {
  readonly marks: readonly ClosingOrder[]
}

/**
 * Reads large answers in a worker of their own, which ends with it: the page takes the rows piece by piece. What does not
 * follow the contract is an ApiProblem, as it is for `call`.
 */
export const readStored = {
  results: (answer: Blob, signal: AbortSignal): Promise<StoredResults> =>
    inStoredWorker(async (worker) => {
      const { rows, ...beside } = await worker.ask('results', answer, { signal })
      return { ...beside, ...(await receiveRows(rows, signal)) }
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
