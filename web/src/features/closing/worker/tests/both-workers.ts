import type { OrderRow } from '@vendaclara/contract/closing'
import {
  type AwaitedOrder,
  type ClosingMarketplace,
  closingOf,
  findLatePayments,
  type LeftOutOrder,
  type Order,
  type Reconciliation,
} from '@vendaclara/core/closing'
import type { ReadingProgress } from '../messages.ts'
import { type ReadIncome, readIncomeFiles, receiveIncome, sendIncome } from '../read-income.ts'
import { compareMonth, readOrderFiles, readStored } from '../read-orders.ts'

/** Does the work of both workers of a closing in one thread. */
export class BothWorkers {
  private readonly marketplace: ClosingMarketplace
  private readonly onProgress: (progress: ReadingProgress) => void
  private orders: readonly Order[] | undefined
  private leftOut: readonly LeftOutOrder[] = []
  private income: ReadIncome | undefined

  constructor(marketplace: ClosingMarketplace, onProgress: (progress: ReadingProgress) => void = () => {}) {
    this.marketplace = marketplace
    this.onProgress = onProgress
  }

  async readOrderFiles(files: readonly File[], knownIncome?: readonly File[]) {
    const { marketplace, onProgress } = this
    const read = await readOrderFiles(marketplace, files, { onProgress })
    this.orders = read.orders
    this.leftOut = read.leftOut
    if (knownIncome) this.income = (await this.sentIncome(knownIncome)).income
    const results: Reconciliation | null = this.income
      ? compareMonth(marketplace, read.orders, this.income, read.leftOut)
      : null
    return { ...read, results }
  }

  async readIncomeFiles(files: readonly File[], storedOrders: readonly OrderRow[] = []) {
    const { receipts, income } = await this.sentIncome(files)
    this.orders ??= readStored(this.marketplace, storedOrders)
    this.income = income
    return { receipts, results: compareMonth(this.marketplace, this.orders, income, this.leftOut) }
  }

  async checkIncome(files: readonly File[]): Promise<void> {
    await this.sentIncome(files)
  }

  async findLate(awaited: readonly AwaitedOrder[], knownIncome?: readonly File[]) {
    if (knownIncome) this.income = (await this.sentIncome(knownIncome)).income
    return findLatePayments(closingOf(this.marketplace).rules, awaited, this.income?.rows ?? [])
  }

  private async sentIncome(files: readonly File[]) {
    const { marketplace, onProgress } = this
    const { receipts, income } = await readIncomeFiles(marketplace, files, { onProgress })
    return { receipts, income: await receiveIncome(marketplace, sendIncome(marketplace, income)) }
  }
}
