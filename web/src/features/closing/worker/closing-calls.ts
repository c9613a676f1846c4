import {
  getAnalysisRequests,
  getAwaitedOrders,
  monthsOfOrders,
  writeOrder,
  writePaidOrder,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  findLatePayments,
  type LeftOutOrder,
  type Order,
  type Reconciliation,
} from '@vendaclara/core/closing'
import { compressJson, readJson } from '../../../api/compress-json.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import type { Refusal } from '../files/refusal.ts'
import type { ReadingProgress } from './messages.ts'
import { type ReadIncome, readIncomeFiles, receiveIncome, sendIncome } from './read-income.ts'
import { compareMonth, readOrderFiles, readStored } from './read-orders.ts'
import { warmUp } from './warm-up/warm-up.ts'

/** A worker serves one closing. */
interface OfClosing {
  readonly marketplace: ClosingMarketplace
}

interface FilesToRead extends OfClosing {
  readonly files: readonly File[]
}

/** An income sent by the worker that read it; undefined if this worker already has it. */
interface MaybeIncome extends OfClosing {
  readonly income: MessagePort | undefined
}

interface IncomeToCompare extends OfClosing {
  readonly income?: MessagePort
  /** The orders as the API sends or takes them, if the worker said that it has none; it has the income then. */
  readonly stored?: Blob
  /** That of core: whether only a match with the orders shows that a number is an order's. */
  readonly namesOperations: boolean
}

export type IncomeCalls = ReturnType<typeof incomeCalls>

/** The calls of the worker that reads income and sends it to the one with the orders. */
export function incomeCalls() {
  const warming = new AbortController()
  return {
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'income', warming.signal),

    readIncome: async ({ marketplace, files }: FilesToRead, { report }: Job<ReadingProgress>) => {
      warming.abort()
      const { income, ...read } = await readIncomeFiles(marketplace, files, { onProgress: report })
      const sent = sendIncome(marketplace, income)
      return new Transferring({ ...read, income: sent }, [sent])
    },
  }
}

/** The rows of the closing that are shown. `Shown` is what the page is told of them. */
interface ShownRows<Shown> {
  show(results: Reconciliation): Shown
  /** Shows again what is stored; null if nothing is. */
  drop(): Shown | null
}

/** `version` is the one that the page gave them; null for stored ones. */
interface ReadOrders {
  readonly version: number | null
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
}

/**
 * The calls of a worker that reads orders and compares them. What a call read becomes the closing's only when the call
 * that compares it succeeds: a call that fails or is stopped leaves everything as it was.
 */
export function orderCalls<Shown>(rows: ShownRows<Shown>) {
  let orders: ReadOrders | undefined
  let income: ReadIncome | undefined
  let toTake: ReadOrders | undefined
  let toCompare: ReadIncome | undefined
  const warming = new AbortController()
  return {
    /** Lets the engine compile the code that the worker will need. Reading a file ends it. */
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'orders', warming.signal),

    /** Whether there are orders, and an income, to compare with. */
    held: () => ({ orders: orders !== undefined, income: income !== undefined }),

    /** Reads orders, for `takeOrders` to take. */
    readOrders: async (
      { marketplace, files, version }: FilesToRead & { readonly version: number },
      { report, signal }: Job<ReadingProgress>,
    ) => {
      warming.abort()
      toTake = undefined
      const watch = { onProgress: report, signal }
      const { orders, leftOut, ...answer } = await readOrderFiles(marketplace, files, watch)
      toTake = { version, orders, leftOut }
      return { ...answer, orderMonths: monthsOfOrders(orders) }
    },

    /** Compares the orders read last with the income, or takes them as they are if there is none. */
    takeOrders: async ({ marketplace, income: sent }: MaybeIncome, { signal }: Job<never>) => {
      if (!toTake) throw new Error('no orders were read')
      const paid = sent ? await receiveIncome(marketplace, sent) : income
      const results = paid && compareMonth(marketplace, toTake.orders, paid, toTake.leftOut)
      await unlessStopped(signal)
      const shown = results ? rows.show(results) : rows.drop()
      orders = toTake
      income = paid
      toTake = undefined
      return { shown, isCompared: paid !== undefined }
    },

    /** Compares an income with the orders; null if there are none. Then the income waits for a call with stored ones. */
    compareIncome: async (
      { marketplace, income: sent, stored, namesOperations }: IncomeToCompare,
      { signal }: Job<never>,
    ) => {
      if (sent) toCompare = await receiveIncome(marketplace, sent)
      const paid = toCompare
      if (!paid) throw new Error('no income was read')
      const sold = orders ?? (stored && (await storedOrders(marketplace, stored)))
      if (!sold) return null
      toCompare = undefined
      const results = compareMonth(marketplace, sold.orders, paid, sold.leftOut)
      await unlessStopped(signal)
      const isOfOthers = results.matched === 0
      if (isOfOthers && namesOperations) throw ofOtherNumbers()
      orders = sold
      income = paid
      return { shown: rows.show(results), isOfOthers }
    },

    /** The orders of a version for the API, compressed; null if other orders have replaced them. */
    writeOrders: (version: number) =>
      orders?.version === version
        ? compressJson({ requests: written(orders.orders), leftOut: orders.leftOut })
        : null,

    /** Finds the payments for orders that other closings await, both as the API has them. */
    findLate: async ({ marketplace, awaited, income: sent }: MaybeIncome & { readonly awaited: Blob }) => {
      if (sent) income = await receiveIncome(marketplace, sent)
      return latePayments(marketplace, awaited, income)
    },

    /** Frees the memory of all that was read; the rows stay. */
    forget: () => {
      orders = undefined
      income = undefined
      toTake = undefined
      toCompare = undefined
    },
  }
}

function ofOtherNumbers(): FileRefused {
  return new FileRefused({ kind: 'other-numbers', of: 'conciliation-of-releases' } satisfies Refusal)
}

/** Lets a message arrive that stops the call. */
async function unlessStopped(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}

async function storedOrders(marketplace: ClosingMarketplace, stored: Blob): Promise<ReadOrders> {
  const { requests, leftOut } = getAnalysisRequests.answer.parse(await readJson(stored))
  return { version: null, orders: readStored(marketplace, requests), leftOut }
}

async function latePayments(
  marketplace: ClosingMarketplace,
  awaited: Blob,
  income: ReadIncome | undefined,
): Promise<Blob> {
  const wanted = getAwaitedOrders.answer.parse(await readJson(awaited))
  const payments = findLatePayments(closingOf(marketplace).rules, wanted, income?.rows ?? [])
  return compressJson({ payments: payments.map(writePaidOrder) })
}

function* written(orders: readonly Order[]) {
  for (const order of orders) yield writeOrder(order)
}
