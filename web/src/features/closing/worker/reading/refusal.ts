import type { ClosingFault } from '@vendaclara/core/closing'
import type { FileFault } from '../../../../files/file-refused.ts'

/** Why a file is refused; the sentences are in `texts.ts`. */
export type Refusal =
  | FileFault
  /** A row of a .csv, counted from 1, with more cells than its header: an unquoted 1,50 becomes two cells. */
  | { readonly kind: 'wide-row'; readonly row: number }
  | ClosingFault
  | { readonly kind: 'nothing-to-compare'; readonly leftOut: number }
