import type { Sheet } from '@vendaclara/core/closing'
import { readXlsx } from 'hucre/xlsx'
import { FileRefused } from './file-refused.ts'
import { inspectContainer, readingLimits } from './inspect-container.ts'

const tooManyCells = /over the \d+ limit/

/** The sheets of an .xlsx with the values of their cells. Throws a FileRefused for anything else. */
export async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const bytes = await readBytes(file)
  const refusal = inspectContainer(bytes)
  if (refusal) throw new FileRefused(refusal)
  const { sheets } = await readXlsx(bytes).catch((error: unknown) => {
    const tooLarge = error instanceof Error && tooManyCells.test(error.message)
    throw new FileRefused({ kind: tooLarge ? 'too-large' : 'damaged' }, error)
  })
  if (sheets.every((sheet) => sheet.rows.length === 0)) throw new FileRefused({ kind: 'empty-workbook' })
  return sheets.map(({ name, rows }) => ({ name, rows }))
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  if (file.size > readingLimits.fileBytes) throw new FileRefused({ kind: 'too-large' })
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    // The file was moved, deleted or is open elsewhere since it was chosen.
    throw new FileRefused({ kind: 'unavailable' }, error)
  }
}
