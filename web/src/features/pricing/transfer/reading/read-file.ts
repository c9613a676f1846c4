import { FileRefused } from './file-refused.ts'
import { mostFileBytes } from './most-file-bytes.ts'
import type { RawTable } from './raw-table.ts'
import { readCsv } from './read-csv.ts'
import { readSheets } from './read-sheets.ts'
import { refuseForeignBytes } from './refuse-foreign-bytes.ts'

/** The tables a file may hold, whatever its name: its bytes decide. Throws a FileRefused. */
export async function readFile(file: Blob): Promise<RawTable[]> {
  if (file.size > mostFileBytes) throw new FileRefused({ kind: 'too-large' })
  const bytes = await readBytes(file)
  const kind = refuseForeignBytes(bytes)
  return kind === 'zip' ? readSheets(bytes) : readCsv(bytes)
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    // The file was moved, deleted or is open elsewhere since it was chosen.
    throw new FileRefused({ kind: 'unavailable' }, error)
  }
}
