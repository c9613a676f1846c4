import type { Difference } from '@vendaclara/contract/closing'
import { receivePieces } from '../../../workers/pieces.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'

/** The differences come in pieces. */
const calls = {
  errors: async (rows: MessagePort) => writeErrorsWorkbook(await receivePieces<Difference>(rows)),
  support: async (rows: MessagePort) => writeSupportWorkbook(await receivePieces<Difference>(rows)),
}
export type WorkbookCalls = typeof calls

serveCalls(calls)
