import { type FileReceipt, type OrderRow, readStoredOrders } from '@vendaclara/contract/closing'
import {
  type AwaitedOrder,
  type ClosingMarketplace,
  ClosingProblem,
  closingOf,
  findLatePayments,
  type LeftOutOrder,
  mostLeftOut,
  type Order,
  type OrderLeftOut,
  type PaidOrder,
  type Reconciliation,
  reconcile,
  withAudit,
  withExplained,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { extensionsOf } from '../files/chosen-files.ts'
import { mergeOrders } from './file-receipts.ts'
import type { ReadingProgress } from './messages.ts'
import { readFiles } from './read-files.ts'
import type { ReadIncome } from './read-income.ts'

/** `leftOut` are the first of the orders that are not compared. */
interface OrdersRead {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
}

/**
 * Reads the orders of one closing and compares them with its income. It keeps the last valid ones of both.
 *
 * @throws FileRefused
 */
export class Reconciler {
  private orders: readonly Order[] | undefined
  private income: ReadIncome | undefined
  private readonly marketplace: ClosingMarketplace
  private readonly entry: ReturnType<typeof closingOf>

  constructor(marketplace: ClosingMarketplace) {
    this.marketplace = marketplace
    this.entry = closingOf(marketplace)
  }

  async readOrderFiles(
    files: readonly File[],
    onProgress: (progress: ReadingProgress) => void = () => {},
  ): Promise<OrdersRead> {
    const takesCsv = extensionsOf(this.marketplace, 'orders').includes('.csv')
    const read = await readFiles(files, { locate: this.entry.files.locateOrders, takesCsv }, onProgress)
    const { rows: orders, leftOut, receipts } = mergeOrders(read)
    const idsOf = (reasons: readonly OrderLeftOut[]) => {
      const ofFiles = read.flatMap(({ content }) => content.leftOut)
      return [...new Set(ofFiles.filter(({ why }) => reasons.includes(why)).map(({ orderId }) => orderId))]
    }
    const partlyLeftOut = idsOf(['partly'])
    if (orders.length === 0) {
      const { length } = idsOf(['cancelled', 'refunded', 'partly'])
      throw new FileRefused({ kind: 'nothing-to-compare', leftOut: length })
    }
    this.orders = orders
    return { receipts, partlyLeftOut, orders, leftOut: leftOut.slice(0, mostLeftOut) }
  }

  /** Compares with `income`, by default the last one. The stored orders are only used if none were read. */
  compare(income = this.income, storedOrders: readonly OrderRow[] = []): Reconciliation {
    this.orders ??= readStored(this.marketplace, storedOrders)
    this.income = income
    const paid = income?.rows ?? []
    const found = reconcile(this.entry.rules, this.orders, paid, income?.beside)
    return withExplained(this.entry, withAudit(this.entry, found, this.orders, paid))
  }

  /** What the income paid for orders that other closings await; empty without an income. */
  findLate(awaited: readonly AwaitedOrder[], income = this.income): PaidOrder[] {
    this.income = income
    return findLatePayments(this.entry.rules, awaited, income?.rows ?? [])
  }
}

function readStored(marketplace: ClosingMarketplace, requests: readonly OrderRow[]): readonly Order[] {
  try {
    return readStoredOrders(marketplace, requests)
  } catch (error) {
    if (error instanceof ClosingProblem) throw new FileRefused({ kind: 'stored-orders' }, error)
    throw error
  }
}
