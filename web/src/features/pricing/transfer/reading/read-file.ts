import { SpreadsheetProblem } from '@vendaclara/spreadsheet'
import { FileRefused } from './file-refused.ts'
import { mostFileBytes } from './most-file-bytes.ts'
import type { RawTable } from './raw-table.ts'
import { readCsv } from './read-csv.ts'
import { readSheets } from './read-sheets.ts'
import { refusalOf } from './refusal-of.ts'

/** The tables a file may hold, whatever its name: its bytes decide. Throws a FileRefused. */
export async function readFile(file: Blob): Promise<RawTable[]> {
  if (file.size > mostFileBytes) throw new FileRefused({ kind: 'too-large' })
  try {
    return await readSheets(file)
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    const { reason } = error
    if (reason.code === 'not-a-zip' && reason.looksLike === 'text') return readCsv(await readBytes(file))
    throw new FileRefused(refusalOf(reason), error)
  }
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    // The file was moved, deleted or is open elsewhere since it was chosen.
    throw new FileRefused({ kind: 'unavailable' }, error)
  }
}
