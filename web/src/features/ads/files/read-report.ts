import type { ReportWithoutTexts } from '@vendaclara/core/ads'
import { letGo } from '@vendaclara/core/memory'
import { FileRefused } from '../../../files/file-refused.ts'
import { joinBytes, LineEnds, TextDecoding } from '../../../files/text-decoding.ts'
import { refuseForeignBytes } from './refusal.ts'
import { ReportText } from './report-text.ts'

const headLength = 4096

interface ReportListener {
  /** How many bytes were read, after each chunk. */
  readonly onProgress?: (bytes: number) => void
  /** The next text of the report's terms; all of them come before the report. */
  readonly onText: (text: string) => void
}

/**
 * Reads an ads report from the bytes of a file, in one pass; the chunks of the stream are emptied once they are read.
 * Throws an AdsProblem or a FileRefused where the file is no report of search terms.
 */
export async function readReport(
  stream: ReadableStream<Uint8Array>,
  { onProgress, onText }: ReportListener,
): Promise<ReportWithoutTexts> {
  const text = new ReportText()
  const lineEnds = new LineEnds()
  let decoding: TextDecoding | undefined
  let head: Uint8Array = new Uint8Array()
  let read = 0

  const begin = (): TextDecoding => {
    refuseForeignBytes(head)
    return new TextDecoding(head)
  }
  for await (const chunk of readChunks(stream)) {
    read += chunk.length
    if (decoding) {
      text.push(lineEnds.unify(decoding.decode(chunk)))
      letGo(chunk)
    } else {
      head = joinBytes(head, chunk)
      if (head.length >= headLength) {
        decoding = begin()
        text.push(lineEnds.unify(decoding.decode(head)))
      }
    }
    onProgress?.(read)
  }
  if (!decoding) {
    decoding = begin()
    text.push(lineEnds.unify(decoding.decode(head)))
  }
  text.push(lineEnds.unify(decoding.end()) + lineEnds.end())
  return text.finish(onText)
}

/** The chunks of a stream; not every browser can iterate a stream itself. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // For want of room in memory, which is no fault of the file.
        if (error instanceof RangeError) throw error
        throw new FileRefused({ kind: 'unavailable' }, error)
      })
      if (done) return
      yield value
    }
  } finally {
    // Left early, or broken already: in both cases there is nothing more to learn from the stream.
    await reader.cancel().catch(() => undefined)
  }
}
