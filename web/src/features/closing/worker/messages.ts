import type { FileReceipt, OrderMonths } from '@vendaclara/contract/closing'
import {
  type Adjustment,
  type AuditedOrder,
  type ClosingRows,
  type MonthFigures,
  type OrderDifference,
  type Reconciliation,
  resultFigures,
  type SettledOrder,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { receivePieces, sendInPieces } from '../../../workers/pieces.ts'

/** The progress of reading: the current file, and how many of its rows were read. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

/**
 * `receipts` has one receipt per file. `partlyLeftOut` has the IDs of orders of which some lines were left out.
 * `comparison` is the number of the results; null if no income was available to compare with. `version` identifies the
 * orders when they are requested for the API.
 */
export interface OrdersAnswer {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orderMonths: OrderMonths
  readonly version: number
  readonly comparison: number | null
}

/** Income files that were read; their content is on its way to the worker that compares. */
export interface SentIncome {
  readonly receipts: readonly FileReceipt[]
  readonly income: MessagePort
  /** Whether the reports name operations, so that only a match with the orders shows that a number is an order's. */
  readonly namesOperations: boolean
}

export interface IncomeAnswer {
  readonly receipts: readonly FileReceipt[]
  readonly comparison: number
}

/** What a comparison found. */
export interface ResultsAnswer {
  readonly figures: MonthFigures
  readonly rows: ClosingRows
}

/** The same, sent from the worker that reads files to the one with the closing's rows. The rows follow in pieces. */
export interface ResultsTransfer extends Omit<ResultsAnswer, 'rows'> {
  readonly rows: Readonly<Record<keyof ClosingRows, MessagePort>>
}

/** Both ends are workers, which may be busy for longer than the page; fewer pieces wait less for each other. */
const rowsAtOnce = 5000

export function transferResults(results: Reconciliation): ResultsTransfer {
  const { differences, unmatched, adjustments = [], audited = [], settled = [] } = results
  return {
    figures: resultFigures(results),
    rows: {
      differences: sendInPieces(differences, rowsAtOnce),
      unmatched: sendInPieces(unmatched, rowsAtOnce),
      adjustments: sendInPieces(adjustments, rowsAtOnce),
      audited: sendInPieces(audited, rowsAtOnce),
      settled: sendInPieces(settled, rowsAtOnce),
    },
  }
}

export async function receiveRows(rows: ResultsTransfer['rows'], signal?: AbortSignal): Promise<ClosingRows> {
  const differences = await receivePieces<OrderDifference>(rows.differences, signal)
  const unmatched = await receivePieces<UnmatchedOrder>(rows.unmatched, signal)
  const adjustments = await receivePieces<Adjustment>(rows.adjustments, signal)
  const audited = await receivePieces<AuditedOrder>(rows.audited, signal)
  const settled = await receivePieces<SettledOrder>(rows.settled, signal)
  return {
    ...{ differences, unmatched },
    ...(adjustments.length > 0 && { adjustments }),
    ...(audited.length > 0 && { audited }),
    ...(settled.length > 0 && { settled }),
  }
}
