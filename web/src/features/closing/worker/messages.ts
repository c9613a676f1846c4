import type { FileReceipt, OrderMonths } from '@vendaclara/contract/closing'

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
