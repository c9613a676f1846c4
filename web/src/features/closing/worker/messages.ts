import type { ClosingFigures, Difference } from '@vendaclara/contract/closing'
import type { FileReceipt, OrderMonths } from '@vendaclara/contract/closing-receipt'
import { type Cents, shortfall, sumCents, toCents } from '@vendaclara/core/money'
import { sendInPieces } from '../../../workers/pieces.ts'
import type { ClosingResults } from './closing-wire.ts'

export type ReadingStage = 'reading' | 'comparing'

/** How far the reading is: in which of the files, and how many rows of it there were so far. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

/** What the page hears while files are read. */
export type ReadingNews = { readonly stage: ReadingStage } | { readonly progress: ReadingProgress }

/**
 * `receipts` has one for each file, `partlyLeftOut` the IDs of the orders of which some lines were left out. `results` are there when the
 * income of this session was still at hand.
 */
export interface OrdersAnswer {
  readonly receipts: readonly FileReceipt[]
  readonly partlyLeftOut: readonly string[]
  readonly orderMonths: OrderMonths
  /** What the API takes of them, compressed. */
  readonly body: Blob
  readonly results: ResultsAnswer | null
}

export interface IncomeAnswer {
  readonly receipts: readonly FileReceipt[]
  readonly results: ResultsAnswer
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
