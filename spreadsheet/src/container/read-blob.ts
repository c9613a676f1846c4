import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

/**
 * The bytes of a file from `start` up to `end`. Throws 'unavailable' when the file can no longer be read, and the
 * signal's reason when it is aborted.
 */
export async function readBlob(
  file: Blob,
  start: number,
  end: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  signal?.throwIfAborted()
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer())
  } catch (error) {
    throw new SpreadsheetProblem({ code: 'unavailable' }, 'the file cannot be read', error)
  } finally {
    signal?.throwIfAborted()
  }
}
