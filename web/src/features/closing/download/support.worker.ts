import type { Difference } from '@vendaclara/contract/closing'
import { receivePieces } from '../wire/receive-pieces.ts'
import { supportRow } from './support-row.ts'
import { writeSupportWorkbook } from './write-support-workbook.ts'

addEventListener('message', ({ data }: MessageEvent<MessagePort>) => {
  receivePieces<Difference>(data)
    .then((rows) => writeSupportWorkbook(rows.map(supportRow)))
    .then((file) => postMessage(file), reportError)
})
