import type { CostListMapping, ProductFile, ProductSheet, ReadInvoice } from '@vendaclara/core/products'
import { filesIn } from '../../../files/choose/only-file-in.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { readFile } from './read-file.ts'
import { readInvoiceFile } from './read-invoice-file.ts'
import { mostFileBytes, mostFiles, mostXmlBytes, type Refusal } from './refusal.ts'

/** What became of a file, or of one within an archive. A list of the seller's own waits for its columns. */
export type FileResult = { readonly fileName: string } & (
  | { readonly kind: 'products'; readonly products: ProductFile }
  | {
      readonly kind: 'columns'
      readonly file: File
      readonly heads: readonly ProductSheet[]
      readonly mapping: CostListMapping
    }
  | { readonly kind: 'invoice'; readonly invoice: ReadInvoice }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
)

export interface FilesToRead {
  readonly files: readonly File[]
  /** The day on which the files say so. */
  readonly readOn: string
  /** The CNPJs of the seller. */
  readonly taxIds: readonly string[]
}

export interface Progress {
  readonly done: number
  readonly all: number
}

/** Reads files of all kinds, each recognised by its content; one that is refused does not stop the others. */
export async function readFiles(
  { files, readOn, taxIds }: FilesToRead,
  report: (progress: Progress) => void,
): Promise<readonly FileResult[]> {
  const results: FileResult[] = []
  let invoices = 0
  const take = async (fileName: string, read: () => Promise<readonly FileResult[]>) => {
    try {
      results.push(...(await read()))
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      results.push({ fileName, kind: 'refused', refusal: error.refusal as Refusal })
    }
  }
  const takeInvoice = (fileName: string, open: () => Promise<Blob>) => {
    invoices += 1
    return take(fileName, async () => {
      if (invoices > mostFiles) throw new FileRefused({ kind: 'several' })
      return [{ fileName, kind: 'invoice', invoice: await readInvoiceFile(await open(), taxIds) }]
    })
  }
  for (const [done, file] of files.entries()) {
    report({ done, all: files.length })
    const { name } = file
    const archived = file.size <= mostFileBytes ? await filesIn(file, '.xml', mostXmlBytes) : []
    if (archived.length > 0)
      for (const one of archived.slice(0, mostFiles + 1)) await takeInvoice(one.name, one.read)
    else if (await isXml(file)) await takeInvoice(name, async () => file)
    else
      await take(name, async () => {
        if (file.size > mostFileBytes) throw new FileRefused({ kind: 'too-large' })
        const found = await readFile({ file, readOn })
        return [found.kind === 'columns' ? { ...found, fileName: name, file } : { ...found, fileName: name }]
      })
  }
  return results
}

const sniffed = 256

/** Whether a file is XML and no page of the internet. */
async function isXml(file: File): Promise<boolean> {
  const start = await file
    .slice(0, sniffed)
    .text()
    .catch(() => '')
  return /^\ufeff?\s*<(?!!doctype\s+html|html)/i.test(start)
}
