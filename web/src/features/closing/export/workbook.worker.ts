import type { Difference } from '@vendaclara/contract/closing'
import { receivePieces } from '../../../workers/pieces.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'
import type { WorkbookRequest } from './write-workbook.ts'

const writers = { errors: writeErrorsWorkbook, support: writeSupportWorkbook }

addEventListener('message', ({ data: { kind, rows } }: MessageEvent<WorkbookRequest>) => {
  receivePieces<Difference>(rows)
    .then(writers[kind])
    .then((file) => postMessage(file), reportError)
})
