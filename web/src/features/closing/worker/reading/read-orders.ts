import { type ClosingMarketplace, closingOf, type OrderLeftOut } from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { MonthFile } from '../facts/month-facts.ts'
import { takesText } from './chosen-files.ts'
import { mergeOrders } from './file-receipts.ts'
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
  const takesCsv = takesText(marketplace, 'orders')
  const { locateOrders } = closingOf(marketplace).files
  const read = await readFiles(files, { locate: locateOrders, takesCsv }, watch)
  if (read.every(({ content }) => content.orders.length === 0)) {
    const left = read.flatMap(({ content }) => content.leftOut)
    const ids = new Set(left.filter(({ why }) => nothingDue.includes(why)).map(({ orderId }) => orderId))
    throw new FileRefused({ kind: 'nothing-to-compare', leftOut: ids.size })
  }
  const receipts = mergeOrders(read)
  const now = Date.now()
  return read.map(({ sha256, content: { orders, leftOut, cut } }, index): MonthFile => {
    const receipt = receipts[index]
    if (!receipt) throw new RangeError('a file has no receipt')
    return {
      key: crypto.randomUUID(),
      slot: 'orders',
      sha256,
      receipt,
      lastDay: receipt.to ?? '',
      givenAt: now + index,
      orders: { orders, leftOut, ...(cut && { cut }) },
    }
  })
}
