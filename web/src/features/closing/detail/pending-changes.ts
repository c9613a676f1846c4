import type { AnalysisSummary } from '@vendaclara/contract/closing'
import type { ClosingReceipts } from '@vendaclara/contract/closing-receipt'
import type { ResultsAnswer } from '../worker/desk-messages.ts'
import type { OpenClosing } from './open-closing.ts'

/** What was read and is to be stored; `body` is what the API takes of the orders, compressed. */
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
export function applyChanges(closing: OpenClosing, changes: readonly PendingChange[]): OpenClosing {
  return changes.reduce(
    (applied, change) => ({
      ...changedSummary(applied, change),
      rows: change.kind === 'results' ? change.rows : applied.rows,
    }),
    closing,
  )
}

/** The summary of a closing once a change is stored. */
export function changedSummary(summary: AnalysisSummary, change: PendingChange): AnalysisSummary {
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
        figures: { ...figures, ...change.figures, hasResults: true, outdated: false },
      }
    case 'receipts':
      return { ...summary, receipts: { ...receipts, ...change.receipts } }
  }
}
