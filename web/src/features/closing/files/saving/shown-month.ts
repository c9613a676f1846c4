import type { AnalysisSummary, FileReceipt } from '@vendaclara/contract/closing'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'
import type { UnsavedFiles } from './unsaved-files.ts'

/** A file of the month as it is shown. `key` identifies it in the worker. */
export interface ShownFile {
  readonly key: string
  readonly slot: FileSlot
  readonly receipt: FileReceipt
  readonly isStored: boolean
}

/** A closing as it is shown: with the files read so far, and the figures that the worker found. */
export interface ShownMonth extends Omit<AnalysisSummary, 'files'> {
  readonly files: readonly ShownFile[]
}

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
