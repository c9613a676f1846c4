import { type FileReceipt, type OrderRow, readStoredOrders } from '@vendaclara/contract/closing'
import {
  type AwaitedOrder,
  type ClosingMarketplace,
  ClosingProblem,
  closingOf,
  findLatePayments,
  type Order,
  type PaidOrder,
  type Reconciliation,
  reconcile,
  withAudit,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { extensionsOf, type FileSlot } from '../files/chosen-files.ts'
import type { Locate } from '../files/read-report.ts'
import { mergeIncome, mergeOrders } from './file-receipts.ts'
import type { ReadingProgress, ReadingStage } from './messages.ts'
import { readFiles } from './read-files.ts'

interface OrdersRead {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orders: readonly Order[]
  readonly results: Reconciliation | null
}

interface IncomeRead {
  readonly receipts: readonly FileReceipt[]
  readonly results: Reconciliation
}

type ReadIncome = Omit<ReturnType<typeof mergeIncome>, 'receipts'>

/** Reads and compares the files of one closing; remembers the last good ones of each kind. Throws a FileRefused. */
export class Reconciler {
  private orders: readonly Order[] | undefined
  private income: ReadIncome | undefined
  private readonly marketplace: ClosingMarketplace
  private readonly entry: ReturnType<typeof closingOf>
  private readonly onStage: (stage: ReadingStage) => void
  private readonly onProgress: (progress: ReadingProgress) => void

  constructor(
    marketplace: ClosingMarketplace,
    onStage: (stage: ReadingStage) => void,
    onProgress: (progress: ReadingProgress) => void = () => {},
  ) {
    this.marketplace = marketplace
    this.entry = closingOf(marketplace)
    this.onStage = onStage
    this.onProgress = onProgress
  }

  async readOrderFiles(files: readonly File[], knownIncome?: readonly File[]): Promise<OrdersRead> {
    this.onStage('reading')
    const read = await this.read(files, 'orders', this.entry.files.locateOrders)
    const { rows: orders, receipts } = mergeOrders(read)
    const partlyLeftOut = [...new Set(read.flatMap(({ content }) => content.partlyLeftOut))]
    if (orders.length === 0) {
      const whole = read.map(({ content }) => content.cancelled.length + content.refunded.length)
      const leftOut = whole.reduce((sum, count) => sum + count, partlyLeftOut.length)
      throw new FileRefused({ kind: 'nothing-to-compare', leftOut })
    }
    this.orders = orders
    this.income ??= knownIncome && (await this.readIncomeAgain(knownIncome))
    return {
      receipts,
      partlyLeftOut,
      orders,
      results: this.income ? this.compare(orders, this.income) : null,
    }
  }

  async readIncomeFiles(files: readonly File[], storedOrders?: readonly OrderRow[]): Promise<IncomeRead> {
    this.onStage('reading')
    const read = await this.read(files, 'income', this.entry.files.locateIncome)
    const { receipts, ...income } = mergeIncome(this.entry.rules, read)
    this.orders ??= readStored(this.marketplace, storedOrders ?? [])
    this.income = income
    return {
      receipts,
      results: this.compare(this.orders, income),
    }
  }

  /** Whether files are ones of income; the files of before stay. */
  async checkIncome(files: readonly File[]): Promise<void> {
    this.onStage('reading')
    await this.read(files, 'income', this.entry.files.locateIncome)
  }

  /** What the income paid of the orders that other closings await; nothing without an income. */
  async findLate(awaited: readonly AwaitedOrder[], knownIncome?: readonly File[]): Promise<PaidOrder[]> {
    if (!this.income && knownIncome) {
      this.income = await this.readIncomeAgain(knownIncome)
      // Without it nothing is known to be paid, and what was known before must not be taken back.
      if (!this.income) throw new FileRefused({ kind: 'unavailable' })
    }
    return findLatePayments(this.entry.rules, awaited, this.income?.rows ?? [])
  }

  private read<Content>(files: readonly File[], slot: FileSlot, locate: Locate<Content>) {
    const takesCsv = extensionsOf(this.marketplace, slot).includes('.csv')
    return readFiles(files, { locate, takesCsv }, this.onProgress)
  }

  private compare(orders: readonly Order[], { rows, beside }: ReadIncome) {
    this.onStage('comparing')
    const found = reconcile(this.entry.rules, orders, rows, beside)
    return withAudit(this.entry, found, orders, rows)
  }

  /** The income of before a cancelled reading; when it is gone the results are marked as of the older orders. */
  private async readIncomeAgain(files: readonly File[]): Promise<ReadIncome | undefined> {
    try {
      const read = await this.read(files, 'income', this.entry.files.locateIncome)
      return mergeIncome(this.entry.rules, read)
    } catch (error) {
      if (error instanceof FileRefused) return undefined
      throw error
    }
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
