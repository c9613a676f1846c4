import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { fileRefusals } from '../../../files/file-refused.ts'
import { sendWhole } from '../../../workers/send-whole.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import type { ReadingProgress, SentIncome } from './messages.ts'
import { readMonthFiles } from './reading/read-month-files.ts'
import { warmUp } from './warm-up/warm-up.ts'

interface IncomeToRead {
  readonly marketplace: ClosingMarketplace
  readonly files: readonly File[]
}

const warming = new AbortController()

/** The calls of the worker that reads income and sends it to the one with the orders. */
const calls = {
  warmUp: (marketplace: ClosingMarketplace) => warmUp(marketplace, 'income', warming.signal),

  readIncome: async ({ marketplace, files }: IncomeToRead, { report }: Job<ReadingProgress>) => {
    warming.abort()
    const read = await readMonthFiles(marketplace, 'income', files, { onProgress: report })
    const income = sendWhole(read)
    const sent: SentIncome = { receipts: read.map(({ receipt }) => receipt), income }
    return new Transferring(sent, [income])
  },
}
export type IncomeCalls = typeof calls

serveCalls(calls, fileRefusals)
