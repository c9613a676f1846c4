import { ClosingProblem } from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { ReadingProgress } from '../messages.ts'
import { oldestFirst } from './chosen-files.ts'
import type { ReadFile } from './file-receipts.ts'
import { type Locate, readReport } from './read-report.ts'

const millisecondsBetween = 500

export interface ReadingWatch {
  readonly onProgress?: (progress: ReadingProgress) => void
  /** Aborting it ends the reading at the next row. */
  readonly signal?: AbortSignal
}

interface WantedFile<Content> {
  readonly locate: Locate<Content>
  /** Whether a .csv is accepted too. */
  readonly takesCsv: boolean
}

/**
 * Reads files of one kind, oldest first by the dates of the file system: if two have the same order, the newer one
 * decides.
 *
 * @throws FileRefused that names the file, if one of them is refused; then none is used; or the signal's reason
 */
export async function readFiles<Content>(
  files: readonly File[],
  { locate, takesCsv }: WantedFile<Content>,
  { onProgress, signal }: ReadingWatch = {},
): Promise<ReadFile<Content>[]> {
  const contents: ReadFile<Content>[] = []
  let reportedAt = performance.now()
  for (const [index, file] of oldestFirst(files).entries()) {
    const fileName = file.name
    const onRows = (rows: number) => {
      const now = performance.now()
      if (rows === 0 || now - reportedAt < millisecondsBetween) return
      reportedAt = now
      onProgress?.({ fileName, file: index + 1, files: files.length, rows })
    }
    try {
      const content = await readReport(file, locate, { takesCsv, onRows, signal })
      contents.push({ fileName, sha256: await sha256Of(file), content })
    } catch (error) {
      throw inWords(error, fileName)
    }
  }
  return contents
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function inWords(error: unknown, fileName: string): unknown {
  const refused = error instanceof ClosingProblem ? new FileRefused(error.fault, error) : error
  if (refused instanceof FileRefused) refused.fileName = fileName
  return refused
}
