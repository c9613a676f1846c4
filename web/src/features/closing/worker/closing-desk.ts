import type { OrderRow } from '@vendaclara/contract/closing'
import {
  ClosingProblem,
  type Income,
  type IncomeFile,
  locateIncome,
  locateOrders,
  type Order,
  type OrdersFile,
  readIncome,
  readOrders,
  reconcile,
} from '@vendaclara/core/closing'
import { FileRefused } from '../reading/file-refused.ts'
import { readReport } from '../reading/read-report.ts'
import { closingWire } from '../wire/closing-wire.ts'
import type { IncomeAnswer, OrdersAnswer, ReadingStage } from './desk-messages.ts'

/** Reads and compares the two files of one closing; keeps the last good one of each. Throws a FileRefused. */
export class ClosingDesk {
  private orders: readonly Order[] | undefined
  private income: readonly Income[] | undefined
  private readonly onStage: (stage: ReadingStage) => void

  constructor(onStage: (stage: ReadingStage) => void) {
    this.onStage = onStage
  }

  async takeOrders(file: Blob, knownIncome?: Blob): Promise<OrdersAnswer> {
    this.onStage('reading')
    const { orders, ...rest } = await readOrdersFile(file)
    if (orders.length === 0) {
      const leftOut = rest.cancelledOrders + rest.refundedOrders + rest.partlyLeftOut.length
      throw new FileRefused({ kind: 'nothing-to-compare', leftOut })
    }
    this.orders = orders
    this.income ??= knownIncome && (await readIncomeAgain(knownIncome))
    return {
      receipt: { ...rest, orders: orders.length },
      requests: closingWire.requests(orders),
      results: this.income ? this.compare(orders, this.income) : null,
    }
  }

  async takeIncome(file: Blob, storedOrders?: readonly OrderRow[]): Promise<IncomeAnswer> {
    this.onStage('reading')
    const { income, ...rest } = await readIncomeFile(file)
    this.orders ??= readStored(storedOrders ?? [])
    this.income = income
    return {
      receipt: { ...rest, orders: income.length },
      results: this.compare(this.orders, income),
    }
  }

  /** Whether a file is one of income; what the desk holds stays. */
  async checkIncome(file: Blob): Promise<void> {
    this.onStage('reading')
    await readIncomeFile(file)
  }

  private compare(orders: readonly Order[], income: readonly Income[]) {
    this.onStage('comparing')
    return closingWire.results(reconcile(orders, income))
  }
}

function readOrdersFile(file: Blob): Promise<OrdersFile> {
  return inWords(async () => readOrders(await readReport(file, locateOrders)))
}

function readIncomeFile(file: Blob): Promise<IncomeFile> {
  return inWords(async () => readIncome(await readReport(file, locateIncome)))
}

/** The income file of before a cancelled reading; when it is gone the results are marked as of the older orders. */
async function readIncomeAgain(file: Blob): Promise<readonly Income[] | undefined> {
  try {
    return (await readIncomeFile(file)).income
  } catch (error) {
    if (error instanceof FileRefused) return undefined
    throw error
  }
}

function readStored(requests: readonly OrderRow[]): readonly Order[] {
  try {
    return closingWire.orders(requests)
  } catch (error) {
    if (error instanceof ClosingProblem) throw new FileRefused({ kind: 'stored-orders' }, error)
    throw error
  }
}

async function inWords<File>(read: () => Promise<File>): Promise<File> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ClosingProblem)) throw error
    const { kind, header } = error
    throw new FileRefused(kind === 'unknown' ? { kind, header } : { kind }, error)
  }
}
