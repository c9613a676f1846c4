import {
  type AdsReport,
  indexTerms,
  type ListedTerms,
  type LosingTerms,
  type LosingWord,
  type Sold,
  searchSums,
  unsoldTerms,
  type VerdictRule,
  valueOfSale,
} from '@vendaclara/core/ads'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../../ui/in-turn.tsx'
import type { AnswerOf, ArgumentOf } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import {
  type FilteredReport,
  type Filters,
  filterReport,
  isFiltering,
  unfilteredReport,
} from '../model/filters.ts'
import { areFew, type Sort, sortFew, sortTerms, valuesToSort } from '../model/sort.ts'
import type { TermSorter } from '../model/table-model.ts'
import type { ReportTermsCalls } from './report-terms.worker.ts'
import { sendTerms } from './send-terms.ts'

/** The most words of losing terms that are sent to the page. */
export const mostWords = 1000

const idleAtLatest = 3000

/**
 * The page's side of the worker that filters, sorts and judges the terms of a report: up to a million.
 * They are sent with the first question, or before. If the worker cannot be loaded, the page filters and sorts by itself
 * and is blocked while it does.
 */
export class ReportTerms implements TermSorter {
  private readonly report: AdsReport
  private sent: Promise<unknown> | undefined
  private readonly worker = new WorkerClient<ReportTermsCalls>({
    start: () => new Worker(new URL('./report-terms.worker.ts', import.meta.url), { type: 'module' }),
    onEnd: () => {
      this.sent = undefined
    },
  })

  constructor(report: AdsReport) {
    this.report = report
  }

  /**
   * Loads the worker before it is needed, so that it also answers without a connection, and sends the terms once the
   * page is idle. Returns the function that ends it.
   */
  prepare(): () => void {
    this.worker.prepare()
    // The caller of a question is told if it fails.
    const stopWaiting = whenIdle(() => this.send().catch(() => {}), idleAtLatest)
    return () => {
      stopWaiting()
      this.worker.end()
    }
  }

  filter(filters: Filters): Promise<FilteredReport> {
    return this.ask('filter', filters, filterReport)
  }

  /** Sorts the terms at some positions of the report by a column. */
  sort(positions: Uint32Array<ArrayBuffer>, sort: Sort): Promise<Uint32Array<ArrayBuffer>> {
    const values = valuesToSort(this.report, positions, sort)
    return this.ask('sort', { positions, direction: sort.direction, values }, sortTerms)
  }

  /** The figures of some searches over all keywords of the report, in the sequence of the searches. */
  sums(searches: readonly string[]): Promise<readonly Sold[]> {
    return this.ask('sums', searches, searchSums)
  }

  /** The searches that cost something and sold nothing, the dearest first. */
  unsold(): Promise<ListedTerms> {
    return this.ask('unsold', undefined, (report) => unsoldTerms(indexTerms(report)))
  }

  /** Asks the worker; without it the page finds the answer. */
  private async ask<Name extends 'filter' | 'sort' | 'sums' | 'unsold'>(
    name: Name,
    question: ArgumentOf<ReportTermsCalls[Name]>,
    here: (
      report: AdsReport,
      question: ArgumentOf<ReportTermsCalls[Name]>,
    ) => AnswerOf<ReportTermsCalls[Name]>,
  ): Promise<AnswerOf<ReportTermsCalls[Name]>> {
    try {
      await this.send()
      return await this.worker.ask(name, question)
    } catch {
      return here(this.report, question)
    }
  }

  /**
   * What loses under a rule: first the terms, then their words, or undefined if another rule was asked about by then.
   *
   * @throws WorkerProblem
   */
  async findLosing(
    rule: VerdictRule,
    onTerms: (terms: LosingTerms) => void,
  ): Promise<readonly LosingWord[] | undefined> {
    await this.send()
    const salesValue = valueOfSale(this.report.total)
    return this.worker.ask('findLosing', { rule, salesValue, mostWords }, { onReport: onTerms })
  }

  private send(): Promise<unknown> {
    if (!this.sent) {
      const terms = sendTerms(this.report)
      const groups = this.report.groups.map(({ key, start, count }) => ({ key, start, count }))
      this.sent = this.worker.ask('receive', { groups, terms }, { transfer: [terms] })
    }
    return this.sent
  }
}

/** Lives as long as the report is shown. */
export function useReportTerms(report: AdsReport): ReportTerms {
  const terms = useMemo(() => new ReportTerms(report), [report])
  useEffect(() => terms.prepare(), [terms])
  return terms
}

const unsoldAtLatest = 500

/** The searches of a report that only cost; undefined until they are found. */
export function useUnsoldTerms(terms: ReportTerms): ListedTerms | undefined {
  const [found, setFound] = useState<{ readonly of: ReportTerms; readonly unsold: ListedTerms }>()
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const unsold = await terms.unsold()
      if (isWanted) startTransition(() => setFound({ of: terms, unsold }))
    }
    const stopWaiting = whenIdle(() => void find(), unsoldAtLatest)
    return () => {
      isWanted = false
      stopWaiting()
    }
  }, [terms])
  return found?.of === terms ? found.unsold : undefined
}

/** What is left of a report after filtering: until it is found, the previous result, and undefined before the first. */
export function useFilteredReport(
  terms: ReportTerms,
  report: AdsReport,
  filters: Filters,
): FilteredReport | undefined {
  const known = useMemo(
    () => (isFiltering(filters) ? undefined : unfilteredReport(report)),
    [report, filters],
  )
  const ask = useCallback(() => terms.filter(filters), [terms, filters])
  return useLatest(known, ask).latest
}

/** The sorted terms. Until they are sorted, the terms as sorted before, with that sort. */
export function useSortedTerms(
  terms: TermSorter,
  report: AdsReport,
  positions: Uint32Array<ArrayBuffer>,
  sort: Sort,
) {
  const known = useMemo(
    () => (areFew(positions, sort) ? { positions: sortFew(report, positions, sort), sort } : undefined),
    [report, positions, sort],
  )
  const ask = useCallback(
    async () => ({ positions: await terms.sort(positions, sort), sort }),
    [terms, positions, sort],
  )
  return useLatest(known, ask)
}

/** What is known at once, or otherwise the answer to a question. Until it arrives, what was known before. */
function useLatest<Answer>(known: Answer | undefined, ask: () => Promise<Answer>) {
  const [found, setFound] = useState({ answer: known, to: ask })
  if (known !== undefined && found.answer !== known) setFound({ answer: known, to: ask })
  useEffect(() => {
    if (known !== undefined) return
    let isWanted = true
    ask().then((answer) => {
      if (isWanted) setFound({ answer, to: ask })
    })
    return () => {
      isWanted = false
    }
  }, [known, ask])
  return { latest: known ?? found.answer, isWaiting: known === undefined && found.to !== ask }
}
