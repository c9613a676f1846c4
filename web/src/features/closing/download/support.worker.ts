import type { Difference } from '@vendaclara/contract/closing'
import { supportRow } from './support-row.ts'
import { writeSupportWorkbook } from './write-support-workbook.ts'

addEventListener('message', ({ data }: MessageEvent<readonly Difference[]>) => {
  writeSupportWorkbook(data.map(supportRow)).then((file) => postMessage(file), reportError)
})
