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
 * The page's side of the worker that filters and sorts the terms of a report, of which there may be a million. They are
 * sent with the first question. If the worker cannot be loaded, the page does the work itself and is blocked meanwhile.
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

  /** Loads the worker before it is needed, so that it also answers without a connection. */
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

  /** Sorts the terms at some positions of the report by a column. */
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

  /** The figures of some searches over all keywords of the report, in the sequence of the searches. */
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

/** Lives as long as the report is shown. */
export function useShownTerms(report: AdsReport): ShownTerms {
  const terms = useMemo(() => new ShownTerms(report), [report])
  useEffect(() => {
    terms.prepare()
    return () => terms.end()
  }, [terms])
  return terms
}

/** What is left of a report after filtering: until it is found, the previous result, and undefined before the first. */
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

/** The sorted terms. Until they are sorted, the terms as sorted before, with that sort. */
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
