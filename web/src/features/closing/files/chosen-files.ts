import { type ClosingMarketplace, closingOf, knownFile, rowsSearched } from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { type CsvOptions, openCsv } from '../../../files/open-csv.ts'
import { isWorkbook } from '../../../files/open-workbook.ts'
import type { Refusal } from './refusal.ts'

/** The two files of a closing. */
export type FileSlot = 'orders' | 'income'

/** The most files read at once: two years of months. */
export const mostFiles = 24

/** The file extensions that a slot of a marketplace's closing accepts. */
export function extensionsOf(marketplace: ClosingMarketplace, slot: FileSlot): readonly string[] {
  const isText = slot === 'income' && closingOf(marketplace).files.takesIncomeAsText
  return isText ? [...textExtensions, '.xlsx'] : ['.xlsx']
}

/** A text table is recognised by its content: Mercado Pago names some of its reports .txt. */
const textExtensions = ['.csv', '.txt']

/** Why chosen files are refused before any is read; null if all have an accepted extension. */
export async function checkChosenFiles(
  files: readonly File[],
  extensions: readonly string[],
): Promise<Refusal | null> {
  if (files.length === 0 || files.length > mostFiles) return { kind: 'several' }
  for (const file of files) {
    const refusal = await checkName(file, extensions)
    if (refusal) return refusal
  }
  return null
}

async function checkName(file: File, extensions: readonly string[]): Promise<Refusal | null> {
  const [extension] = /\.[^.]+$/.exec(file.name.toLowerCase()) ?? ['']
  if (extensions.includes(extension)) return null
  if (await isWorkbook(file)) return { kind: 'misnamed' }
  const known = textExtensions.includes(extension) ? await knownText(file) : undefined
  // A known file whose export is no text was saved as .csv afterwards.
  const isItsOwn =
    known?.kind === 'other-report' ||
    (known && extensionsOf(known.marketplace, known.file).includes(extension))
  return known && isItsOwn ? known : { kind: 'name', extension }
}

/** Which file of a closing, or other report, a text file is. */
async function knownText(file: File): Promise<ReturnType<typeof knownFile>> {
  try {
    const countKnown = (rows: Parameters<CsvOptions['countKnown']>[0]) =>
      knownFile([{ name: file.name, rows }]) ? 1 : 0
    const sheet = await openCsv(file, { countKnown })
    return knownFile([{ name: file.name, rows: await sheet.firstRows(rowsSearched) }])
  } catch (error) {
    if (error instanceof FileRefused) return undefined
    throw error
  }
}

/** The files in the sequence in which they are read: oldest first, by the dates of the file system. */
export function oldestFirst(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => one.lastModified - other.lastModified)
}
