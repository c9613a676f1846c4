import type { ClosingFigures, Difference } from '@vendaclara/contract/closing'
import type { FileReceipt, OrderMonths } from '@vendaclara/contract/closing-receipt'
import { type Cents, shortfall, sumCents, toCents } from '@vendaclara/core/money'
import { sendInPieces } from '../../../workers/pieces.ts'
import type { Refusal } from '../files/refusal.ts'
import type { ClosingResults } from './closing-wire.ts'

export type ReadingStage = 'reading' | 'comparing'

/** How far the reading is: in which of the files, and how many rows of it there were so far. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

/**
 * `receipts` has one for each file, `partlyLeftOut` the IDs of the orders of which some lines were left out. `results` are there when the
 * income of this session was still at hand.
 */
interface OrdersRead<Results> {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orderMonths: OrderMonths
  /** What the API takes of them, compressed. */
  readonly body: Blob
  readonly results: Results | null
}

interface IncomeRead<Results> {
  readonly receipts: readonly FileReceipt[]
  readonly results: Results
}

/** What a comparison came to. */
export interface ResultsAnswer {
  readonly figures: Pick<ClosingFigures, 'quantity' | 'totalErrors' | 'differences' | 'unmatched' | 'lost'>
  readonly rows: Pick<ClosingResults, 'errors' | 'unmatched'>
}

/** As it goes from one thread to the other: the rows follow in pieces. */
export interface ResultsTransfer extends Omit<ResultsAnswer, 'rows'> {
  readonly rows: { readonly errors: MessagePort; readonly unmatched: MessagePort }
}

export type OrdersAnswer = OrdersRead<ResultsAnswer>
export type IncomeAnswer = IncomeRead<ResultsAnswer>
type OrdersTransfer = OrdersRead<ResultsTransfer>
type IncomeTransfer = IncomeRead<ResultsTransfer>

/**
 * `income` and `stored` say again what the worker may have lost with its predecessor: the income files, and the orders as the
 * API answers or takes them. `awaited` is what the API answers.
 */
export type WorkerRequest =
  | { readonly type: 'orders'; readonly files: readonly File[]; readonly income: readonly File[] | undefined }
  | {
      readonly type: 'income'
      readonly files: readonly File[]
      readonly stored: Blob | undefined
    }
  | { readonly type: 'income-check'; readonly files: readonly File[] }
  | {
      readonly type: 'late'
      readonly awaited: Blob
      readonly income: readonly File[] | undefined
    }
  | { readonly type: 'results-body'; readonly results: ResultsTransfer }

/** A `body` is what the API takes, compressed: of `late`, the payments found of orders that other closings await. */
export type WorkerMessage =
  | { readonly type: 'stage'; readonly stage: ReadingStage }
  | { readonly type: 'progress'; readonly progress: ReadingProgress }
  | { readonly type: 'late'; readonly body: Blob }
  | { readonly type: 'orders'; readonly answer: OrdersTransfer }
  | { readonly type: 'income'; readonly answer: IncomeTransfer }
  | { readonly type: 'income-check' }
  | { readonly type: 'results-body'; readonly body: Blob }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly fileName: string | undefined }

/** Results as they leave the worker: their rows in pieces, so that the page is not held up. */
export function transferResults({
  errors,
  unmatched,
  quantity,
  totalErrors,
}: ClosingResults): ResultsTransfer {
  const counts = { differences: errors.length, unmatched: unmatched.length, lost: lostOf(errors) }
  return {
    figures: { quantity, totalErrors, ...counts },
    rows: { errors: sendInPieces(errors), unmatched: sendInPieces(unmatched) },
  }
}

function lostOf(errors: readonly Difference[]): Cents {
  return sumCents(errors.map(({ Diferenca }) => shortfall(toCents(Diferenca))))
}
