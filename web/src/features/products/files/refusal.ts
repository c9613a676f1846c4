import type { InvoiceFault, ProductFileFault } from '@vendaclara/core/products'
import type { XmlFault } from '../../../files/open-workbook.ts'

/** Why a file is refused; 'wide-row': a row of a .csv with more cells than its header, as 1,50 without quotes makes of one. */
export type Refusal =
  | XmlFault
  | ProductFileFault
  | InvoiceFault
  | { readonly kind: 'large-invoice' }
  | { readonly kind: 'wide-row'; readonly row: number }

const mebibyte = 1024 * 1024

/** The largest file that is read, and the largest XML. */
export const mostFileBytes = 25 * mebibyte
export const mostXmlBytes = 5 * mebibyte

/** The most files that are taken at once, those in archives included. */
export const mostFiles = 2000

/** The most columns of a table. */
export const mostColumns = 500
