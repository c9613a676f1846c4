import type { FileFault } from '../../../files/file-refused.ts'

/** Why a file is refused. */
export type Refusal =
  | FileFault
  | { readonly kind: 'other-report'; readonly report: OtherReport }
  | { readonly kind: 'unknown-columns'; readonly header: readonly string[] }
  | { readonly kind: 'no-lines' }
  | { readonly kind: 'too-many-lines'; readonly lines: number }

export type OtherReport = 'orders' | 'income' | 'ads'

/** The largest file that is read. */
export const mostFileBytes = 10 * 1024 * 1024

/** How many columns a table has at most. */
export const mostColumns = 500

/** How many rows a .csv has at most, blank ones included: no list of listings is as long. */
export const mostCsvRows = 200_000
