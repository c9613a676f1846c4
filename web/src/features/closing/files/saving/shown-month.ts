import type { AnalysisSummary } from '@vendaclara/contract/closing'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import type { UnsavedFiles } from './unsaved-files.ts'

/** A stored closing with what was read and what was taken away since. */
export function shownMonth(
  stored: AnalysisSummary,
  { pending, gone }: UnsavedFiles,
  totals: ResultTotals | undefined,
): ShownMonth {
  const known = stored.files.map(({ file, slot, receipt }) => ({
    key: String(file),
    slot,
    receipt,
    isStored: true,
  }))
  const kept = known.filter(({ key }) => !gone.includes(key))
  const read = pending.map(({ key, slot, receipt }) => ({ key, slot, receipt, isStored: false }))
  const files = [...kept, ...read]
  const { figures } = stored
  if (!totals?.orders) return { ...stored, files }
  const hasOrders = files.some(({ slot }) => slot === 'orders')
  const found = totals.figures
    ? { ...totals.figures, hasResults: true, isSent: false }
    : { hasResults: figures.isSent }
  return { ...stored, files, figures: { ...figures, hasOrders, ...found } }
}
