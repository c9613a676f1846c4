import { isWorkbook } from '../../reading/is-workbook.ts'
import type { Refusal } from '../../reading/refusal.ts'

/** How many files are read at once at most: two years of months. */
export const mostFiles = 24

/** What can be said against the chosen files before any is read as a workbook; null when all are .xlsx. */
export async function checkChosenFiles(files: readonly File[]): Promise<Refusal | null> {
  if (files.length === 0 || files.length > mostFiles) return { kind: 'several' }
  for (const file of files) {
    const refusal = await checkName(file)
    if (refusal) return refusal
  }
  return null
}

async function checkName(file: File): Promise<Refusal | null> {
  const [extension] = /\.[^.]+$/.exec(file.name.toLowerCase()) ?? ['um arquivo sem extensão']
  if (extension === '.xlsx') return null
  return (await isWorkbook(file)) ? { kind: 'misnamed' } : { kind: 'name', extension }
}
