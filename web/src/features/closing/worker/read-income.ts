import type { FileReceipt } from '@vendaclara/contract/closing'
import {
  type BesideIncome,
  type ClosingMarketplace,
  ClosingProblem,
  checkTogether,
  closingOf,
  type Income,
  type IncomeFile,
  namesOperations,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { receiveWhole, sendWhole } from '../../../workers/send-whole.ts'
import { takesText } from '../files/chosen-files.ts'
import { mergeIncome } from './file-receipts.ts'
import { buffersOf, type IncomeColumns, packIncome, unpackIncome } from './income-columns.ts'
import { type ReadingWatch, readFiles } from './read-files.ts'

/** The content of income files together. */
export interface ReadIncome {
  readonly rows: readonly Income[]
  readonly beside: BesideIncome
}

interface SentIncome extends Omit<ReadIncome, 'rows'> {
  readonly rows: IncomeColumns
}

interface IncomeOfFiles {
  readonly receipts: readonly FileReceipt[]
  readonly income: ReadIncome
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
  const { receipts, ...income } = mergeIncome(rules, read)
  return { receipts, income, namesOperations: namesOperations(contents) }
}

/** Refuses files that cannot be read together, without naming one of them. */
function refuseApart(files: readonly IncomeFile[]): void {
  try {
    checkTogether(files)
  } catch (error) {
    throw error instanceof ClosingProblem ? new FileRefused(error.fault, error) : error
  }
}

/** Sends an income to the worker that gets the port; {@link receiveIncome} takes it there. */
export function sendIncome(marketplace: ClosingMarketplace, { rows, ...beside }: ReadIncome): MessagePort {
  const columns = packIncome(rows, closingOf(marketplace).rules.paidParts)
  return sendWhole<SentIncome>({ ...beside, rows: columns }, buffersOf(columns))
}

export async function receiveIncome(marketplace: ClosingMarketplace, port: MessagePort): Promise<ReadIncome> {
  const { rows, ...beside } = await receiveWhole<SentIncome>(port)
  return { ...beside, rows: unpackIncome(rows, closingOf(marketplace).rules.paidParts) }
}
