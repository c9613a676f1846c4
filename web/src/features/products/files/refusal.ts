import type { InvoiceFault, ProductFileFault } from '@vendaclara/core/products'
import type { FileFault } from '../../../files/file-refused.ts'

/** Why a file is refused. */
export type Refusal = FileFault | ProductFileFault | InvoiceFault

const mebibyte = 1024 * 1024

/** The largest file that is read, and the largest XML. */
export const mostFileBytes = 25 * mebibyte
export const mostXmlBytes = 5 * mebibyte

/** The most files that are taken at once, those in archives included. */
export const mostFiles = 2000

/** The most columns of a table. */
export const mostColumns = 500
