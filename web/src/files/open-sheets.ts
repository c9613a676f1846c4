import { onlyFileIn } from './choose/only-file-in.ts'
import { type FileFault, FileRefused } from './file-refused.ts'
import { type CsvOptions, openCsv } from './open-csv.ts'
import { type OpenSheet, openWorkbook, type WorkbookLimits } from './open-workbook.ts'

interface OpeningOptions {
  readonly limits?: WorkbookLimits
  /** How a .csv is read. Without it, a text file is refused as 'disguised'. */
  readonly csv?: CsvOptions | undefined
}

/**
 * The sheets of an .xlsx, or the one table of a .csv; also of one that is alone in a .zip. The bytes of the file decide
 * which it is, never its name. Throws a FileRefused.
 */
export async function openSheets(file: Blob, options: OpeningOptions): Promise<readonly OpenSheet[]> {
  if (file.type === folderType) throw new FileRefused({ kind: 'folder' })
  try {
    return await openTable(file, options)
  } catch (error) {
    if (faultIn(error)?.kind !== 'archive') throw error
    return await openTable(await onlyFileIn(file, error as FileRefused), options)
  }
}

async function openTable(file: Blob, { limits, csv }: OpeningOptions): Promise<readonly OpenSheet[]> {
  try {
    return await openWorkbook(file, limits)
  } catch (error) {
    const fault = faultIn(error)
    const isText = fault?.kind === 'disguised' && fault.as === 'text'
    // A part of a table looks like a whole one.
    if ((isText || fault?.kind === 'blank') && isUnfinished(file))
      throw new FileRefused({ kind: 'truncated' })
    if (!csv || !isText) throw error
    return [await openCsv(file, csv)]
  }
}

/** The type of a file that stands for a folder. */
export const folderType = 'inode/directory'

/** Browsers give a file these names while it is downloaded. */
function isUnfinished(file: Blob): boolean {
  return file instanceof File && /\.(crdownload|opdownload|part|partial|download)$/i.test(file.name)
}

function faultIn(error: unknown): FileFault | undefined {
  return error instanceof FileRefused ? (error.refusal as FileFault) : undefined
}
