import type { OrderDifference } from '@vendaclara/core/closing'
import { receivePieces } from '../../../workers/pieces.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'

/** The differences come in pieces. */
const calls = {
  errors: async (rows: MessagePort) => writeErrorsWorkbook(await receivePieces<OrderDifference>(rows)),
  support: async (rows: MessagePort) => writeSupportWorkbook(await receivePieces<OrderDifference>(rows)),
}
export type WorkbookCalls = typeof calls

serveCalls(calls)
