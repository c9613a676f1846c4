import type { FileFault } from '../../../files/file-refused.ts'

export type Refusal =
  | FileFault
  | { readonly kind: 'other-report'; readonly report: OtherReport }
  | { readonly kind: 'unknown-columns'; readonly header: readonly string[] }
  | { readonly kind: 'no-lines' }
  | { readonly kind: 'too-many-lines'; readonly lines: number }

export type OtherReport = 'orders' | 'income' | 'ads'

export const mostFileBytes = 10 * 1024 * 1024

export const mostColumns = 500

/** The most rows of a .csv, including blank ones. No list of listings is longer. */
export const mostCsvRows = 200_000
