import type { OrderRow } from '@vendaclara/contract/closing'
import type { AwaitedOrder, ClosingMarketplace, Reconciliation } from '@vendaclara/core/closing'
import type { ReadingProgress } from '../messages.ts'
import { readIncomeFiles, receiveIncome, sendIncome } from '../read-income.ts'
import { Reconciler } from '../reconciler.ts'

/** Does the work of both workers of a closing in one thread. */
export class BothWorkers {
  private readonly marketplace: ClosingMarketplace
  private readonly reconciler: Reconciler
  private readonly onProgress: (progress: ReadingProgress) => void
  private hasIncome = false

  constructor(marketplace: ClosingMarketplace, onProgress: (progress: ReadingProgress) => void = () => {}) {
    this.marketplace = marketplace
    this.reconciler = new Reconciler(marketplace)
    this.onProgress = onProgress
  }

  async readOrderFiles(files: readonly File[], knownIncome?: readonly File[]) {
    const read = await this.reconciler.readOrderFiles(files, this.onProgress)
    const { income } = knownIncome ? await this.sentIncome(knownIncome) : {}
    this.hasIncome ||= income !== undefined
    const results: Reconciliation | null = this.hasIncome ? this.reconciler.compare(income) : null
    return { ...read, results }
  }

  async readIncomeFiles(files: readonly File[], storedOrders?: readonly OrderRow[]) {
    const { receipts, income } = await this.sentIncome(files)
    const results = this.reconciler.compare(income, storedOrders)
    this.hasIncome = true
    return { receipts, results }
  }

  async checkIncome(files: readonly File[]): Promise<void> {
    await this.sentIncome(files)
  }

  async findLate(awaited: readonly AwaitedOrder[], knownIncome?: readonly File[]) {
    const { income } = knownIncome ? await this.sentIncome(knownIncome) : {}
    return this.reconciler.findLate(awaited, income)
  }

  private async sentIncome(files: readonly File[]) {
    const { receipts, income } = await readIncomeFiles(this.marketplace, files, this.onProgress)
    return { receipts, income: await receiveIncome(this.marketplace, sendIncome(this.marketplace, income)) }
  }
}
