import { type FileRows, getFileRows } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, namesOperations } from '@vendaclara/core/closing'
import { readAnswer } from '../../../api/read-answer.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { receiveWhole } from '../../../workers/send-whole.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import { countRows, writePart } from './facts/file-parts.ts'
import { KnownMonth, type Taking } from './facts/known-month.ts'
import type { ClosedMonth, MonthFacts, MonthFile } from './facts/month-facts.ts'
import { sourcesOf } from './facts/order-sources.ts'
import { readOthers, readStored, type StoredFacts } from './facts/stored-facts.ts'
import type { FileRead, ReadingProgress } from './messages.ts'
import { readOrderFiles } from './reading/read-month-files.ts'
import type { Refusal } from './reading/refusal.ts'
import { warmUp } from './warm-up/warm-up.ts'

/** A worker serves one closing. */
export interface OfClosing {
  readonly marketplace: ClosingMarketplace
}

export interface FilesToRead extends OfClosing {
  readonly files: readonly File[]
}

/** The keys of the files whose place the new ones take. */
interface Replacing extends OfClosing {
  readonly replaces: readonly string[]
}

interface IncomeToCompare extends Replacing {
  readonly income: MessagePort
}

/** Shows a month. `Shown` is what the page is told of it. */
interface ShownMonth<Shown> {
  show(marketplace: ClosingMarketplace, closed: ClosedMonth): Shown
}

/**
 * The calls of the worker that keeps the known facts of a month, reads its orders and compares them. Facts that a call read
 * belong to the month only after a successful comparison: a call that fails or is stopped leaves everything as it was.
 */
export function orderCalls<Shown>(shown: ShownMonth<Shown>) {
  const month = new KnownMonth()
  const parts = new Map<string, FileRows>()
  const show = (marketplace: ClosingMarketplace, facts: Partial<MonthFacts> = {}) =>
    shown.show(marketplace, month.set(marketplace, facts))
  const take = async (taking: Taking, signal: AbortSignal, check?: (closed: ClosedMonth) => void) => {
    const { closed, replaced } = await month.take(taking, signal, check)
    const files = taking.files.map((file) => readFile(file))
    const { matched } = closed.found
    return { shown: shown.show(taking.marketplace, closed), files, replaced, matched }
  }
  return {
    ...readingCalls(take),

    /** Reads a part of a stored file, for `takeStored` to take once all have come. */
    readPart: async ({ name, answer }: { readonly name: string; readonly answer: Blob }) => {
      parts.set(name, await readAnswer(answer, getFileRows.answer))
    },

    /** Takes the facts that are stored in place of everything that was known. */
    takeStored: async (stored: StoredFacts, { signal }: Job<never>) => {
      const known = await readStored(stored, parts)
      parts.clear()
      signal.throwIfAborted()
      return show(stored.marketplace, known)
    },

    /** Takes the payments that other months' files have for the month's orders. */
    takeOthers: async ({ marketplace, others }: Pick<StoredFacts, 'marketplace' | 'others'>) =>
      show(marketplace, { others: await readOthers(others) }),

    /** Takes a file of the month away. */
    dropFile: ({ marketplace, key }: OfClosing & { readonly key: string }) => {
      month.drop(key)
      return show(marketplace)
    },

    /** Shows files again that were taken away, in place of others. They are to be stored again. */
    restore: (
      { keys, ...replacing }: Replacing & { readonly keys: readonly string[] },
      { signal }: Job<never>,
    ) => take({ ...replacing, files: month.again(keys) }, signal),

    /** The part of a file's rows that begins at a place; null if there is none. */
    writePart: async ({
      marketplace,
      key,
      from,
    }: OfClosing & { readonly key: string; readonly from: number }) => {
      const file = month.file(key)
      return file ? writePart(marketplace, file, from) : null
    },

    /** Where the files have an order and its payments; null if no files are known. */
    findSources: ({ orderId }: { readonly orderId: string }) =>
      month.marketplace ? sourcesOf(month.marketplace, month.facts, orderId) : null,

    /** A file is stored under a number, which identifies it from now on. */
    named: ({ key, file }: { readonly key: string; readonly file: number }) => month.name(key, String(file)),
  }
}

/** The calls that read files and have them taken. */
function readingCalls<Taken extends { readonly matched: number }>(
  take: (taking: Taking, signal: AbortSignal, check?: (closed: ClosedMonth) => void) => Promise<Taken>,
) {
  let toTake: readonly MonthFile[] | undefined
  const warming = new AbortController()
  return {
    /** Lets the engine compile the code that the worker will need. Reading a file ends it. */
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'orders', warming.signal),

    /** Reads orders, for `takeOrders` to take, and answers their receipts. */
    readOrders: async ({ marketplace, files }: FilesToRead, { report, signal }: Job<ReadingProgress>) => {
      warming.abort()
      toTake = undefined
      toTake = await readOrderFiles(marketplace, files, { onProgress: report, signal })
      return toTake.map(({ receipt }) => receipt)
    },

    /** Takes the orders read last, and compares them with all payments that are known. */
    takeOrders: async (replacing: Replacing, { signal }: Job<never>) => {
      if (!toTake) throw new Error('no orders were read')
      const taken = await take({ ...replacing, files: toTake }, signal)
      toTake = undefined
      return taken
    },

    /** Takes an income and compares it with the orders. `isOfOthers` if it pays none of them. */
    compareIncome: async ({ income, ...replacing }: IncomeToCompare, { signal }: Job<never>) => {
      const files = await receiveWhole<readonly MonthFile[]>(income)
      const taken = await take({ ...replacing, files }, signal, ({ found }) => {
        if (found.matched > 0 || !namesOperations(files.flatMap((file) => file.income ?? []))) return
        throw new FileRefused({ kind: 'other-numbers', of: 'conciliation-of-releases' } satisfies Refusal)
      })
      return { ...taken, isOfOthers: taken.matched === 0 }
    },
  }
}

function readFile(file: MonthFile): FileRead {
  const { key, sha256, receipt, income } = file
  return { key, sha256, receipt, rows: countRows(file), ...(income?.report && { report: income.report }) }
}
