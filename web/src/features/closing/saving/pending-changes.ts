import type { AnalysisSummary, ClosingReceipts } from '@vendaclara/contract/closing'
import type { FileSlot } from '../files/chosen-files.ts'
import type { ResultTotals } from '../results/views.ts'

/**
 * Something read and not stored yet. The orders are in the worker that read them, results in the one that has the closing's rows.
 */
export type PendingChange =
  | { readonly kind: 'orders'; readonly version: number }
  | { readonly kind: 'results'; readonly comparison: number }
  | { readonly kind: 'receipts'; readonly receipts: Partial<ClosingReceipts> }

/**
 * What is still to be stored, in order: new orders make everything before them worthless, new results those before them, and
 * receipts follow what they are of.
 */
export function addChange(pending: readonly PendingChange[], change: PendingChange): PendingChange[] {
  if (change.kind === 'orders') return [change]
  if (change.kind === 'receipts') return [...pending, change]
  return [...pending.filter(({ kind }) => kind !== 'results'), change]
}

/** Where storing is shown: at the orders as long as anything of theirs is left, so that nobody is kept from choosing an income meanwhile. */
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
