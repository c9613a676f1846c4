import { getAnalysisRequests, getAnalysisResults } from '@vendaclara/contract/closing'
import { readJson } from '../../../api/compress-json.ts'
import { sendInPieces } from '../../../workers/pieces.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { Transferring } from '../../../workers/worker-calls.ts'
import { countByMonth } from '../model/order-months.ts'

/** Each reads an answer of the API, as it came. */
const calls = {
  results: async (answer: Blob) => {
    const { errors, unmatched, ...beside } = getAnalysisResults.answer.parse(await readJson(answer))
    const rows = { errors: sendInPieces(errors), unmatched: sendInPieces(unmatched) }
    return new Transferring({ ...beside, rows }, Object.values(rows))
  },
  orderMonths: async (answer: Blob) =>
    countByMonth(getAnalysisRequests.answer.parse(await readJson(answer)).requests),
}
export type StoredCalls = typeof calls

serveCalls(calls)
