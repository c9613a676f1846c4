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

/** How far the reading is: in which of the files, and how many rows of it there were so far. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

/**
 * `receipts` has one for each file, `partlyLeftOut` the IDs of the orders of which some lines were left out. `comparison` is the
 * number of its results, which are there when the income of this session was still at hand. By `version` what the API takes of the
 * orders is asked for.
 */
export interface OrdersAnswer {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orderMonths: OrderMonths
  readonly version: number
  readonly comparison: number | null
}

/** Files of income that were read, with what they say on its way to the worker that compares. */
export interface SentIncome {
  readonly receipts: readonly FileReceipt[]
  readonly income: MessagePort
  /** Whether only a number that stands in the orders too shows that its reports name them by their own. */
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

/** As it goes from the worker that reads files to the one that has the rows of the closing: they follow in pieces. */
export interface ResultsTransfer extends Omit<ResultsAnswer, 'rows'> {
  readonly rows: Readonly<Record<keyof ClosingRows, MessagePort>>
}

export function transferResults(results: Reconciliation): ResultsTransfer {
  const { differences, unmatched, adjustments = [], audited = [], settled = [] } = results
  return {
    figures: resultFigures(results),
    rows: {
      differences: sendInPieces(differences),
      unmatched: sendInPieces(unmatched),
      adjustments: sendInPieces(adjustments),
      audited: sendInPieces(audited),
      settled: sendInPieces(settled),
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
