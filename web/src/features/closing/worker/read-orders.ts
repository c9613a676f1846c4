import { type FileReceipt, type OrderRow, readStoredOrders } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  ClosingProblem,
  closingOf,
  type LeftOutOrder,
  mostLeftOut,
  type Order,
  type OrderLeftOut,
  type Reconciliation,
  reconcile,
  withAudit,
  withExplained,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { takesText } from '../files/chosen-files.ts'
import type { Refusal } from '../files/refusal.ts'
import { mergeOrders } from './file-receipts.ts'
import { type ReadingWatch, readFiles } from './read-files.ts'
import type { ReadIncome } from './read-income.ts'

/** `leftOut` are the first of the orders that are not compared. */
interface OrdersRead {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
}

/**
 * Reads the orders of one closing.
 *
 * @throws FileRefused, or the signal's reason
 */
export async function readOrderFiles(
  marketplace: ClosingMarketplace,
  files: readonly File[],
  watch: ReadingWatch = {},
): Promise<OrdersRead> {
  const { locateOrders } = closingOf(marketplace).files
  const read = await readFiles(
    files,
    { locate: locateOrders, takesCsv: takesText(marketplace, 'orders') },
    watch,
  )
  const { rows: orders, leftOut, receipts } = mergeOrders(read)
  const idsOf = (reasons: readonly OrderLeftOut[]) => {
    const ofFiles = read.flatMap(({ content }) => content.leftOut)
    return [...new Set(ofFiles.filter(({ why }) => reasons.includes(why)).map(({ orderId }) => orderId))]
  }
  if (orders.length === 0) {
    const { length } = idsOf(['cancelled', 'refunded', 'partly'])
    throw new FileRefused({ kind: 'nothing-to-compare', leftOut: length })
  }
  return { receipts, partlyLeftOut: idsOf(['partly']), orders, leftOut: leftOut.slice(0, mostLeftOut) }
}

/** @throws FileRefused if they are no orders of the marketplace */
export function readStored(marketplace: ClosingMarketplace, requests: readonly OrderRow[]): readonly Order[] {
  try {
    return readStoredOrders(marketplace, requests)
  } catch (error) {
    if (error instanceof ClosingProblem) throw new FileRefused({ kind: 'stored-orders' }, error)
    throw error
  }
}

/**
 * @throws FileRefused if the two files do not fit: amounts of another scale, without their centavos, or at other orders
 */
export function compareMonth(
  marketplace: ClosingMarketplace,
  orders: readonly Order[],
  { rows, beside }: ReadIncome,
  leftOut: readonly LeftOutOrder[] = [],
): Reconciliation {
  const entry = closingOf(marketplace)
  const found = reconcile(entry.rules, orders, rows, beside, leftOut)
  const { doubt } = found
  if (doubt && doubt.kind !== 'most-differ') throw new FileRefused(doubt satisfies Refusal)
  return withExplained(entry, withAudit(entry, found, orders, rows))
}
