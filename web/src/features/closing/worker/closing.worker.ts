import { type Difference, getAnalysisRequests, type Unmatched } from '@vendaclara/contract/closing'
import { getAwaitedOrders } from '@vendaclara/contract/closing-late'
import { compressJson } from '../../../api/compress-json.ts'
import { receivePieces } from '../../../workers/pieces.ts'
import { FileRefused } from '../files/refusal.ts'
import { countByMonth } from '../model/order-months.ts'
import type { ClosingResults } from './closing-wire.ts'
import type { ResultsTransfer, WorkerMessage, WorkerRequest } from './messages.ts'
import { transferResults } from './messages.ts'
import { readAnswerBlob } from './read-answer-blob.ts'
import { Reconciler } from './reconciler.ts'

const reconciler = new Reconciler(
  (stage) => send({ type: 'stage', stage }),
  (progress) => send({ type: 'progress', progress }),
)

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data).then(send, (error: unknown) => {
    if (error instanceof FileRefused) {
      const { refusal, fileName } = error
      send({ type: 'refused', refusal, fileName })
    } else reportError(error)
  })
})

async function answer(request: WorkerRequest): Promise<WorkerMessage> {
  switch (request.type) {
    case 'orders': {
      const { requests, results, ...read } = await reconciler.takeOrders(request.files, request.income)
      const body = await compressJson({ requests })
      const compared = results && transferResults(results)
      const answer = { ...read, orderMonths: countByMonth(requests), body, results: compared }
      return { type: 'orders', answer }
    }
    case 'income': {
      const { files, stored } = request
      const known = stored && getAnalysisRequests.answer.parse(await readAnswerBlob(stored)).requests
      const { results, ...read } = await reconciler.takeIncome(files, known)
      return { type: 'income', answer: { ...read, results: transferResults(results) } }
    }
    case 'income-check':
      await reconciler.checkIncome(request.files)
      return { type: 'income-check' }
    case 'late': {
      const awaited = getAwaitedOrders.answer.parse(await readAnswerBlob(request.awaited))
      const payments = await reconciler.findLate(awaited, request.income)
      return { type: 'late', body: await compressJson({ payments }) }
    }
    case 'results-body': {
      const { figures, rows } = request.results
      const errors = await receivePieces<Difference>(rows.errors)
      const unmatched = await receivePieces<Unmatched>(rows.unmatched)
      const { quantity, totalErrors } = figures
      const results: ClosingResults = { errors, quantity, unmatched, totalErrors }
      return { type: 'results-body', body: await compressJson(results) }
    }
  }
}

function send(message: WorkerMessage): void {
  postMessage(message, { transfer: portsOf(message) })
}

function portsOf(message: WorkerMessage): MessagePort[] {
  if (message.type !== 'orders' && message.type !== 'income') return []
  const results: ResultsTransfer | null = message.answer.results
  return results ? Object.values(results.rows) : []
}
