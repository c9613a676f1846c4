import { type FileRows, type FileSlot, getFileRows, mostRowsOfPart } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { readAnswer } from '../../../api/read-answer.ts'
import { receiveWhole } from '../../../workers/send-whole.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import { writePart } from './facts/file-parts.ts'
import { KnownMonth } from './facts/known-month.ts'
import type { ClosedMonth, MonthFile } from './facts/month-facts.ts'
import { sourcesOf } from './facts/order-sources.ts'
import { readOthers, readStored, type StoredFacts } from './facts/stored-facts.ts'
import type { KnownFiles, ReadingProgress } from './messages.ts'
import { readMonthFiles } from './reading/read-month-files.ts'
import { warmUp } from './warm-up/warm-up.ts'

/** Shows what a month comes to, with its files. `Shown` is what the page is told of it. */
type Show<Shown> = (marketplace: ClosingMarketplace, closed: ClosedMonth, files: KnownFiles) => Shown

interface Replacing {
  /** The keys of the files whose place others take. */
  readonly replaces: readonly string[]
}

/** Rows of a stored file, from a place on. */
export interface StoredPart {
  readonly file: number
  readonly from: number
  readonly answer: Blob
}

/**
 * The calls of the worker that keeps the known facts of a month, reads its orders and compares them. The first one takes
 * what is stored. Facts that a call read belong to the month only after a successful comparison: a call that fails or is
 * stopped leaves everything as it was.
 */
export function fileCalls<Shown>(show: Show<Shown>) {
  const month = new KnownMonth()
  const parts = new Map<number, FileRows[]>()
  const warming = new AbortController()
  let lastRead: readonly MonthFile[] = []
  const shown = (closed: ClosedMonth) => show(month.marketplace, closed, month.files())
  const take = async (taking: Parameters<KnownMonth['take']>[0], signal: AbortSignal) => {
    const { closed, ...keys } = await month.take(taking, signal)
    return { shown: shown(closed), ...keys }
  }
  return {
    /** Lets the engine compile the code that the worker will need. Reading a file ends it. */
    warmUp: (marketplace: ClosingMarketplace) => warmUp(marketplace, 'orders', warming.signal),

    /** Reads a part of a stored file, for `takeStored` to take once all have come. */
    readPart: async ({ file, from, answer }: StoredPart) => {
      const rows = await readAnswer(answer, getFileRows.answer)
      const known = parts.get(file) ?? []
      known[from / mostRowsOfPart] = rows
      parts.set(file, known)
    },

    /** Takes the facts that are stored in place of everything that was known. */
    takeStored: async (stored: StoredFacts, { signal }: Job<never>) => {
      const known = await readStored(stored, parts)
      parts.clear()
      signal.throwIfAborted()
      return shown(month.open(stored.marketplace, known))
    },

    /** Takes the payments that other months' files have for the month's orders. */
    takeOthers: async (others: StoredFacts['others']) => shown(month.learn(await readOthers(others))),

    /** Reads files, for `take` to take, and answers their receipts. */
    read: async (
      { slot, files }: { readonly slot: FileSlot; readonly files: readonly File[] },
      { report, signal }: Job<ReadingProgress>,
    ) => {
      warming.abort()
      lastRead = []
      lastRead = await readMonthFiles(month.marketplace, slot, files, { onProgress: report, signal })
      return lastRead.map(({ receipt }) => receipt)
    },

    /** Takes the files read last, or those `sent` by another worker, and compares everything that is known. */
    take: async (
      { sent, replaces }: Replacing & { readonly sent?: MessagePort | undefined },
      { signal }: Job<never>,
    ) => {
      const files = sent ? await receiveWhole<readonly MonthFile[]>(sent) : lastRead
      return take({ files, replaces, isNew: true }, signal)
    },

    /** Takes a file of the month away. */
    drop: (key: string) => shown(month.drop(key)),

    /** Shows files again that were taken away, in place of others. They are to be stored again. */
    restore: ({ keys, replaces }: Replacing & { readonly keys: readonly string[] }, { signal }: Job<never>) =>
      take({ files: month.again(keys), replaces, isNew: false }, signal),

    /** The part of a file's rows that begins at a place; null if there is none. */
    writePart: async ({ key, from }: { readonly key: string; readonly from: number }) => {
      const file = month.file(key)
      return file ? writePart(month.marketplace, file, from) : null
    },

    /** Where the files have an order and its payments. */
    findSources: (orderId: string) => sourcesOf(month.marketplace, month.facts, orderId),

    /** A file is stored under a number. */
    named: ({ key, number }: { readonly key: string; readonly number: number }) => month.name(key, number),
  }
}
