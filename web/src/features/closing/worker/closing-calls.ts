import { type GivenFile, getFileRows, getOtherPayments } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, OtherReport } from '@vendaclara/core/closing'
import { readJson } from '../../../api/compress-json.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import type { Refusal } from '../files/refusal.ts'
import { countRows, type FilePart, placeAfter, writePart } from './file-parts.ts'
import type { FileRead, ReadingProgress } from './messages.ts'
import {
  type ClosedMonth,
  closeFacts,
  type MonthFacts,
  type MonthFile,
  noFacts,
  otherFiles,
  statedBy,
} from './month-facts.ts'
import { readIncomeFiles, receiveIncome, sendIncome } from './read-income.ts'
import { readOrderFiles } from './read-orders.ts'
import { warmUp } from './warm-up/warm-up.ts'

/** A worker serves one closing. */
interface OfClosing {
  readonly marketplace: ClosingMarketplace
}

interface FilesToRead extends OfClosing {
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

/** The stored files of a month, each with the answers that have its rows, and the payments of other months. */
export interface StoredFacts extends OfClosing {
  readonly files: readonly { readonly file: GivenFile; readonly rows: readonly Blob[] }[]
  readonly others: readonly Blob[]
}

export type IncomeCalls = ReturnType<typeof incomeCalls>

/** The calls of the worker that reads income and sends it to the one with the orders. */
export function incomeCalls() {
  const warming = new AbortController()
  return {
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'income', warming.signal),

    readIncome: async ({ marketplace, files }: FilesToRead, { report }: Job<ReadingProgress>) => {
      warming.abort()
      const read = await readIncomeFiles(marketplace, files, { onProgress: report })
      const income = sendIncome(marketplace, read)
      const { receipts, namesOperations } = read
      return new Transferring({ receipts, namesOperations, income }, [income])
    },
  }
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
  let toTake: readonly MonthFile[] | undefined
  /** Files taken away in this visit, which can be shown again. */
  const dropped = new Map<string, MonthFile>()
  const warming = new AbortController()

  const take = async (
    { marketplace, replaces }: Replacing,
    read: readonly MonthFile[],
    signal: AbortSignal,
    check: (closed: ClosedMonth) => void = () => {},
  ) => {
    const kept = facts.files.filter(({ key }) => !replaces.includes(key))
    const next = { ...facts, files: [...kept, ...read] }
    const closed = closeFacts(marketplace, next)
    await unlessStopped(signal)
    const { doubt } = closed.found
    if (doubt && doubt.kind !== 'most-differ') throw new FileRefused(doubt satisfies Refusal)
    check(closed)
    for (const file of facts.files) if (replaces.includes(file.key)) dropped.set(file.key, file)
    facts = next
    const files = read.map((file) => readFile(file))
    return { shown: shown.show(marketplace, closed), files, matched: closed.found.matched }
  }
  const fileOf = (key: string) => facts.files.find((file) => file.key === key)
  const showFacts = (marketplace: ClosingMarketplace) =>
    shown.show(marketplace, closeFacts(marketplace, facts))

  return {
    /** Lets the engine compile the code that the worker will need. Reading a file ends it. */
    warmUp: ({ marketplace }: OfClosing) => warmUp(marketplace, 'orders', warming.signal),

    /** Takes the facts that are stored in place of everything that was known. */
    takeStored: async ({ marketplace, files, others }: StoredFacts, { signal }: Job<never>) => {
      const known = await Promise.all(files.map((one) => storedFile(marketplace, one)))
      const ofOthers = await Promise.all(
        others.map(async (answer) => getOtherPayments.answer.parse(await readJson(answer))),
      )
      signal.throwIfAborted()
      facts = { files: known, others: otherFiles(marketplace, ofOthers) }
      return showFacts(marketplace)
    },

    /** Takes the payments that other months' files have for the month's orders. */
    takeOthers: async ({ marketplace, others }: Pick<StoredFacts, 'marketplace' | 'others'>) => {
      const answers = await Promise.all(
        others.map(async (answer) => getOtherPayments.answer.parse(await readJson(answer))),
      )
      facts = { ...facts, others: otherFiles(marketplace, answers) }
      return showFacts(marketplace)
    },

    /** Reads orders, for `takeOrders` to take. */
    readOrders: async ({ marketplace, files }: FilesToRead, { report, signal }: Job<ReadingProgress>) => {
      warming.abort()
      toTake = undefined
      toTake = await readOrderFiles(marketplace, files, { onProgress: report, signal })
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

    /** A file is stored under a number, which identifies it from now on. */
    named: ({ key, file }: { readonly key: string; readonly file: number }) => {
      facts = {
        ...facts,
        files: facts.files.map((one) => (one.key === key ? { ...one, key: String(file) } : one)),
      }
    },
  }
}

function readFile(file: MonthFile): FileRead {
  const { key, sha256, receipt, income } = file
  return { key, sha256, receipt, rows: countRows(file), ...(income?.report && { report: income.report }) }
}

async function storedFile(
  marketplace: ClosingMarketplace,
  { file, rows }: StoredFacts['files'][number],
): Promise<MonthFile> {
  const { slot, sha256, receipt, givenAt } = file
  const parts = await Promise.all(
    rows.map(async (answer) => getFileRows.answer.parse(await readJson(answer))),
  )
  return {
    ...{ key: String(file.file), slot, sha256, receipt, givenAt, lastDay: receipt.to ?? '' },
    ...statedBy(marketplace, slot, file.report as OtherReport | undefined, parts),
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
