import type { QueryClient } from '@tanstack/react-query'
import type { AnalysisSummary, FileSlot } from '@vendaclara/contract/closing'
import { asReading } from '../../../../files/in-files-worker.ts'
import { whenIdle } from '../../../../ui/in-turn.tsx'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import { texts } from '../texts.ts'
import { closingQueries } from './closing-queries.ts'
import { FilesReading, type ReadingAnswers } from './files-reading.ts'
import { FilesSaving } from './files-saving.ts'
import { FilesStore } from './files-state.ts'
import { shownMonth, type UnsavedFiles, unsavedFiles } from './shown-month.ts'
import type { StoredMonth } from './store-files.ts'

const afterFirstPaint = 300
const idleAtLatest = 500

/** The files of the open month: reads and compares those that are chosen, and then stores them. */
export class MonthFiles {
  readonly store = new FilesStore()
  /** Those of the screen as it was drawn last. */
  answers: ReadingAnswers
  private readonly stored: AnalysisSummary
  private readonly month: StoredMonth
  private readonly reading: FilesReading
  private readonly saving: FilesSaving
  private isGone = false

  constructor(
    stored: AnalysisSummary,
    results: MonthProxy,
    queries: QueryClient,
    user: string,
    answers: ReadingAnswers,
  ) {
    const { id, marketplace, figures } = stored
    const { store } = this
    this.stored = stored
    this.answers = answers
    this.month = { id, marketplace, results, queries, user, revision: { current: figures.revision } }
    const of = { month: this.month, store }
    this.saving = new FilesSaving({ ...of, unsaved: () => this.unsaved(), reload: () => this.reload() })
    this.reading = new FilesReading({
      ...of,
      answers: () => this.answers,
      latest: () => this.latest(),
      untilKnown: () => this.untilKnown(),
      onReplaced: (keys, replaced) => offerUndo(texts.replaced, () => this.restore(replaced, keys)),
    })
  }

  /**
   * Loads the workers' scripts once the screen is shown, and warms them up if files are still to come. The answered
   * function is for leaving the screen: what is being read or stored is dropped.
   */
  enter(): () => void {
    const { month, reading, saving, stored } = this
    this.isGone = false
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      reading.prepare()
      if (!stored.figures.hasResults) stopWaiting = whenIdle(() => reading.warmUp(), idleAtLatest)
    }, afterFirstPaint)
    return () => {
      this.isGone = true
      clearTimeout(timer)
      stopWaiting()
      saving.cancel()
      const { queryKey } = closingQueries.rows(month.user, month.id)
      if (this.hasUnsaved()) month.queries.removeQueries({ queryKey })
      reading.stop()
    }
  }

  async choose(slot: FileSlot, files: readonly File[], adds: boolean): Promise<void> {
    // Storing now would delay the files still to be read, so everything is stored after the last one.
    if (await this.reading.choose({ slot, files, adds })) await this.save()
  }

  /** A comparison that runs would be with orders that are not stored, so cancelling a save ends it too. */
  cancel(slot: FileSlot): void {
    const isSaving = this.store.state[slot].stage === 'saving'
    for (const each of isSaving ? (['orders', 'income'] as const) : [slot]) this.reading.cancel(each)
    if (isSaving) this.saving.cancel()
  }

  retrySave(): void {
    void this.saving.save()
  }

  /** Takes a file of the month away. */
  async remove(key: string): Promise<void> {
    const file = this.latest().files.find((one) => one.key === key)
    if (!file) return
    await this.untilKnown()
    const { results } = this.month
    results.show(await asReading(() => results.ask('drop', key)))
    offerUndo(texts.removed(file.receipt.fileName), () => this.restore([key], []))
    await this.save()
  }

  /** Loads what another tab or device stored, once nothing here is still to be stored. */
  followOthers(): void {
    const isBusy = this.hasUnsaved() || this.reading.isReading
    if (!isBusy && this.known().figures.revision !== this.month.revision.current) void this.reload()
  }

  /** Shows files again that were taken away or replaced in this visit, in place of `replaces`. */
  private async restore(keys: readonly string[], replaces: readonly string[]): Promise<void> {
    if (this.isGone) throw new Error(texts.left)
    const { results } = this.month
    const { shown } = await asReading(() => results.ask('restore', { keys, replaces }))
    results.show(shown)
    void this.save()
  }

  private async save(): Promise<void> {
    if (this.hasUnsaved()) await this.saving.save()
    this.followOthers()
  }

  /** Shows what is stored again; what was read and is not stored is dropped. */
  private async reload(): Promise<void> {
    const { queries, user, id, revision } = this.month
    this.reading.stop()
    await queries.invalidateQueries({ queryKey: closingQueries.summary(user, id).queryKey })
    revision.current = this.known().figures.revision
    await queries.invalidateQueries({ queryKey: closingQueries.rows(user, id).queryKey })
    this.store.discard()
  }

  /** Everything stored must be in the worker before it compares. */
  private async untilKnown(): Promise<void> {
    const { queries, user, id } = this.month
    const rows = closingQueries.rows(user, id)
    if (queries.isFetching({ queryKey: rows.queryKey }) > 0) await queries.fetchQuery(rows)
    else await queries.ensureQueryData(rows)
  }

  private known(): AnalysisSummary {
    const { queries, user, id } = this.month
    return queries.getQueryData(closingQueries.summary(user, id).queryKey) ?? this.stored
  }

  private unsaved(): UnsavedFiles {
    return unsavedFiles(this.known(), this.month.results.totals())
  }

  private hasUnsaved(): boolean {
    const { pending, gone } = this.unsaved()
    return pending.length + gone.length > 0
  }

  /** The month with everything read so far. */
  private latest(): ShownMonth {
    return shownMonth(this.known(), this.month.results.totals())
  }
}
