import { readFileSync } from 'node:fs'

/** The bytes of a file under samples/ads. */
export function sampleBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../samples/ads/${name}`, import.meta.url)))
}

/** The bytes as a stream of chunks of one size, as a file gives them. */
export function streamOf(bytes: Uint8Array, chunkLength = bytes.length): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + chunkLength))
      at += chunkLength
    },
  })
}
