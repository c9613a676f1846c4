import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { FileReceipt } from '@vendaclara/contract/closing'
import { type Dispatch, useRef } from 'react'
import type { FileRead, ReadingProgress, SentIncome } from '../../worker/messages.ts'
import { checkChosenFiles, type FileSlot } from '../../worker/reading/chosen-files.ts'
import { warnOfShops, warnOfUnknown } from '../../worker/reading/file-receipts.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import { explainReadFailure } from '../failure-message.ts'
import { explainRefusal } from '../refusal-help.ts'
import { doubtOfReplacing, type ReplacingDoubt } from '../replacing.ts'
import type { ClosingFilesEvent } from './closing-files-state.ts'
import { closingQueries } from './closing-queries.ts'
import type { MonthReader } from './month-reader.ts'
import type { StoredMonth } from './store-files.ts'
import { useWorkQueue } from './use-work-queue.ts'

export interface ReadingAnswers {
  /** An income file was chosen before any orders. */
  readonly onOrdersMissing: () => void
  /** Whether files are to take the place of others although something speaks against it. */
  readonly confirmReplacing: (doubt: ReplacingDoubt) => Promise<boolean>
}

interface ReadingOf extends ReadingAnswers {
  readonly month: StoredMonth
  readonly reader: MonthReader
  readonly dispatch: Dispatch<ClosingFilesEvent>
  /** The month with everything read so far. */
  readonly latest: () => ShownMonth
  readonly show: (
    slot: FileSlot,
    read: readonly FileRead[],
    replaced: readonly string[],
    adds: boolean,
  ) => void
}

interface Chosen {
  readonly files: readonly File[]
  /** Absent for orders. */
  readonly income: Promise<SentIncome> | undefined
  /** Whether they are added to the files that are there. */
  readonly adds: boolean
}

type Watch = Parameters<MonthReader['readIncome']>[1]

/** Reads and compares chosen files one after the other. */
export function useReading({ month, reader, dispatch, latest, show, ...answers }: ReadingOf) {
  const { id, marketplace, user } = month
  const queries = useQueryClient()
  const queue = useWorkQueue<FileSlot>()
  const toRead = useRef(0)

  /** Answers whether nothing else is being read. */
  async function choose(slot: FileSlot, files: readonly File[], adds: boolean): Promise<boolean> {
    const refusal = checkChosenFiles(files)
    if (refusal) {
      dispatch({ type: 'refused', slot, refused: explainRefusal(refusal, slot, marketplace) })
      return false
    }
    dispatch({ type: 'stage', slot, stage: 'queued' })
    toRead.current += 1
    await queue.add(slot, (signal) => read(slot, files, adds, signal))
    toRead.current -= 1
    dispatch({ type: 'done', slot })
    return toRead.current === 0
  }

  /** Income is read at once, even while orders are being read. The answered function does the rest in its turn. */
  function read(slot: FileSlot, files: readonly File[], adds: boolean, signal: AbortSignal) {
    const showStage = (stage: 'queued' | 'reading' | 'comparing') => dispatch({ type: 'stage', slot, stage })
    const watch = {
      signal,
      onProgress: (progress: ReadingProgress) => dispatch({ type: 'progress', slot, progress }),
      onComparing: () => showStage('comparing'),
    }
    if (slot === 'income') showStage('reading')
    const income = slot === 'income' ? reader.readIncome(files, watch) : undefined
    let isWaiting = true
    income?.then(
      () => isWaiting && showStage('queued'),
      () => {},
    )
    return async () => {
      isWaiting = false
      if (signal.aborted) return
      try {
        await untilKnown(queries, closingQueries.rows(user, id))
        if (!income) showStage('reading')
        await compare(slot, { files, income, adds }, watch)
      } catch (error) {
        if (signal.aborted || isAbort(error)) return
        dispatch({ type: 'refused', slot, refused: explainReadFailure(error, { slot, marketplace }) })
      }
    }
  }

  async function compare(slot: FileSlot, { files, income, adds }: Chosen, watch: Watch): Promise<void> {
    const known = latest().files
    const before = adds ? [] : known.filter((one) => one.slot === slot)
    const replaces = before.map(({ key }) => key)
    const asking = { ...watch, confirm: confirming(before, answers) }
    if (!income) {
      const taken = await reader.readOrders(files, replaces, asking)
      show(slot, withShops(taken.files, slot, known), taken.replaced, adds)
    } else if (known.some((one) => one.slot === 'orders')) {
      const taken = await reader.compareIncome(await income, replaces, asking)
      const paid = taken.isOfOthers ? taken.files.map(ofOthers) : taken.files
      show(slot, withShops(paid, slot, known), taken.replaced, adds)
    } else {
      answers.onOrdersMissing()
      closeUnused(await income)
    }
  }

  return {
    choose,
    isReading: () => toRead.current > 0,
    /** Answers whether it was only waiting. */
    cancel: (slot: FileSlot) => queue.cancel(slot) === 'waiting',
  }
}

/** Asks where something speaks against files taking the place of others. */
const confirming =
  (before: ShownMonth['files'], { confirmReplacing }: ReadingAnswers) =>
  async (read: readonly FileReceipt[]): Promise<boolean> => {
    const receipts = before.map(({ receipt }) => receipt)
    const doubt = doubtOfReplacing(receipts, read)
    return doubt === null || confirmReplacing(doubt)
  }

/** Everything stored must be in the worker before it compares. */
export async function untilKnown(
  queries: QueryClient,
  rows: ReturnType<typeof closingQueries.rows>,
): Promise<void> {
  if (queries.isFetching({ queryKey: rows.queryKey }) > 0) await queries.fetchQuery(rows)
  else await queries.ensureQueryData(rows)
}

/** The files with a warning where they are of other shops than the month's `known` ones. */
function withShops(
  files: readonly FileRead[],
  slot: FileSlot,
  known: ShownMonth['files'],
): readonly FileRead[] {
  const receiptsOf = (isOwn: boolean) =>
    known.filter((one) => (one.slot === slot) === isOwn).map(({ receipt }) => receipt)
  const receipts = warnOfShops(
    files.map(({ receipt }) => receipt),
    receiptsOf(false),
    receiptsOf(true),
  )
  return files.map((file, index) => ({ ...file, receipt: receipts[index] ?? file.receipt }))
}

function ofOthers(file: FileRead): FileRead {
  const [receipt = file.receipt] = warnOfUnknown([file.receipt])
  return { ...file, receipt }
}

function closeUnused({ income }: SentIncome): void {
  income.close()
}

/** Everything that was read was dropped since then, or is not wanted. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
