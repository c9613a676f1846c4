import type { FileReceipt, FileSlot } from '@vendaclara/contract/closing'

/** The progress of reading: the current file, and how many of its rows were read. */
export interface ReadingProgress {
  readonly fileName: string
  readonly file: number
  readonly files: number
  readonly rows: number
}

/** A file of the month as the page knows it. */
export interface KnownFile {
  /** Identifies it in the worker. */
  readonly key: string
  /** Identifies it on the server; absent until it is stored. */
  readonly number?: number
  readonly slot: FileSlot
  readonly sha256: string
  readonly report?: string | undefined
  readonly receipt: FileReceipt
  /** How many rows of it are to be stored. */
  readonly rows: number
}

/** The files that are shown, and the numbers of those that were stored and taken away since. */
export interface KnownFiles {
  readonly files: readonly KnownFile[]
  readonly gone: readonly number[]
}

/** Income files that were read; their content is on its way to the worker that compares. */
export interface SentIncome {
  readonly receipts: readonly FileReceipt[]
  readonly income: MessagePort
}
