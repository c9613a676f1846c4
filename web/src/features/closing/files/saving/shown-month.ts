import type { AnalysisSummary, GivenFile } from '@vendaclara/contract/closing'
import type { KnownFile } from '../../worker/messages.ts'
import type { ResultTotals } from '../../worker/rows/month-calls.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'

/** What the page shows that the server does not have yet: files that were read, and stored ones that were taken away. */
export interface UnsavedFiles {
  readonly pending: readonly KnownFile[]
  readonly gone: readonly GivenFile[]
}

export function unsavedFiles(
  stored: Pick<AnalysisSummary, 'files'>,
  totals: Pick<ResultTotals, 'files' | 'gone'> | undefined,
): UnsavedFiles {
  const { files = [], gone = [] } = totals ?? {}
  return {
    pending: files.filter(({ number }) => number === undefined),
    gone: stored.files.filter(({ file }) => gone.includes(file)),
  }
}

/** A stored closing with what was read and what was taken away since. */
export function shownMonth(stored: AnalysisSummary, totals: ResultTotals | undefined): ShownMonth {
  const known = stored.files.map(({ file, ...of }) => ({ ...of, key: String(file), number: file }))
  const files = totals?.files ?? known
  const { figures } = stored
  if (!totals?.orders) return { ...stored, files }
  const hasOrders = files.some(({ slot }) => slot === 'orders')
  const found = totals.figures
    ? { ...totals.figures, hasResults: true, isSent: false }
    : { hasResults: figures.isSent }
  return { ...stored, files, figures: { ...figures, hasOrders, ...found } }
}
