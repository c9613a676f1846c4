import type { Letters, ReportWithoutTexts } from '@vendaclara/core/ads'
import { letGo } from '@vendaclara/core/memory'
import { readChunks, readUtf8 } from '../../../files/read-text.ts'
import { mayBeWorkbook, readWorkbook } from './read-workbook.ts'
import { refuseForeignBytes } from './refusal.ts'
import { ReportText } from './report-text.ts'

interface ReportListener {
  /** The number of bytes read so far, after each chunk. */
  readonly onProgress?: (bytes: number) => void
  /** Receives the letters of the texts of the report's terms one by one, all of them before the report. */
  readonly onLetters: (letters: Letters) => void
}

/** Reads an ads report from a file, as a workbook or a text, whatever its name. */
export async function readAdsFile(file: Blob, listener: ReportListener): Promise<ReportWithoutTexts> {
  const ofWorkbook = (await mayBeWorkbook(file)) ? await readWorkbook(file, listener.onLetters) : undefined
  return ofWorkbook ?? readReport(file.stream(), listener)
}

/**
 * Reads an ads report from the bytes of a file, in one pass. The chunks of the stream are freed once they are read.
 * Throws an AdsProblem or a FileRefused if the file is not an ads report.
 */
export async function readReport(
  stream: ReadableStream<Uint8Array>,
  { onProgress, onLetters }: ReportListener,
): Promise<ReportWithoutTexts> {
  const text = new ReportText()
  for await (const piece of readUtf8(emptiedChunks(stream, onProgress), refuseForeignBytes)) text.push(piece)
  return text.finish(onLetters)
}

async function* emptiedChunks(
  stream: ReadableStream<Uint8Array>,
  onProgress: ReportListener['onProgress'],
): AsyncGenerator<Uint8Array, void> {
  let read = 0
  for await (const chunk of readChunks(stream)) {
    read += chunk.length
    yield chunk
    letGo(chunk)
    onProgress?.(read)
  }
}
