import { useQueryClient } from '@tanstack/react-query'
import { putMovements } from '@vendaclara/contract/closing'
import { movementMarketplaces } from '@vendaclara/core/closing'
import { useEffect, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { inFilesWorker } from '../../../../files/in-files-worker.ts'
import { useSession } from '../../../../session/use-session.ts'
import type { WorkerClient } from '../../../../workers/worker-client.ts'
import { mostFiles } from '../../worker/reading/chosen-files.ts'
import { explainReadFailure } from '../failure-message.ts'
import type { RefusedFiles } from '../refusal-help.ts'
import { WorkQueue } from '../saving/work-queue.ts'
import { movementQueries } from './movement-queries.ts'
import type { FoundFile, MovementCalls } from './movements.worker.ts'
import { texts } from './texts.ts'

type Movements = Omit<Extract<FoundFile, { kind: 'movements' }>, 'parts'>

/** A chosen or dropped file, and what became of it. */
export type ChosenFile = { readonly key: number; readonly file: File } & (
  | { readonly state: 'waiting' | 'storing' | 'cancelled' | 'removed' }
  | { readonly state: 'reading'; readonly rows: number }
  | {
      readonly state: 'stored'
      readonly found: Movements
      readonly id: number
      readonly added: number
      readonly known: number
    }
  | { readonly state: 'of-month'; readonly found: Extract<FoundFile, { kind: 'of-month' }> }
  | ({ readonly state: 'refused' } & RefusedFiles)
)

type Change = ChosenFile extends infer One
  ? One extends ChosenFile
    ? Omit<One, 'key' | 'file'>
    : never
  : never

let lastKey = 0

/** Files of other months when one was opened, by account: they are there again on the way back. */
const left = new Map<string, readonly ChosenFile[]>()

const startReading = () => new Worker(new URL('./movements.worker.ts', import.meta.url), { type: 'module' })

/**
 * Reads movement files one after the other, recognises each by its content, and stores their lines. Who leaves the
 * screen cancels what is not yet being stored, but the list of months has the files left for other months again.
 */
export function useMovementFiles({ isOfMonths = false } = {}) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState((): readonly ChosenFile[] => (isOfMonths && left.get(user)) || [])
  const [queue] = useState(() => new WorkQueue<number>())
  useEffect(() => queue.cancelAll, [queue])
  useEffect(() => void (isOfMonths && left.delete(user)), [isOfMonths, user])
  const change = (key: number, to: Change) =>
    setChosen((known) => known.map((one) => (one.key === key ? { key, file: one.file, ...to } : one)))

  async function read(key: number, file: File, signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted()
      change(key, { state: 'reading', rows: 0 })
      const onReport = (rows: number) => change(key, { state: 'reading', rows })
      const found = await inFilesWorker(startReading, (worker: WorkerClient<MovementCalls>) =>
        worker.ask('read', file, { signal, onReport }),
      )
      if (found.kind === 'of-month') {
        change(key, { state: 'of-month', found })
        return
      }
      const { parts, ...rest } = found
      change(key, { state: 'storing' })
      const stored = { id: 0, added: 0, known: 0 }
      // Not cancelled, because it may have been stored anyway.
      for (const compressed of parts) {
        const { file: id, added, known } = await call(putMovements, { compressed })
        Object.assign(stored, { id, added: stored.added + added, known: stored.known + known })
      }
      change(key, { state: 'stored', found: rest, ...stored })
    } catch (error) {
      if (signal.aborted && error === signal.reason) change(key, { state: 'cancelled' })
      else change(key, { state: 'refused', ...refusedOf(error) })
    } finally {
      await queries.invalidateQueries({ queryKey: movementQueries.all(user) })
    }
  }

  function choose(files: readonly File[]): void {
    const few = files.slice(0, mostFiles)
    const added = few.map((file): ChosenFile => {
      lastKey += 1
      return { key: lastKey, file, state: 'waiting' }
    })
    const tooMany = files[mostFiles]
    lastKey += 1
    const refused: ChosenFile[] = tooMany
      ? [{ key: lastKey, file: tooMany, state: 'refused', sentence: texts.files.tooMany(mostFiles) }]
      : []
    setChosen((known) => [...known, ...added, ...refused])
    for (const { key, file } of added) void queue.add(key, (signal) => () => read(key, file, signal))
  }

  return {
    chosen,
    choose,
    cancel: queue.cancel,
    /** The month that is opened reads these files; those of other months are left for later. */
    leaveOthers: (keys: readonly number[]) =>
      left.set(
        user,
        chosen.filter(({ key, state }) => state === 'of-month' && !keys.includes(key)),
      ),
    dismiss: (key: number) => setChosen((known) => known.filter((one) => one.key !== key)),
    markRemoved: (id: number) =>
      setChosen((known) =>
        known.map((one) =>
          one.state === 'stored' && one.id === id ? { key: one.key, file: one.file, state: 'removed' } : one,
        ),
      ),
  }
}
export type MovementFiles = ReturnType<typeof useMovementFiles>

/** An unknown file is treated as one of the first marketplace with such files. */
function refusedOf(error: unknown): RefusedFiles {
  const [marketplace] = movementMarketplaces
  if (!marketplace) throw new RangeError('no marketplace has such files')
  return explainReadFailure(error, { slot: 'others', marketplace })
}
