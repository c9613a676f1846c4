import { FileRefused } from './file-refused.ts'
import { type CsvOptions, openCsv } from './open-csv.ts'
import { type OpenSheet, openWorkbook, type WorkbookLimits } from './open-workbook.ts'

interface OpeningOptions {
  readonly limits?: WorkbookLimits
  /** How a .csv is read. Without it, a text file is refused as 'disguised'. */
  readonly csv?: CsvOptions | undefined
}

/**
 * The sheets of an .xlsx, or the one table of a .csv. The bytes of the file decide which it is, never its name.
 * Throws a FileRefused.
 */
export async function openSheets(file: Blob, { limits, csv }: OpeningOptions): Promise<readonly OpenSheet[]> {
  try {
    return await openWorkbook(file, limits)
  } catch (error) {
    if (!csv || !isText(error)) throw error
  }
  return [await openCsv(file, csv)]
}

function isText(error: unknown): boolean {
  if (!(error instanceof FileRefused)) return false
  const { refusal }: FileRefused<{ kind: string; as?: unknown }> = error
  return refusal.kind === 'disguised' && refusal.as === 'text'
}
