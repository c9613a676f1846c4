import type { ClosingFault } from '@vendaclara/core/closing'
import type { FileFault } from '../../../files/file-refused.ts'

/** Why a file is refused; the sentences are in `texts.ts`. `extension` is '' where a name has none. */
export type Refusal =
  | FileFault
  | { readonly kind: 'name'; readonly extension: string }
  | { readonly kind: 'misnamed' }
  /** A row of a .csv, from 1, with more cells than its header: an amount such as 1,50 would be two. */
  | { readonly kind: 'wide-row'; readonly row: number }
  | ClosingFault
  | { readonly kind: 'nothing-to-compare'; readonly leftOut: number }
  | { readonly kind: 'stored-orders' }
