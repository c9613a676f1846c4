import type { QueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { whenIdle } from '../../../../ui/in-turn.tsx'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import type { FileRead } from '../../worker/messages.ts'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import { texts } from '../texts.ts'
import { closingQueries } from './closing-queries.ts'
import { FilesReading, type ReadingAnswers } from './files-reading.ts'
import { FilesSaving } from './files-saving.ts'
import { FilesStore } from './files-state.ts'
import { MonthReader } from './month-reader.ts'
import { shownMonth } from './shown-month.ts'
import type { StoredMonth } from './store-files.ts'
import { isUnsaved, withoutFile, withRead } from './unsaved-files.ts'

const afterFirstPaint = 300
const idleAtLatest = 500

/** The files of the open month: reads and compares those that are chosen, and then stores them. */
export class MonthFiles {
  readonly store = new FilesStore()
  /** Those of the screen as it was drawn last. */
  answers: ReadingAnswers
  private readonly stored: AnalysisSummary
  private readonly month: StoredMonth
  private readonly reader: MonthReader
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
    this.reader = new MonthReader(marketplace, results)
    this.saving = new FilesSaving(this.month, store, () => this.reload())
    this.reading = new FilesReading({
      month: this.month,
      reader: this.reader,
      store,
      answers: () => this.answers,
      latest: () => this.latest(),
      untilKnown: () => this.untilKnown(),
      show: (slot, read, replaced, adds) => this.show(slot, read, replaced, adds),
    })
  }

  /**
   * Loads the workers' scripts once the screen is shown, and warms them up if files are still to come. The answered
   * function is for leaving the screen: what is being read or stored is dropped.
   */
  enter(): () => void {
    const { month, reader, saving, stored, store } = this
    this.isGone = false
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      reader.prepare()
      if (!stored.figures.hasResults) stopWaiting = whenIdle(() => reader.warmUp(), idleAtLatest)
    }, afterFirstPaint)
    return () => {
      this.isGone = true
      clearTimeout(timer)
      stopWaiting()
      saving.cancel()
      const { queryKey } = closingQueries.rows(month.user, month.id)
      if (isUnsaved(store.state)) month.queries.removeQueries({ queryKey })
      reader.stop()
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
    await this.reader.dropFile(key)
    this.store.change(withoutFile(this.store.state, key))
    offerUndo(texts.removed(file.receipt.fileName), () => this.restore(file.slot, [key], []))
    await this.save()
  }

  /** Loads what another tab or device stored, once nothing here is still to be stored. */
  followOthers(): void {
    const isBusy = isUnsaved(this.store.state) || this.reading.isReading
    if (!isBusy && this.known().figures.revision !== this.month.revision.current) void this.reload()
  }

  /** Shows files that were read, in place of others, until they are stored. */
  private show(slot: FileSlot, read: readonly FileRead[], replaced: readonly string[], adds: boolean): void {
    this.store.change(withRead(this.store.state, slot, read, replaced))
    if (adds || replaced.length === 0) return
    const keys = read.map(({ key }) => key)
    offerUndo(texts.replaced, () => this.restore(slot, replaced, keys))
  }

  /** Shows files again that were taken away or replaced in this visit, in place of `replaces`. */
  private async restore(slot: FileSlot, keys: readonly string[], replaces: readonly string[]): Promise<void> {
    if (this.isGone) throw new Error(texts.left)
    const { files, replaced } = await this.reader.restore(keys, replaces)
    this.store.change(withRead(this.store.state, slot, files, replaced))
    void this.save()
  }

  private async save(): Promise<void> {
    if (isUnsaved(this.store.state)) await this.saving.save()
    this.followOthers()
  }

  /** Shows what is stored again; what was read and is not stored is dropped. */
  private async reload(): Promise<void> {
    const { queries, user, id, revision } = this.month
    this.reader.stop()
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

  /** The month with everything read so far. */
  private latest(): ShownMonth {
    return shownMonth(this.known(), this.store.state, this.month.results.totals())
  }
}
