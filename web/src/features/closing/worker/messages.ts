import type { FileReceipt } from '@vendaclara/contract/closing'

/** The progress of reading: the current file, and how many of its rows were read. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

/** A file that was read and is not stored yet. `key` identifies it in the worker. */
export interface FileRead {
  readonly key: string
  readonly sha256: string
  readonly report?: string
  readonly receipt: FileReceipt
  /** How many rows of it are to be stored. */
  readonly rows: number
}

/** Income files that were read; their content is on its way to the worker that compares. */
export interface SentIncome {
  readonly receipts: readonly FileReceipt[]
  readonly income: MessagePort
}
