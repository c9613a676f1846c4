import { getAnalysisRequests, getAnalysisResults } from '@vendaclara/contract/closing'
import { sendInPieces } from '../../../workers/pieces.ts'
import { countByMonth } from '../model/order-months.ts'
import { readAnswerBlob } from './read-answer-blob.ts'
import type { StoredMessage, StoredRequest } from './read-stored.ts'

addEventListener('message', ({ data }: MessageEvent<StoredRequest>) => {
  read(data).then(
    (message) =>
      postMessage(message, { transfer: message.type === 'results' ? Object.values(message.rows) : [] }),
    (error: unknown) => postMessage({ type: 'unreadable', why: String(error) } satisfies StoredMessage),
  )
})

async function read({ type, answer }: StoredRequest): Promise<StoredMessage> {
  const json = await readAnswerBlob(answer)
  if (type === 'orders') {
    return { type, months: countByMonth(getAnalysisRequests.answer.parse(json).requests) }
  }
  const { errors, unmatched, ...beside } = getAnalysisResults.answer.parse(json)
  return { type, beside, rows: { errors: sendInPieces(errors), unmatched: sendInPieces(unmatched) } }
}
