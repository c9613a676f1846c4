import type { FileReceipt, FileSlot } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  ClosingProblem,
  checkTogether,
  closingOf,
  type IncomeFile,
  type OrderLeftOut,
  type OrdersFile,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import { countRows } from '../facts/file-parts.ts'
import type { MonthFile } from '../facts/month-facts.ts'
import { takesText } from './chosen-files.ts'
import { mergeIncome, mergeOrders, type ReadFile } from './file-receipts.ts'
import { type ReadingWatch, readFiles } from './read-files.ts'

const nothingDue: readonly OrderLeftOut[] = ['cancelled', 'refunded', 'partly']

/**
 * Reads files of one closing: those of its orders, or of its income.
 *
 * @throws FileRefused, or the signal's reason
 */
export async function readMonthFiles(
  marketplace: ClosingMarketplace,
  slot: FileSlot,
  files: readonly File[],
  watch: ReadingWatch = {},
): Promise<readonly MonthFile[]> {
  const { files: formats, rules } = closingOf(marketplace)
  const takesCsv = takesText(marketplace, slot)
  if (slot === 'orders') {
    const read = await readFiles(files, { locate: formats.locateOrders, takesCsv }, watch)
    refuseNothing(read.map(({ content }) => content))
    return monthFiles(marketplace, slot, read, mergeOrders(read))
  }
  const read = await readFiles(files, { locate: formats.locateIncome, takesCsv }, watch)
  refuseApart(read.map(({ content }) => content))
  return monthFiles(marketplace, slot, read, mergeIncome(rules, read))
}

/** Refuses files without any order to compare. */
function refuseNothing(files: readonly OrdersFile[]): void {
  if (files.some(({ orders }) => orders.length > 0)) return
  const left = files.flatMap(({ leftOut }) => leftOut)
  const ids = new Set(left.filter(({ why }) => nothingDue.includes(why)).map(({ orderId }) => orderId))
  throw new FileRefused({ kind: 'nothing-to-compare', leftOut: ids.size })
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
  marketplace: ClosingMarketplace,
  slot: Slot,
  read: readonly ReadFile<NonNullable<MonthFile[Slot]>>[],
  receipts: readonly FileReceipt[],
): readonly MonthFile[] {
  const now = Date.now()
  return read.map(({ sha256, content }, index): MonthFile => {
    const receipt = receipts[index]
    if (!receipt) throw new RangeError('a file has no receipt')
    const stated = { [slot]: content }
    return {
      key: crypto.randomUUID(),
      slot,
      sha256,
      receipt,
      rows: countRows(marketplace, stated),
      report: slot === 'income' ? (content as IncomeFile).report : undefined,
      lastDay: receipt.to ?? '',
      givenAt: now + index,
      ...stated,
    }
  })
}
