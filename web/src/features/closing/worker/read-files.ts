import { ClosingProblem } from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { oldestFirst } from '../files/chosen-files.ts'
import { type Locate, readReport } from '../files/read-report.ts'
import type { ReadFile } from './file-receipts.ts'
import type { ReadingProgress } from './messages.ts'

const millisecondsBetween = 100

interface WantedFile<Content> {
  readonly locate: Locate<Content>
  /** Whether it may be a .csv too. */
  readonly takesCsv: boolean
}

/**
 * Reads files of one kind, the oldest first as the file system dates them: where two have the same order the newer one
 * knows better. One that is refused refuses all, named in the FileRefused.
 */
export async function readFiles<Content>(
  files: readonly File[],
  { locate, takesCsv }: WantedFile<Content>,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadFile<Content>[]> {
  const contents: ReadFile<Content>[] = []
  let reportedAt = performance.now()
  for (const [index, file] of oldestFirst(files).entries()) {
    const fileName = file.name
    const onRows = (rows: number) => {
      const now = performance.now()
      if (now - reportedAt < millisecondsBetween) return
      reportedAt = now
      onProgress({ fileName, file: index + 1, files: files.length, rows })
    }
    try {
      contents.push({ fileName, content: await readReport(file, locate, { takesCsv, onRows }) })
    } catch (error) {
      throw inWords(error, fileName)
    }
  }
  return contents
}

function inWords(error: unknown, fileName: string): unknown {
  const refused = error instanceof ClosingProblem ? new FileRefused(error.fault, error) : error
  if (refused instanceof FileRefused) refused.fileName = fileName
  return refused
}
