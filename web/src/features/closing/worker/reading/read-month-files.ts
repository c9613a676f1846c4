import type { FileReceipt, FileSlot } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  ClosingProblem,
  checkTogether,
  closingOf,
  type IncomeFile,
  type OrderLeftOut,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { MonthFile } from '../facts/month-facts.ts'
import { takesText } from './chosen-files.ts'
import { mergeIncome, mergeOrders, type ReadFile } from './file-receipts.ts'
import { type ReadingWatch, readFiles } from './read-files.ts'

const nothingDue: readonly OrderLeftOut[] = ['cancelled', 'refunded', 'partly']

/**
 * Reads files with the orders of one closing.
 *
 * @throws FileRefused, or the signal's reason
 */
export async function readOrderFiles(
  marketplace: ClosingMarketplace,
  files: readonly File[],
  watch: ReadingWatch = {},
): Promise<readonly MonthFile[]> {
  const { locateOrders: locate } = closingOf(marketplace).files
  const read = await readFiles(files, { locate, takesCsv: takesText(marketplace, 'orders') }, watch)
  if (read.every(({ content }) => content.orders.length === 0)) {
    const left = read.flatMap(({ content }) => content.leftOut)
    const ids = new Set(left.filter(({ why }) => nothingDue.includes(why)).map(({ orderId }) => orderId))
    throw new FileRefused({ kind: 'nothing-to-compare', leftOut: ids.size })
  }
  return monthFiles('orders', read, mergeOrders(read))
}

/** @throws FileRefused */
export async function readIncomeFiles(
  marketplace: ClosingMarketplace,
  files: readonly File[],
  watch: ReadingWatch = {},
): Promise<readonly MonthFile[]> {
  const { files: formats, rules } = closingOf(marketplace)
  const locate = formats.locateIncome
  const read = await readFiles(files, { locate, takesCsv: takesText(marketplace, 'income') }, watch)
  refuseApart(read.map(({ content }) => content))
  return monthFiles('income', read, mergeIncome(rules, read))
}

/** Refuses files that cannot be read together, without naming one of them. */
function refuseApart(files: readonly IncomeFile[]): void {
  try {
    checkTogether(files)
  } catch (error) {
    throw error instanceof ClosingProblem ? new FileRefused(error.fault, error) : error
  }
}

function monthFiles<Slot extends FileSlot>(
  slot: Slot,
  read: readonly ReadFile<NonNullable<MonthFile[Slot]>>[],
  receipts: readonly FileReceipt[],
): readonly MonthFile[] {
  const now = Date.now()
  return read.map(({ sha256, content }, index): MonthFile => {
    const receipt = receipts[index]
    if (!receipt) throw new RangeError('a file has no receipt')
    const about = { key: crypto.randomUUID(), slot, sha256, receipt, lastDay: receipt.to ?? '' }
    return { ...about, givenAt: now + index, [slot]: content }
  })
}
