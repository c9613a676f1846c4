import type { Reading } from '../container/inflate-entry.ts'
import { ZipFile } from '../container/zip-file.ts'
import { defaultLimits, type ReadingLimits } from '../reading-limits.ts'

/** A file in a ZIP that is no workbook itself. */
export interface ArchivedFile {
  /** Its name without folders. */
  readonly name: string
  /**
   * Its content.
   *
   * @throws SpreadsheetProblem if it is damaged, encrypted, or larger than the limit `partBytes`
   */
  read(): Promise<Blob>
}

/**
 * The files of a ZIP in its sequence, without folders, hidden files and what macOS adds.
 *
 * @throws SpreadsheetProblem as `openWorkbook`
 */
export async function listArchive(
  file: Blob,
  limits: Partial<ReadingLimits> = {},
): Promise<readonly ArchivedFile[]> {
  const reading: Reading = { limits: { ...defaultLimits, ...limits } }
  const zip = await ZipFile.open(file, reading)
  return zip.paths.flatMap((path) => {
    const name = path.replaceAll('\\', '/').split('/').at(-1) ?? ''
    if (name === '' || name.startsWith('.') || /^\/?__MACOSX\//i.test(path)) return []
    return [{ name, read: async () => new Blob([await zip.read(path, reading, reading.limits.partBytes)]) }]
  })
}
