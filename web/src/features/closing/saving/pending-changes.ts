import type { AnalysisSummary, ClosingReceipts } from '@vendaclara/contract/closing'
import { type LatePayment, monthFigures, monthRows } from '@vendaclara/core/closing'
import type { StoredClosing } from '../model/open-closing.ts'
import type { ResultsAnswer } from '../worker/messages.ts'

/** Something read and not stored yet; `body` is the body of the request that stores the orders, compressed. */
export type PendingChange =
  | { readonly kind: 'orders'; readonly body: Blob }
  | ({ readonly kind: 'results' } & ResultsAnswer)
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

/** A closing as it will be once the changes are stored. */
export function applyChanges(closing: StoredClosing, changes: readonly PendingChange[]): StoredClosing {
  const { late = [] } = closing.rows ?? {}
  return changes.reduce(
    (applied, change) => ({
      ...changedSummary(applied, change, late),
      rows: change.kind === 'results' ? { ...change.rows, late } : applied.rows,
    }),
    closing,
  )
}

/** The summary of a closing once a change is stored; `late` is what other months paid of its orders. */
export function changedSummary(
  summary: AnalysisSummary,
  change: PendingChange,
  late: readonly LatePayment[],
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
        figures: {
          ...figures,
          ...monthFigures(change.figures, monthRows(change.rows, late).late),
          hasResults: true,
          outdated: false,
        },
      }
    case 'receipts':
      return { ...summary, receipts: { ...receipts, ...change.receipts } }
  }
}
