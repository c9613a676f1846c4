import { type AdsReport, type SearchSums, searchSums } from '@vendaclara/core/ads'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { WorkerClient } from '../../../workers/worker-client.ts'
import {
  type FilteredReport,
  type Filters,
  filterReport,
  isFiltering,
  unfilteredReport,
} from '../model/filters.ts'
import { type Sort, sortTerms, valuesToSort } from '../model/sort.ts'
import type { TermSorter } from '../model/table-model.ts'
import { sendTerms } from './send-terms.ts'
import type { ShownTermsCalls } from './shown-terms.worker.ts'

/**
 * The page's side of the worker that filters and sorts the terms of a report, which may be a million. It gets them when it is first
 * asked. Where it cannot be had, the page finds the same by itself, and answers nothing else meanwhile.
 */
export class ShownTerms implements TermSorter {
  private readonly report: AdsReport
  private sent: Promise<unknown> | undefined
  private readonly worker = new WorkerClient<ShownTermsCalls>({
    start: () => new Worker(new URL('./shown-terms.worker.ts', import.meta.url), { type: 'module' }),
    onEnd: () => {
      this.sent = undefined
    },
  })

  constructor(report: AdsReport) {
    this.report = report
  }

  /** Loads the worker before it is needed, so that it answers without a connection too. */
  prepare(): void {
    this.worker.prepare()
  }

  end(): void {
    this.worker.end()
  }

  async filter(filters: Filters): Promise<FilteredReport> {
    try {
      await this.send()
      return await this.worker.ask('filter', filters)
    } catch {
      return filterReport(this.report, filters)
    }
  }

  /** The terms at some positions of the report, in the order of a column. */
  async sort(positions: Uint32Array<ArrayBuffer>, sort: Sort): Promise<Uint32Array<ArrayBuffer>> {
    const sorted = {
      positions,
      direction: sort.direction,
      values: valuesToSort(this.report, positions, sort),
    }
    try {
      await this.send()
      return await this.worker.ask('sort', sorted)
    } catch {
      return sortTerms(this.report, sorted)
    }
  }

  /** What some searches did in the report, over all its keywords, in the order asked for. */
  async sums(searches: readonly string[]): Promise<readonly SearchSums[]> {
    try {
      await this.send()
      return await this.worker.ask('sums', searches)
    } catch {
      return searchSums(this.report, searches)
    }
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

/** As long as the report is shown. */
export function useShownTerms(report: AdsReport): ShownTerms {
  const terms = useMemo(() => new ShownTerms(report), [report])
  useEffect(() => {
    terms.prepare()
    return () => terms.end()
  }, [terms])
  return terms
}

/** What filters leave of a report; what the filters before left until that is found, and undefined before anything is. */
export function useFilteredReport(
  terms: ShownTerms,
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

/** Terms in the order of a sort; in the one before, with the sort of that, until they are in it. */
export function useSortedTerms(
  terms: TermSorter,
  positions: Uint32Array<ArrayBuffer>,
  sort: Sort | undefined,
) {
  const known = useMemo(() => (sort ? undefined : { positions, sort }), [positions, sort])
  const ask = useCallback(
    async () => ({ positions: sort ? await terms.sort(positions, sort) : positions, sort }),
    [terms, positions, sort],
  )
  return useLatest(known, ask)
}

/** What is known at once, or else the answer to a question, and until it comes what was known before. */
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
