import type { ClosingMarketplace, Reconciliation } from '@vendaclara/core/closing'
import { type Job, Transferring } from '../../../../workers/worker-calls.ts'
import { orderCalls } from '../closing-calls.ts'
import type { ClosedMonth } from '../facts/month-facts.ts'
import { incomeCalls } from '../income-calls.ts'
import type { ReadingProgress } from '../messages.ts'

/** Does the work of both workers of a closing in one thread. Files given again take the place of those before. */
export class BothWorkers {
  private readonly marketplace: ClosingMarketplace
  private readonly job: Job<ReadingProgress>
  private readonly keys: Record<'orders' | 'income', readonly string[]> = { orders: [], income: [] }
  private readonly orders = orderCalls({ show: (_, closed) => closed })
  private readonly income = incomeCalls()

  constructor(marketplace: ClosingMarketplace, report: (progress: ReadingProgress) => void = () => {}) {
    this.marketplace = marketplace
    this.job = { report, signal: new AbortController().signal }
  }

  async readOrderFiles(files: readonly File[]) {
    const { marketplace, job } = this
    await this.orders.readOrders({ marketplace, files }, job)
    return this.taken('orders', await this.orders.takeOrders(this.replacing('orders'), this.quiet()))
  }

  async readIncomeFiles(files: readonly File[]) {
    const sent = await this.checkIncome(files)
    const argument = { ...this.replacing('income'), ...sent }
    return this.taken('income', await this.orders.compareIncome(argument, this.quiet()))
  }

  /** Reads income without comparing it. */
  async checkIncome(files: readonly File[]) {
    const { marketplace, job } = this
    const read = await this.income.readIncome({ marketplace, files }, job)
    if (!(read instanceof Transferring)) throw new TypeError('the income is not sent')
    return read.value
  }

  private replacing(slot: 'orders' | 'income') {
    return { marketplace: this.marketplace, replaces: this.keys[slot] }
  }

  private quiet(): Job<never> {
    return { ...this.job, report: () => {} }
  }

  private taken(
    slot: 'orders' | 'income',
    { shown, files }: Pick<Awaited<ReturnType<typeof this.orders.takeOrders>>, 'shown' | 'files'>,
  ): ClosedMonth & {
    readonly results: Reconciliation
    readonly receipts: (typeof files)[number]['receipt'][]
  } {
    this.keys[slot] = files.map(({ key }) => key)
    return { ...shown, results: shown.found, receipts: files.map(({ receipt }) => receipt) }
  }
}
