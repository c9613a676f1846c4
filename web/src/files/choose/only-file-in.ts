import { type ArchivedFile, listArchive, SpreadsheetProblem } from '@vendaclara/spreadsheet'
import { type FileFault, FileRefused, faultOf } from '../file-refused.ts'

/** A month of the largest shops has about half of it. */
const mostBytes = 128 * 1024 * 1024
const mostNames = 4
const tableName = /\.(xlsx|xls|csv|txt)$/i

/** Null for another archive than a .zip. */
async function listed(archive: Blob, partBytes = mostBytes): Promise<readonly ArchivedFile[] | null> {
  try {
    return await listArchive(archive, { partBytes })
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return null
    throw error
  }
}

/**
 * The only file in a .zip, or the only one of several that is named as a table. Throws a FileRefused: `refused`, with
 * the names of the files, if there is no such file.
 */
export async function onlyFileIn(archive: Blob, refused: FileRefused): Promise<File> {
  const files = await listed(archive)
  if (!files) throw refused
  const tables = files.length === 1 ? files : files.filter(({ name }) => tableName.test(name))
  const [only, ...others] = tables
  if (!only || others.length > 0) {
    const names = (tables.length > 0 ? tables : files).slice(0, mostNames).map(({ name }) => name)
    throw new FileRefused({ ...(refused.refusal as FileFault & { kind: 'archive' }), names }, refused)
  }
  return new File([await only.read().catch(refuse)], only.name)
}

/** The files in a .zip with this ending; empty for another file, also for a workbook. Reading one throws a FileRefused. */
export async function filesIn(
  file: Blob,
  ending: string,
  mostBytes: number,
): Promise<readonly ArchivedFile[]> {
  const all = (await listed(file, mostBytes)) ?? []
  // A workbook is an archive of XML too.
  if (all.some(({ name }) => name === '[Content_Types].xml')) return []
  return all
    .filter(({ name }) => name.toLowerCase().endsWith(ending))
    .map((one) => ({ name: one.name, read: () => one.read().catch(refuse) }))
}

function refuse(error: unknown): never {
  throw error instanceof SpreadsheetProblem ? new FileRefused(faultOf(error.reason), error) : error
}
