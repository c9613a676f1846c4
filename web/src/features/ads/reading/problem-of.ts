import { AdsProblem } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'
import { ForeignFile } from './foreign-file.ts'

/** How browsers say that a typed array or a text has no room; the other range errors are our own faults. */
const outOfMemory = /allocation|out of memory|invalid string length|invalid (typed )?array length|too large/i

/** What an error met while reading a file says about the file. */
export function problemOf(error: unknown): FileProblem {
  if (error instanceof AdsProblem) return { kind: error.kind, missing: error.missing }
  if (error instanceof ForeignFile) return { kind: error.kind, missing: [] }
  if (error instanceof RangeError && outOfMemory.test(error.message))
    return { kind: 'too-large', missing: [] }
  return { kind: 'unexpected', missing: [], detail: String(error) }
}
