import { isWorkbook } from '../reading/is-workbook.ts'
import type { Refusal } from '../reading/refusal.ts'

/** What can be said against the chosen files before any is read as a workbook; null when there is one .xlsx. */
export async function checkChosenFiles(files: readonly File[]): Promise<Refusal | null> {
  const [file, ...more] = files
  if (!file || more.length > 0) return { kind: 'several' }
  const [extension] = /\.[^.]+$/.exec(file.name.toLowerCase()) ?? ['um arquivo sem extensão']
  if (extension === '.xlsx') return null
  return (await isWorkbook(file)) ? { kind: 'misnamed' } : { kind: 'name', extension }
}
