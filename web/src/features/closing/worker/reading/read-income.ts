import type { FileReceipt } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  ClosingProblem,
  checkTogether,
  closingOf,
  type IncomeFile,
  namesOperations,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import { receiveWhole, sendWhole } from '../../../../workers/send-whole.ts'
import type { MonthFile, StatedIncome } from '../facts/month-facts.ts'
import { takesText } from './chosen-files.ts'
import { mergeIncome } from './file-receipts.ts'
import { buffersOf, type PaymentColumns, packPayments, unpackPayments } from './income-columns.ts'
import { type ReadingWatch, readFiles } from './read-files.ts'

/** An income file as one worker sends it to the other. */
interface SentFile extends Omit<StatedIncome, 'payments'> {
  readonly payments: PaymentColumns
  readonly sha256: string
  readonly receipt: FileReceipt
}

interface IncomeOfFiles {
  readonly files: readonly { readonly sha256: string; readonly content: IncomeFile }[]
  readonly receipts: readonly FileReceipt[]
  readonly namesOperations: boolean
}

/**
 * Reads income files; `namesOperations` is that of core.
 *
 * @throws FileRefused
 */
export async function readIncomeFiles(
  marketplace: ClosingMarketplace,
  files: readonly File[],
  watch: ReadingWatch = {},
): Promise<IncomeOfFiles> {
  const { files: formats, rules } = closingOf(marketplace)
  const read = await readFiles(
    files,
    { locate: formats.locateIncome, takesCsv: takesText(marketplace, 'income') },
    watch,
  )
  const contents = read.map(({ content }) => content)
  refuseApart(contents)
  return { files: read, receipts: mergeIncome(rules, read), namesOperations: namesOperations(contents) }
}

/** Refuses files that cannot be read together, without naming one of them. */
function refuseApart(files: readonly IncomeFile[]): void {
  try {
    checkTogether(files)
  } catch (error) {
    throw error instanceof ClosingProblem ? new FileRefused(error.fault, error) : error
  }
}

/** Sends income files to the worker that gets the port; {@link receiveIncome} takes them there. */
export function sendIncome(
  marketplace: ClosingMarketplace,
  { files, receipts }: Pick<IncomeOfFiles, 'files' | 'receipts'>,
): MessagePort {
  const names = closingOf(marketplace).rules.paidParts
  const sent = files.map(({ sha256, content }, index): SentFile => {
    const { payments, adjustments, freight, billed, report, takenBack, unread } = content
    const receipt = receipts[index]
    if (!receipt) throw new RangeError('a file has no receipt')
    return {
      sha256,
      receipt,
      payments: packPayments(payments, names),
      ...(adjustments && { adjustments }),
      ...(freight && { freight }),
      ...(billed && { billed }),
      ...(report && { report }),
      ...(takenBack && { takenBack }),
      ...(unread && { unread }),
    }
  })
  return sendWhole<readonly SentFile[]>(
    sent,
    sent.flatMap(({ payments }) => buffersOf(payments)),
  )
}

export async function receiveIncome(
  marketplace: ClosingMarketplace,
  port: MessagePort,
): Promise<readonly MonthFile[]> {
  const names = closingOf(marketplace).rules.paidParts
  const sent = await receiveWhole<readonly SentFile[]>(port)
  const now = Date.now()
  return sent.map(
    ({ sha256, receipt, payments, ...beside }, index): MonthFile => ({
      key: crypto.randomUUID(),
      slot: 'income',
      sha256,
      receipt,
      lastDay: receipt.to ?? '',
      givenAt: now + index,
      income: { ...beside, payments: unpackPayments(payments, names) },
    }),
  )
}
