import type { Difference, OrderRow } from '@vendaclara/contract/closing'
import type { IncomeFile, OrdersFile } from '@vendaclara/core/closing'
import type { Refusal } from '../reading/refusal.ts'
import type { ClosingResults } from '../wire/closing-wire.ts'

export type ReadingStage = 'reading' | 'comparing'

export interface OrdersReceipt extends Omit<OrdersFile, 'orders'> {
  readonly orders: number
}

export interface IncomeReceipt extends Omit<IncomeFile, 'income'> {
  readonly orders: number
}

/** `results` are there when the income of this session was still at hand. */
export interface OrdersAnswer {
  readonly receipt: OrdersReceipt
  readonly requests: OrderRow[]
  readonly results: ClosingResults | null
}

export interface IncomeAnswer {
  readonly receipt: IncomeReceipt
  readonly results: ClosingResults
}

/** `income` and `requests` say again what the worker may have lost with its predecessor. */
export type DeskRequest =
  | { readonly type: 'orders'; readonly file: File; readonly income: File | undefined }
  | { readonly type: 'income'; readonly file: File; readonly requests: readonly OrderRow[] | undefined }
  | { readonly type: 'income-check'; readonly file: File }
  | { readonly type: 'errors-file'; readonly errors: readonly Difference[] }

export type DeskMessage =
  | { readonly type: 'stage'; readonly stage: ReadingStage }
  | { readonly type: 'orders'; readonly answer: OrdersAnswer }
  | { readonly type: 'income'; readonly answer: IncomeAnswer }
  | { readonly type: 'income-check' }
  | { readonly type: 'errors-file'; readonly answer: Blob }
  | { readonly type: 'refused'; readonly refusal: Refusal }
