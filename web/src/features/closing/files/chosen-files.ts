import { isWorkbook } from '../../../files/open-workbook.ts'
import type { Refusal } from './refusal.ts'

/** The two files of a closing. */
export type FileSlot = 'orders' | 'income'

/** How many files are read at once at most: two years of months. */
export const mostFiles = 24

/** Why chosen files are refused before any is read as a workbook; null when all are .xlsx. */
export async function checkChosenFiles(files: readonly File[]): Promise<Refusal | null> {
  if (files.length === 0 || files.length > mostFiles) return { kind: 'several' }
  for (const file of files) {
    const refusal = await checkName(file)
    if (refusal) return refusal
  }
  return null
}

async function checkName(file: File): Promise<Refusal | null> {
  const [extension] = /\.[^.]+$/.exec(file.name.toLowerCase()) ?? ['']
  if (extension === '.xlsx') return null
  return (await isWorkbook(file)) ? { kind: 'misnamed' } : { kind: 'name', extension }
}

/** Files as they are read: the oldest first, as the file system dates them. */
export function oldestFirst(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => one.lastModified - other.lastModified)
}
