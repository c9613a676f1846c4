import type { AnalysisResults } from '@vendaclara/contract/closing'
import type { OrderMonths } from '@vendaclara/contract/closing-receipt'
import { ConnectionProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { receivePieces } from '../../../workers/pieces.ts'

/** An answer of the API as it was received. */
export interface StoredRequest {
  readonly type: 'results' | 'orders'
  readonly answer: Blob
}

export type StoredMessage =
  | {
      readonly type: 'results'
      readonly beside: Pick<AnalysisResults, 'orders' | 'late'>
      readonly rows: { readonly errors: MessagePort; readonly unmatched: MessagePort }
    }
  | { readonly type: 'orders'; readonly months: OrderMonths }
  | { readonly type: 'unreadable'; readonly why: string }

/**
 * Reads large answers in a worker of their own, which ends with it: the page takes the rows piece by piece. What does not
 * follow the contract is an ApiProblem, as it is for `call`.
 */
export const readStored = {
  results: (answer: Blob, signal: AbortSignal): Promise<AnalysisResults> =>
    ask({ type: 'results', answer }, signal, async (message) => {
      if (message.type !== 'results') throw unreadable(message)
      const errors = await receivePieces<AnalysisResults['errors'][number]>(message.rows.errors, signal)
      const unmatched = await receivePieces<AnalysisResults['unmatched'][number]>(
        message.rows.unmatched,
        signal,
      )
      return { ...message.beside, errors, unmatched }
    }),
  orderMonths: (answer: Blob, signal: AbortSignal): Promise<OrderMonths> =>
    ask({ type: 'orders', answer }, signal, async (message) => {
      if (message.type !== 'orders') throw unreadable(message)
      return message.months
    }),
}

async function ask<Read>(
  request: StoredRequest,
  signal: AbortSignal,
  take: (message: StoredMessage) => Promise<Read>,
): Promise<Read> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./stored.worker.ts', import.meta.url), { type: 'module' })
  try {
    const message = await new Promise<StoredMessage>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.onmessage = ({ data }: MessageEvent<StoredMessage>) => resolve(data)
      worker.onmessageerror = reject
      // Only a script that could not be loaded says nothing of itself: what goes wrong in it comes as a message.
      worker.onerror = (event) => reject(new ConnectionProblem(event))
      worker.postMessage(request)
    })
    return await take(message)
  } finally {
    worker.terminate()
  }
}

function unreadable(message: StoredMessage): Error {
  return unreadableAnswer(200, message.type === 'unreadable' ? message.why : message.type)
}
