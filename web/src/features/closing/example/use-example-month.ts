import type { AnalysisSummary, FileSlot } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { useCallback, useEffect, useState } from 'react'
import { type Marking, useDrafts } from '../contest/marks/use-marks.tsx'
import { shownMonth } from '../files/saving/shown-month.ts'
import { markOf, noMarks, withMarks } from '../model/marks.ts'
import { exampleId } from '../model/months.ts'
import { MonthProxy } from '../worker/rows/month-proxy.ts'
import type { ShownMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'

interface ExampleMonth {
  readonly results: MonthProxy
  readonly closing: ShownMonth
}

/**
 * Reads the files of the example like any others, in the browser only. Everything is dropped when the screen closes.
 */
export function useExampleMonth() {
  const [read, setRead] = useState<ExampleMonth>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it again
  useEffect(() => {
    const cancelling = new AbortController()
    const { signal } = cancelling
    const results = new MonthProxy(() => setFailed(true))
    readExample(results, signal).then(
      (closing) => signal.aborted || setRead({ results, closing }),
      () => signal.aborted || setFailed(true),
    )
    return () => {
      cancelling.abort()
      results.end()
    }
  }, [tries])
  const retry = () => {
    setFailed(false)
    setRead(undefined)
    setTries(tries + 1)
  }
  return { read, hasFailed, retry }
}

/** The orders of an invented shop in October 2026, and what was paid for them, as Shopee exports them. */
const files = import.meta.glob<string>('./*.xlsx', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

async function exampleFile(slot: FileSlot, signal: AbortSignal): Promise<File> {
  const answer = await fetch(files[`./${slot}.xlsx`] ?? '', { signal })
  return new File([await answer.blob()], texts.files[slot])
}

async function readExample(results: MonthProxy, signal: AbortSignal): Promise<ShownMonth> {
  const { marketplace } = unread
  await results.showStored({ marketplace, files: [], others: [] }, signal)
  for (const slot of ['orders', 'income'] as const) {
    await results.ask('read', { slot, files: [await exampleFile(slot, signal)] }, { stop: signal })
    const { shown } = await results.ask('take', { replaces: [] }, { stop: signal })
    results.show(shown)
  }
  return shownMonth(unread, results.totals())
}

const unread: AnalysisSummary = {
  id: exampleId,
  month: 10,
  year: 26,
  marketplace: 'shopee',
  duplicate: false,
  figures: {
    matched: 0,
    unmatched: 0,
    differences: 0,
    contested: 0,
    revision: 0,
    sums: null,
    totalDifference: noCents,
    lost: noCents,
    recovered: noCents,
    denied: noCents,
    hasOrders: false,
    hasResults: false,
    isSent: false,
  },
  receipts: { orders: null, income: null },
  files: [],
}

const nothing = () => {}
const noneUnsaved: Marking['unsaved'] = { marks: new Map(), failure: null, refused: new Map() }

/** Marks can be tried out; they are dropped when the screen closes. */
export function useExampleMarks(): Marking {
  const [marks, setMarks] = useState(noMarks)
  const mark = useCallback<Marking['mark']>(
    (changes) =>
      setMarks((before) =>
        withMarks(
          before,
          changes.map((change) => ({ ...change, version: markOf(before, change).version + 1 })),
        ),
      ),
    [],
  )
  const typed = useDrafts()
  return {
    ...typed,
    marks,
    mark,
    unsaved: noneUnsaved,
    retry: nothing,
    discard: nothing,
    overwrite: nothing,
    keepStored: nothing,
  }
}
