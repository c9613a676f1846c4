import { type Difference, getAnalysisRequests, type Unmatched } from '@vendaclara/contract/closing'
import { getAwaitedOrders } from '@vendaclara/contract/closing-late'
import { compressJson } from '../../../api/compress-json.ts'
import { writeErrorsWorkbook } from '../download/write-errors-workbook.ts'
import { FileRefused } from '../reading/file-refused.ts'
import type { ClosingResults } from '../wire/closing-wire.ts'
import { countByMonth } from '../wire/count-by-month.ts'
import { receivePieces } from '../wire/receive-pieces.ts'
import { ClosingDesk } from './closing-desk.ts'
import type { DeskMessage, DeskRequest, ResultsHandover } from './desk-messages.ts'
import { handOver } from './hand-over.ts'
import { readAnswerBlob } from './read-answer-blob.ts'

const desk = new ClosingDesk(
  (stage) => tell({ type: 'stage', stage }),
  (progress) => tell({ type: 'progress', progress }),
)

addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => {
  work(data).then(tell, (error: unknown) => {
    if (error instanceof FileRefused) {
      const { refusal, fileName } = error
      tell({ type: 'refused', refusal, fileName })
    } else reportError(error)
  })
})

async function work(request: DeskRequest): Promise<DeskMessage> {
  switch (request.type) {
    case 'orders': {
      const { requests, results, ...read } = await desk.takeOrders(request.files, request.income)
      const body = await compressJson({ requests })
      const compared = results && handOver(results)
      const answer = { ...read, orderMonths: countByMonth(requests), body, results: compared }
      return { type: 'orders', answer }
    }
    case 'income': {
      const { files, stored } = request
      const known = stored && getAnalysisRequests.answer.parse(await readAnswerBlob(stored)).requests
      const { results, ...read } = await desk.takeIncome(files, known)
      return { type: 'income', answer: { ...read, results: handOver(results) } }
    }
    case 'income-check':
      await desk.checkIncome(request.files)
      return { type: 'income-check' }
    case 'late': {
      const awaited = getAwaitedOrders.answer.parse(await readAnswerBlob(request.awaited))
      const payments = await desk.findLate(awaited, request.income)
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
    case 'errors-file': {
      const errors = await receivePieces<Difference>(request.errors)
      return { type: 'errors-file', answer: await writeErrorsWorkbook(errors) }
    }
  }
}

function tell(message: DeskMessage): void {
  postMessage(message, { transfer: portsOf(message) })
}

function portsOf(message: DeskMessage): MessagePort[] {
  if (message.type !== 'orders' && message.type !== 'income') return []
  const results: ResultsHandover | null = message.answer.results
  return results ? Object.values(results.rows) : []
}
