import type { InvoiceFault, ProductFileFault } from '@vendaclara/core/products'
import type { FileFault } from '../../../files/file-refused.ts'

/** Why an XML is not read: it is larger than any invoice, or declares texts of its own. */
interface XmlFault {
  readonly kind: 'large-invoice' | 'declarations'
}

/** Why a file is refused. */
export type Refusal = FileFault | ProductFileFault | InvoiceFault | XmlFault

const mebibyte = 1024 * 1024

/** The largest file that is read, and the largest XML. */
export const mostFileBytes = 25 * mebibyte
export const mostXmlBytes = 5 * mebibyte

/** The most files that are taken at once, those in archives included. */
export const mostFiles = 2000

/** The most columns of a table. */
export const mostColumns = 500
