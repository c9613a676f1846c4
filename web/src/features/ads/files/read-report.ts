import { AdsProblem, type Letters, type ReportWithoutTexts } from '@vendaclara/core/ads'
import { letGo } from '@vendaclara/core/memory'
import { onlyFileIn } from '../../../files/choose/only-file-in.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { readChunks, readUtf8 } from '../../../files/read-text.ts'
import { withoutOtherEncodings } from './encodings/other-encodings.ts'
import { mayBeWorkbook, readMercadoCsv, readWorkbook, unopened } from './read-workbook.ts'
import { refuseForeignBytes } from './refusal.ts'
import { ReportText } from './report-text.ts'

interface ReportListener {
  /** The number of bytes read so far, after each chunk. */
  readonly onProgress?: (bytes: number) => void
  /** Receives the letters of the texts of the report's terms one by one, all of them before the report. */
  readonly onLetters: (letters: Letters) => void
}

/** Reads an ads report from a file, as a workbook or a text, under any name; also one that is alone in a .zip. */
export async function readAdsFile(file: Blob, listener: ReportListener): Promise<ReportWithoutTexts> {
  try {
    return await readUnpacked(file, listener)
  } catch (error) {
    if (!(error instanceof FileRefused) || error.refusal.kind !== 'archive') throw error
    return readUnpacked(await unpacked(file, error), listener)
  }
}

async function unpacked(archive: Blob, refused: FileRefused): Promise<File> {
  try {
    return await onlyFileIn(archive, refused)
  } catch (error) {
    const refusal = error instanceof FileRefused ? unopened(error) : undefined
    throw refusal ? new FileRefused(refusal, error) : error
  }
}

async function readUnpacked(file: Blob, listener: ReportListener): Promise<ReportWithoutTexts> {
  const { onLetters } = listener
  const ofWorkbook = (await mayBeWorkbook(file)) ? await readWorkbook(file, onLetters) : undefined
  if (ofWorkbook) return ofWorkbook
  return readReport(file.stream(), listener).catch(async (problem: unknown) => {
    const isForeign = problem instanceof AdsProblem && problem.kind === 'no-table'
    const ofMercado = isForeign ? await readMercadoCsv(await asUtf8(file), onLetters) : undefined
    if (!ofMercado) throw problem
    return ofMercado
  })
}

async function asUtf8(file: Blob): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of withoutOtherEncodings(readChunks(file.stream()))) parts.push(part.slice())
  return new Blob(parts)
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
  const chunks = withoutOtherEncodings(emptiedChunks(stream, onProgress))
  for await (const piece of readUtf8(chunks, refuseForeignBytes)) text.push(piece)
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
