import type { Difference, OrderRow } from '@vendaclara/contract/closing'
import type { AwaitedOrder } from '@vendaclara/contract/closing-late'
import type { FileReceipt } from '@vendaclara/contract/closing-receipt'
import type { IncomeFile, OrdersFile } from '@vendaclara/core/closing'
import type { Refusal } from '../reading/refusal.ts'
import type { ClosingResults } from '../wire/closing-wire.ts'
import type { LatePaid } from '../wire/late-wire.ts'

export type ReadingStage = 'reading' | 'comparing'

/** How far the reading is: in which of the files, and how many rows of it there were so far. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

export interface OrdersReceipt extends Omit<OrdersFile, 'orders' | 'leftOut' | 'linesLeftOut'> {
  readonly orders: number
}

export interface IncomeReceipt extends Omit<IncomeFile, 'income' | 'payments'> {
  readonly orders: number
}

/** `receipt` sums what the files of one choice come to, `receipts` has one for each. `results` are there when the income of this session was still at hand. */
export interface OrdersAnswer {
  readonly receipt: OrdersReceipt
  readonly receipts: readonly FileReceipt[]
  readonly requests: OrderRow[]
  readonly results: ClosingResults | null
}

export interface IncomeAnswer {
  readonly receipt: IncomeReceipt
  readonly receipts: readonly FileReceipt[]
  readonly results: ClosingResults
}

/** `income` and `requests` say again what the worker may have lost with its predecessor. */
export type DeskRequest =
  | { readonly type: 'orders'; readonly files: readonly File[]; readonly income: readonly File[] | undefined }
  | {
      readonly type: 'income'
      readonly files: readonly File[]
      readonly requests: readonly OrderRow[] | undefined
    }
  | { readonly type: 'income-check'; readonly files: readonly File[] }
  | {
      readonly type: 'late'
      readonly awaited: readonly AwaitedOrder[]
      readonly income: readonly File[] | undefined
    }
  | { readonly type: 'errors-file'; readonly errors: readonly Difference[] }

export type DeskMessage =
  | { readonly type: 'stage'; readonly stage: ReadingStage }
  | { readonly type: 'progress'; readonly progress: ReadingProgress }
  | { readonly type: 'late'; readonly answer: readonly LatePaid[] }
  | { readonly type: 'orders'; readonly answer: OrdersAnswer }
  | { readonly type: 'income'; readonly answer: IncomeAnswer }
  | { readonly type: 'income-check' }
  | { readonly type: 'errors-file'; readonly answer: Blob }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly fileName: string | undefined }
