import { sendWhole } from '../../../workers/send-whole.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import type { FilesToRead, OfClosing } from './closing-calls.ts'
import type { ReadingProgress } from './messages.ts'
import { readIncomeFiles } from './reading/read-month-files.ts'
import { warmUp } from './warm-up/warm-up.ts'

export type IncomeCalls = ReturnType<typeof incomeCalls>

/** The calls of the worker that reads income and sends it to the one with the orders. */
export function incomeCalls() {
  const warming = new AbortController()
  return {
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'income', warming.signal),

    readIncome: async ({ marketplace, files }: FilesToRead, { report }: Job<ReadingProgress>) => {
      warming.abort()
      const read = await readIncomeFiles(marketplace, files, { onProgress: report })
      const income = sendWhole(read)
      return new Transferring({ receipts: read.map(({ receipt }) => receipt), income }, [income])
    },
  }
}
