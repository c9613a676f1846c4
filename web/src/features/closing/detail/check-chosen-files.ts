import type { Refusal } from '../reading/refusal.ts'

/** What can be said against the chosen files before any is opened; null when there is one .xlsx. */
export function checkChosenFiles(files: readonly Pick<File, 'name'>[]): Refusal | null {
  const [file, ...more] = files
  if (!file || more.length > 0) return { kind: 'several' }
  const [extension] = /\.[^.]+$/.exec(file.name.toLowerCase()) ?? ['um arquivo sem extensão']
  return extension === '.xlsx' ? null : { kind: 'name', extension }
}
