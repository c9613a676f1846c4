import {
  countByMonth,
  getAnalysisRequests,
  getAnalysisResults,
  readLatePayment,
  readRows,
} from '@vendaclara/contract/closing'
import { readJson } from '../../../api/compress-json.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { Transferring } from '../../../workers/worker-calls.ts'
import { transferRows } from './messages.ts'

/** Each reads an answer of the API, as it came. */
const calls = {
  results: async (answer: Blob) => {
    const { orders, late, ...stored } = getAnalysisResults.answer.parse(await readJson(answer))
    const rows = transferRows(readRows(stored))
    return new Transferring({ marks: orders, late: late.map(readLatePayment), rows }, Object.values(rows))
  },
  orderMonths: async (answer: Blob) =>
    countByMonth(getAnalysisRequests.answer.parse(await readJson(answer)).requests),
}
export type StoredCalls = typeof calls

serveCalls(calls)
