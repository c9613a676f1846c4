import {
  getAnalysisRequests,
  getAwaitedOrders,
  monthsOfOrders,
  writeOrder,
  writePaidOrder,
} from '@vendaclara/contract/closing'
import type { ClosingMarketplace, LeftOutOrder, Order } from '@vendaclara/core/closing'
import { compressJson, readJson } from '../../../api/compress-json.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { type ReadingProgress, transferResults } from './messages.ts'
import { readIncomeFiles, receiveIncome, sendIncome } from './read-income.ts'
import { Reconciler } from './reconciler.ts'
import { type WarmUpFor, warmUp } from './warm-up/warm-up.ts'

/** A worker serves one closing. */
interface OfClosing {
  readonly marketplace: ClosingMarketplace
}

interface FilesToRead extends OfClosing {
  readonly files: readonly File[]
}

/** An income sent by the worker that read it; undefined if this worker already has it. */
interface SentIncome extends OfClosing {
  readonly income: MessagePort | undefined
}

export type ClosingCalls = ReturnType<typeof closingCalls>

/**
 * The calls of a worker for one closing. Two workers run it, so that both files are read at once: one reads orders and
 * compares, the other reads income and sends it to the first.
 */
export function closingCalls() {
  let opened: Reconciler | undefined
  /** The orders read last, with the version that the page gave them. */
  let read:
    | {
        readonly version: number
        readonly orders: readonly Order[]
        readonly leftOut: readonly LeftOutOrder[]
      }
    | undefined
  const warming = new AbortController()
  const reconcilerOf = (marketplace: ClosingMarketplace): Reconciler => {
    opened ??= new Reconciler(marketplace)
    return opened
  }
  return {
    /** Lets the engine compile the code that the worker will need. Reading a file ends it. */
    warmUp: ({ marketplace, usedFor }: OfClosing & { readonly usedFor: WarmUpFor }) =>
      warmUp(marketplace, usedFor, warming.signal),

    readOrders: async (
      { marketplace, files, version }: FilesToRead & { readonly version: number },
      { report }: Job<ReadingProgress>,
    ) => {
      warming.abort()
      const { orders, leftOut, ...answer } = await reconcilerOf(marketplace).readOrderFiles(files, report)
      read = { version, orders, leftOut }
      return { ...answer, orderMonths: monthsOfOrders(orders) }
    },

    /** The orders of a version for the API, compressed; null if other orders have replaced them. */
    writeOrders: (version: number) =>
      read?.version === version
        ? compressJson({ requests: written(read.orders), leftOut: read.leftOut })
        : null,

    readIncome: async ({ marketplace, files }: FilesToRead, { report }: Job<ReadingProgress>) => {
      warming.abort()
      const { income, ...read } = await readIncomeFiles(marketplace, files, report)
      const sent = sendIncome(marketplace, income)
      return new Transferring({ ...read, income: sent }, [sent])
    },

    /** `stored` are the orders as the API sends or takes them, if this worker has none. */
    compare: async ({ marketplace, income, stored }: SentIncome & { readonly stored: Blob | undefined }) => {
      const orders = stored && getAnalysisRequests.answer.parse(await readJson(stored)).requests
      const sent = income && (await receiveIncome(marketplace, income))
      const results = transferResults(reconcilerOf(marketplace).compare(sent, orders))
      return new Transferring(results, Object.values(results.rows))
    },

    /**
     * Finds the payments for orders that other closings await. Orders come as the API sends them; payments are answered
     * as it takes them.
     */
    findLate: async ({ marketplace, awaited, income }: SentIncome & { readonly awaited: Blob }) => {
      const orders = getAwaitedOrders.answer.parse(await readJson(awaited))
      const sent = income && (await receiveIncome(marketplace, income))
      const payments = reconcilerOf(marketplace).findLate(orders, sent)
      return compressJson({ payments: payments.map(writePaidOrder) })
    },
  }
}

function* written(orders: readonly Order[]) {
  for (const order of orders) yield writeOrder(order)
}
