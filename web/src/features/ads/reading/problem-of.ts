import { AdsProblem } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'
import { ForeignFile } from './foreign-file.ts'

/** How browsers say that an array, a text or a message has no room; the other range errors are our own faults. */
const outOfMemory =
  /allocation|out of memory|invalid string length|invalid (typed )?array (buffer )?length|too large/i

/** What an error met while reading a file says about the file. */
export function problemOf(error: unknown): FileProblem {
  if (error instanceof AdsProblem) return { kind: error.kind, columns: error.columns }
  if (error instanceof ForeignFile) return { kind: error.kind, columns: [] }
  // A message that has no room to be sent is a DOMException.
  const isOfEngine = error instanceof RangeError || error instanceof DOMException
  if (isOfEngine && outOfMemory.test(error.message)) return { kind: 'too-large', columns: [] }
  return { kind: 'unexpected', columns: [], detail: String(error) }
}
