import type { AnalysisSummary, ClosingReceipts } from '@vendaclara/contract/closing'
import type { FileSlot } from '../files/chosen-files.ts'
import type { ResultTotals } from '../results/views.ts'

/**
 * Something that was read but is not stored yet. The orders are in the worker that read them, results in the one with
 * the closing's rows.
 */
export type PendingChange =
  | { readonly kind: 'orders'; readonly version: number }
  | { readonly kind: 'results'; readonly comparison: number }
  | { readonly kind: 'receipts'; readonly receipts: Partial<ClosingReceipts> }

/**
 * Adds a change to what is still to be stored, in sequence. New orders replace everything before them, new results
 * replace older results, and receipts follow what they belong to.
 */
export function addChange(pending: readonly PendingChange[], change: PendingChange): PendingChange[] {
  if (change.kind === 'orders') return [change]
  if (change.kind === 'receipts') return [...pending, change]
  return [...pending.filter(({ kind }) => kind !== 'results'), change]
}

/**
 * Where storing is shown: at the orders as long as a change of theirs is left, so that an income can be chosen
 * meanwhile.
 */
export function slotOf(pending: readonly PendingChange[]): FileSlot {
  const isOfOrders = (change: PendingChange) =>
    change.kind === 'orders' || (change.kind === 'receipts' && 'orders' in change.receipts)
  return pending.some(isOfOrders) ? 'orders' : 'income'
}

/** A closing as it will be once the changes are stored; `totals` are those of its rows. */
export function applyChanges(
  closing: AnalysisSummary,
  changes: readonly PendingChange[],
  totals: ResultTotals | undefined,
): AnalysisSummary {
  return changes.reduce((applied, change) => applyChange(applied, change, totals), closing)
}

/** The summary of a closing once a change is stored. */
export function applyChange(
  summary: AnalysisSummary,
  change: PendingChange,
  totals: ResultTotals | undefined,
): AnalysisSummary {
  const { figures, receipts } = summary
  switch (change.kind) {
    case 'orders':
      return {
        ...summary,
        figures: { ...figures, hasOrders: true, outdated: figures.hasResults },
        receipts: { orders: null, income: receipts.income },
      }
    case 'results':
      return {
        ...summary,
        figures: { ...figures, ...unsavedFigures(totals, change), hasResults: true, outdated: false },
      }
    case 'receipts':
      return { ...summary, receipts: { ...receipts, ...change.receipts } }
  }
}

function unsavedFigures(totals: ResultTotals | undefined, { comparison }: { readonly comparison: number }) {
  return totals?.unsaved?.comparison === comparison ? totals.unsaved.figures : undefined
}
