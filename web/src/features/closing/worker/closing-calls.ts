import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import type { Refusal } from '../files/refusal.ts'
import { countRows, type FilePart, placeAfter, writePart } from './facts/file-parts.ts'
import {
  type ClosedMonth,
  closeFacts,
  type MonthFacts,
  type MonthFile,
  noFacts,
} from './facts/month-facts.ts'
import { sourcesOf } from './facts/order-sources.ts'
import { readOthers, readStored, type StoredFacts } from './facts/stored-facts.ts'
import type { FileRead, ReadingProgress } from './messages.ts'
import { receiveIncome } from './read-income.ts'
import { readOrderFiles } from './read-orders.ts'
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
  /** That of core: whether only a match with the orders shows that a number is an order's. */
  readonly namesOperations: boolean
}

/** Shows a month. `Shown` is what the page is told of it. */
interface ShownMonth<Shown> {
  show(marketplace: ClosingMarketplace, closed: ClosedMonth): Shown
}

/**
 * The calls of a worker that has what is known of a month, reads its orders and compares them. What a call read becomes
 * the month's only when the call that compares it succeeds: a call that fails or is stopped leaves everything as it was.
 */
export function orderCalls<Shown>(shown: ShownMonth<Shown>) {
  let facts: MonthFacts = noFacts
  /** The marketplace of the facts. */
  let of: ClosingMarketplace | undefined
  let toTake: readonly MonthFile[] | undefined
  /** Files taken away in this visit, which can be shown again. */
  const dropped = new Map<string, MonthFile>()
  /** The number under which a file is stored, by the key it had before. */
  const numbers = new Map<string, string>()
  const warming = new AbortController()

  const take = async (
    { marketplace, replaces }: Replacing,
    read: readonly MonthFile[],
    signal: AbortSignal,
    check: (closed: ClosedMonth) => void = () => {},
  ) => {
    let known: MonthFacts
    let next: MonthFacts
    let closed: ClosedMonth
    let replaced: ReadonlySet<string>
    do {
      known = facts
      replaced = new Set(replacedBy(known.files, read, replaces.map(currentKey)))
      const kept = known.files.filter(({ key }) => !replaced.has(key))
      next = { ...known, files: [...kept, ...read] }
      closed = closeFacts(marketplace, next)
      await unlessStopped(signal)
      // What another call learned meanwhile is compared, too.
    } while (known !== facts)
    const { doubt } = closed.found
    if (doubt && doubt.kind !== 'most-differ') throw new FileRefused(doubt satisfies Refusal)
    check(closed)
    for (const file of facts.files) if (replaced.has(file.key)) dropped.set(file.key, file)
    facts = next
    of = marketplace
    const files = read.map((file) => readFile(file))
    return {
      ...{ shown: shown.show(marketplace, closed), files, replaced: [...replaced] },
      matched: closed.found.matched,
    }
  }
  const currentKey = (key: string) => numbers.get(key) ?? key
  const fileOf = (key: string) => facts.files.find((file) => file.key === currentKey(key))
  const showFacts = (marketplace: ClosingMarketplace) =>
    shown.show(marketplace, closeFacts(marketplace, facts))

  return {
    /** Lets the engine compile the code that the worker will need. Reading a file ends it. */
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'orders', warming.signal),

    /** Takes the facts that are stored in place of everything that was known. */
    takeStored: async (stored: StoredFacts, { signal }: Job<never>) => {
      const known = await readStored(stored)
      signal.throwIfAborted()
      facts = known
      of = stored.marketplace
      return showFacts(stored.marketplace)
    },

    /** Takes the payments that other months' files have for the month's orders. */
    takeOthers: async ({ marketplace, others }: Pick<StoredFacts, 'marketplace' | 'others'>) => {
      const known = await readOthers(marketplace, others)
      facts = { ...facts, others: known }
      return showFacts(marketplace)
    },

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
      const taken = await take(replacing, toTake, signal)
      toTake = undefined
      return taken
    },

    /** Takes an income and compares it with the orders. `isOfOthers` if it pays none of them. */
    compareIncome: async (
      { income, namesOperations, ...replacing }: IncomeToCompare,
      { signal }: Job<never>,
    ) => {
      const read = await receiveIncome(replacing.marketplace, income)
      const { matched, ...taken } = await take(replacing, read, signal, ({ found }) => {
        if (found.matched === 0 && namesOperations) throw ofOtherNumbers()
      })
      return { ...taken, isOfOthers: matched === 0 }
    },

    /** Takes a file of the month away. */
    dropFile: ({ marketplace, key }: OfClosing & { readonly key: string }) => {
      const file = fileOf(key)
      if (file) dropped.set(key, file)
      facts = { ...facts, files: facts.files.filter((one) => one !== file) }
      return showFacts(marketplace)
    },

    /** Shows files again that were taken away, in place of others. They are to be stored again. */
    restore: (
      { keys, ...replacing }: Replacing & { readonly keys: readonly string[] },
      { signal }: Job<never>,
    ) => {
      const files = keys.flatMap((key) => dropped.get(key) ?? [])
      if (files.length < keys.length) throw new FileRefused({ kind: 'unexpected' })
      const again = files.map((file) => ({ ...file, key: crypto.randomUUID(), givenAt: Date.now() }))
      return take(replacing, again, signal)
    },

    /** The part of a file's rows that begins at a place, and where the next one does; null if there is none. */
    writePart: async ({
      marketplace,
      key,
      from,
    }: OfClosing & { readonly key: string; readonly from: number }) => {
      const file = fileOf(key)
      const part: FilePart | null = file ? await writePart(marketplace, file, from) : null
      return file && part && { ...part, next: placeAfter(marketplace, file, from) }
    },

    /** Where what is known of an order stands; null if no files are known. */
    findSources: (orderId: string) => (of ? sourcesOf(of, facts, orderId) : null),

    /** A file is stored under a number, which identifies it from now on. */
    named: ({ key, file }: { readonly key: string; readonly file: number }) => {
      numbers.set(key, String(file))
      facts = {
        ...facts,
        files: facts.files.map((one) => (one.key === key ? { ...one, key: String(file) } : one)),
      }
    },
  }
}

/** The keys of the files whose place others take: those given in place of, and those with the same content. */
function replacedBy(
  files: readonly MonthFile[],
  read: readonly MonthFile[],
  replaces: readonly string[],
): readonly string[] {
  const isSame = (one: MonthFile, other: MonthFile) => one.slot === other.slot && one.sha256 === other.sha256
  return files.flatMap((file) =>
    replaces.includes(file.key) || read.some((one) => isSame(one, file)) ? file.key : [],
  )
}

function readFile(file: MonthFile): FileRead {
  const { key, sha256, receipt, income } = file
  return { key, sha256, receipt, rows: countRows(file), ...(income?.report && { report: income.report }) }
}

function ofOtherNumbers(): FileRefused {
  return new FileRefused({ kind: 'other-numbers', of: 'conciliation-of-releases' } satisfies Refusal)
}

/** Lets a message arrive that stops the call. */
async function unlessStopped(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}
