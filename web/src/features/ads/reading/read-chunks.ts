import { ForeignFile } from './foreign-file.ts'

/** The chunks of a stream; not every browser can iterate a stream itself. */
export async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // For want of room in memory, which is no fault of the file.
        if (error instanceof RangeError) throw error
        throw new ForeignFile('unreadable', error)
      })
      if (done) return
      yield value
    }
  } finally {
    // Left early, or broken already: in both cases there is nothing more to learn from the stream.
    await reader.cancel().catch(() => undefined)
  }
}
