import { AdsProblem, type AdsReportReader } from '@vendaclara/core/ads'
import { letGo } from '@vendaclara/core/memory'
import { onlyFileIn } from '../../../files/choose/only-file-in.ts'
import { type FileFault, FileRefused } from '../../../files/file-refused.ts'
import { openWorkbook } from '../../../files/open-workbook.ts'
import { readChunks, readUtf8 } from '../../../files/read-text.ts'
import { limits, readMercadoCsv, readSheets } from './read-sheets.ts'
import { ReportText } from './report-text.ts'

/** Called with the number of bytes read so far, after each chunk. */
type OnProgress = (bytes: number) => void

/**
 * Reads the rows of an ads report from a file, as a workbook or a text, under any name; also of one that is alone in a
 * .zip.
 *
 * @throws FileRefused or AdsProblem if it has none, or several
 */
export async function readAdsFile(file: Blob, onProgress?: OnProgress): Promise<AdsReportReader> {
  try {
    return await readUnpacked(file, onProgress)
  } catch (error) {
    if (faultIn(error)?.kind !== 'archive') throw error
    return readUnpacked(await onlyFileIn(file, error as FileRefused), onProgress)
  }
}

async function readUnpacked(file: Blob, onProgress?: OnProgress): Promise<AdsReportReader> {
  const sheets = await openWorkbook(file, limits).catch((error: unknown) => {
    if (isText(faultIn(error))) return undefined
    throw error
  })
  if (sheets) return readSheets(sheets)
  return readReport(file.stream(), onProgress).catch(async (problem: unknown) => {
    const isForeign = problem instanceof AdsProblem && problem.kind === 'no-table'
    const ofMercado = isForeign ? await readMercadoCsv(file) : undefined
    if (!ofMercado) throw problem
    return ofMercado
  })
}

function faultIn(error: unknown): FileFault | undefined {
  return error instanceof FileRefused ? (error.refusal as FileFault) : undefined
}

/** Whether a file that is no workbook is a text, of which its reader says what is wrong. */
function isText(fault: FileFault | undefined): boolean {
  return fault?.kind === 'blank' || (fault?.kind === 'disguised' && /text|html|xml/.test(fault.as))
}

/**
 * Reads the rows of an ads report from the bytes of a text, in one pass. The chunks of the stream are freed once they are read.
 *
 * @throws AdsProblem or FileRefused if it is no ads report
 */
export async function readReport(
  stream: ReadableStream<Uint8Array>,
  onProgress?: OnProgress,
): Promise<AdsReportReader> {
  const text = new ReportText()
  for await (const piece of readUtf8(emptiedChunks(stream, onProgress))) text.push(piece)
  return text.end()
}

async function* emptiedChunks(
  stream: ReadableStream<Uint8Array>,
  onProgress: OnProgress | undefined,
): AsyncGenerator<Uint8Array, void> {
  let read = 0
  for await (const chunk of readChunks(stream)) {
    read += chunk.length
    yield chunk
    letGo(chunk)
    onProgress?.(read)
  }
}
