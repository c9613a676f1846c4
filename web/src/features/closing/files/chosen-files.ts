import { type ClosingMarketplace, closingOf, knownFile, rowsSearched } from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { type CsvOptions, openCsv } from '../../../files/open-csv.ts'
import { isWorkbook } from '../../../files/open-workbook.ts'
import type { Refusal } from './refusal.ts'

/** The two files of a closing. */
export type FileSlot = 'orders' | 'income'

/** How many files are read at once at most: two years of months. */
export const mostFiles = 24

/** How the names of the files end that a slot of a marketplace's closing takes. */
export function extensionsOf(marketplace: ClosingMarketplace, slot: FileSlot): readonly string[] {
  const isText = slot === 'income' && closingOf(marketplace).files.takesIncomeAsText
  return isText ? [...textExtensions, '.xlsx'] : ['.xlsx']
}

/** A table in text is read by what it says: Mercado Pago names some of its reports .txt. */
const textExtensions = ['.csv', '.txt']

/** Why chosen files are refused before any is read; null when all have one of the extensions. */
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
  // One that is no .csv of itself was saved as such.
  const isItsOwn =
    known?.kind === 'other-report' ||
    (known && extensionsOf(known.marketplace, known.file).includes(extension))
  return known && isItsOwn ? known : { kind: 'name', extension }
}

/** Which file of a closing, or other report, a text is. */
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

/** Files as they are read: the oldest first, as the file system dates them. */
export function oldestFirst(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => one.lastModified - other.lastModified)
}
