import { AdsProblem } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'
import { ForeignFile } from './foreign-file.ts'

/** What an error met while reading a file says about the file. */
export function problemOf(error: unknown): FileProblem {
  if (error instanceof AdsProblem) return { kind: error.kind, missing: error.missing }
  if (error instanceof ForeignFile) return { kind: error.kind, missing: [] }
  return { kind: 'unexpected', missing: [], detail: String(error) }
}
