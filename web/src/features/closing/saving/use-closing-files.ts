import { useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { checkChosenFiles, type FileSlot } from '../files/chosen-files.ts'
import { explainRefusal } from '../files/refusal-help.ts'
import { type ResultsClient, useResultTotals } from '../results/results-client.ts'
import { applyChanges, slotOf } from './pending-changes.ts'
import { readChosenFiles } from './read-chosen-files.ts'
import { discardChanges, storeChanges } from './store-changes.ts'
import { useClosingSession } from './use-closing-session.ts'

const slots = ['orders', 'income'] as const

/**
 * Reads and compares the files chosen for a closing one after the other, and then stores the result. `closing` and
 * `totals` include everything read so far. `onOrdersMissing` is called if an income file was chosen before any orders.
 */
export function useClosingFiles(
  stored: AnalysisSummary,
  results: ResultsClient,
  onOrdersMissing: () => void,
) {
  const { marketplace } = stored
  const known = { queries: useQueryClient(), user: useSession().user }
  const reading = useWorkQueue<FileSlot>()
  const saving = useWorkQueue<FileSlot>()
  const toRead = useRef(0)
  const { session, state } = useClosingSession(stored, results)
  const { dispatch } = session
  const totals = useResultTotals(results)
  const closing = useMemo(() => applyChanges(stored, state.pending, totals), [stored, state.pending, totals])

  const isUnsaved = () => session.pending().length > 0 || session.isLateUnsettled()
  const { revision } = stored.figures
  const seen = useRef(revision)
  const followStored = useEffectEvent((now: number) => {
    const isKnown = now === seen.current || now === session.revision.current
    seen.current = now
    if (!isKnown && !isUnsaved() && toRead.current === 0) void discardChanges(session, known)
  })
  // Another tab or device has stored other files.
  useEffect(() => followStored(revision), [revision])

  async function choose(slot: FileSlot, files: readonly File[]): Promise<void> {
    const refusal = checkChosenFiles(files)
    if (refusal) {
      dispatch({ type: 'refused', slot, refused: explainRefusal(refusal, slot, marketplace) })
      return
    }
    dispatch({ type: 'stage', slot, stage: 'queued' })
    toRead.current += 1
    await reading.add(slot, (signal) => readChosenFiles(session, slot, files, signal, onOrdersMissing))
    toRead.current -= 1
    dispatch({ type: 'done', slot })
    // Storing now would delay the remaining files, so everything is stored after the last one.
    if (isUnsaved() && toRead.current === 0) await save()
  }

  async function save(): Promise<void> {
    const slot = slotOf(session.pending())
    dispatch({ type: 'stage', slot, stage: 'saving' })
    await saving.add(slot, (signal) => () => storeChanges(session, known, signal))
    dispatch({ type: 'done', slot })
  }

  /** Compares the files of this visit with what is stored now, and stores the result. */
  async function overwrite(): Promise<void> {
    const { orders, income } = state
    await discardChanges(session, known)
    if (orders?.ofThisVisit) await choose('orders', orders.files)
    if (income?.ofThisVisit) await choose('income', income.files)
  }

  /** A comparison that runs would be with orders that are not stored, so cancelling a save ends it too. */
  function cancel(slot: FileSlot): void {
    const isSaving = state.stages[slot] === 'saving'
    for (const each of isSaving ? slots : [slot]) {
      if (reading.cancel(each) === 'waiting') dispatch({ type: 'done', slot: each })
    }
    if (isSaving) for (const each of slots) saving.cancel(each)
  }

  return {
    ...{ closing, totals, state, choose, overwrite, cancel },
    retrySave: () => void save(),
    discard: () => discardChanges(session, known),
  }
}

interface Job {
  readonly controller: AbortController
  state: 'waiting' | 'running' | 'done'
}

/**
 * Runs jobs one after the other. Each can be cancelled by its key, before or while it runs. A job does what it can when
 * it is added, and answers a function for the rest.
 */
function useWorkQueue<Key>() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const jobs = useRef(new Map<Key, Job>())
  return {
    add<Done>(key: Key, begin: (signal: AbortSignal) => () => Promise<Done>): Promise<Done> {
      const job: Job = { controller: new AbortController(), state: 'waiting' }
      jobs.current.set(key, job)
      const run = begin(job.controller.signal)
      const done = last.current
        .then(() => {
          job.state = 'running'
          return run()
        })
        .finally(() => {
          job.state = 'done'
        })
      last.current = done.catch(() => undefined)
      return done
    },
    /** Answers how far the job was. */
    cancel: (key: Key): Job['state'] | undefined => {
      const job = jobs.current.get(key)
      job?.controller.abort()
      return job?.state
    },
  }
}
