import {
  InvoiceProblem,
  type ReadInvoice,
  readInvoice,
  type XmlNode,
  type XmlValue,
} from '@vendaclara/core/products'
import { group } from 'd3-array'
import { FileRefused } from '../../../files/file-refused.ts'
import { readXmlFile, type XmlElement } from '../../../files/open-workbook.ts'
import { mostXmlBytes } from './refusal.ts'

/** Deeper than any invoice; its tree is made one level within the other. */
const deepest = 50

/** Reads the XML of an invoice. Throws a FileRefused. */
export async function readInvoiceFile(file: Blob, taxIds: readonly string[]): Promise<ReadInvoice> {
  try {
    const root = await readXmlFile(file, mostXmlBytes)
    return readInvoice(Object.fromEntries([[root.name, valueOfElement(root, 1)]]), { taxIds })
  } catch (error) {
    if (error instanceof InvoiceProblem) throw new FileRefused(error.fault, error)
    // An invoice is not divided as a spreadsheet is.
    if (error instanceof FileRefused && error.refusal.kind === 'too-large') {
      throw new FileRefused({ kind: 'large-invoice' }, error)
    }
    throw error
  }
}

/** An element as its plain tree. Of its attributes only the id says something. */
function valueOfElement(element: XmlElement, depth: number): XmlValue {
  if (depth > deepest) throw new FileRefused({ kind: 'damaged' })
  const { children, text } = element
  const id = element.attribute('Id')
  if (children.length === 0 && id === undefined) return text
  const named = group(children, ({ name }) => name)
  const entries = [...named].map(([name, all]): [string, XmlValue] => {
    const values = all.map((one) => valueOfElement(one, depth + 1))
    const [only, ...others] = values
    return [name, only !== undefined && others.length === 0 ? only : values]
  })
  const node: XmlNode = Object.fromEntries(entries)
  return { ...node, ...(id !== undefined && { '@_Id': id }), ...(text !== '' && { '#text': text }) }
}
