import type { ReadingLimits } from '../reading-limits.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { readBlob } from './read-blob.ts'
import type { ZipEntry } from './zip-directory.ts'

/** How an entry is read. `onRead` gets the number of bytes of the file read since the last call. */
export interface Reading {
  readonly limits: ReadingLimits
  readonly signal?: AbortSignal | undefined
  readonly onRead?: ((bytes: number) => void) | undefined
}

const localMark = 0x04034b50
const localLength = 30
const stored = 0
const deflated = 8
const encryptedFlag = 1
/** A browser fetches each piece from another process. With pieces of 256 KB, that took a fifth of the inflation. */
const readAtOnce = 1024 * 1024
/** Small, because the inflated piece stays in memory until it is read and may be a thousand times as large. */
const inflatedAtOnce = 16 * 1024
const storedAtOnce = 65_535
const inflationFrom = 64 * 1024 * 1024
const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

/**
 * The uncompressed bytes of an entry, in pieces. The entry is wrapped as gzip (RFC 1952), so the runtime itself
 * checks checksum and length. Throws a SpreadsheetProblem if anything is wrong, possibly only after the last piece.
 */
export async function* inflateEntry(
  file: Blob,
  entry: ZipEntry,
  reading: Reading,
): AsyncGenerator<Uint8Array, void> {
  checkEntry(entry, file.size, reading.limits)
  const frame = frameAsGzip(file, entry, reading)
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await frame.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const inflated = source.pipeThrough(new DecompressionStream('gzip')).getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await inflated.read()
      if (done) break
      size += value.length
      if (size > entry.size) throw damaged(entry, 'is longer than declared')
      reading.signal?.throwIfAborted()
      yield value
    }
  } catch (error) {
    reading.signal?.throwIfAborted()
    throw error instanceof SpreadsheetProblem ? error : damaged(entry, 'cannot be inflated', error)
  } finally {
    inflated.cancel().catch(ignoreLateFailure)
  }
  if (size !== entry.size) throw damaged(entry, 'is shorter than declared')
}

/** Older engines have no `transfer`. */
type Detachable = ArrayBufferLike & { transfer?: (length: number) => unknown }

/**
 * Frees the memory of a piece that was read, where the engine can do so at once. Otherwise hundreds of megabytes wait
 * for a garbage collection. A piece that shares its buffer is left alone.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer.byteLength === byteLength) (buffer as Detachable).transfer?.(0)
}

function checkEntry(entry: ZipEntry, fileSize: number, limits: ReadingLimits): void {
  const { compressed, flags, method, place, size } = entry
  if ((flags & encryptedFlag) !== 0) throw new SpreadsheetProblem({ code: 'encrypted' }, entry.name)
  if (method !== stored && method !== deflated) {
    throw new SpreadsheetProblem({ code: 'unsupported' }, `compression ${method}`)
  }
  if (size > limits.partBytes)
    throw new SpreadsheetProblem({ code: 'too-large', limit: 'partBytes' }, entry.name)
  if (size > inflationFrom && size > compressed * limits.inflation) {
    throw new SpreadsheetProblem({ code: 'too-large', limit: 'inflation' }, entry.name)
  }
  if (place + localLength + compressed > fileSize) throw damaged(entry, 'lies behind the end of the file')
  if (method === stored && size !== compressed) throw damaged(entry, 'has two sizes')
}

async function* frameAsGzip(file: Blob, entry: ZipEntry, reading: Reading) {
  const start = await findData(file, entry, reading)
  const end = start + entry.compressed
  yield gzipHeader
  if (entry.method === stored && end === start) yield Uint8Array.of(1, 0, 0, 255, 255)
  for (let at = start; at < end; at += readAtOnce) {
    const bytes = await readBlob(file, at, Math.min(end, at + readAtOnce), reading.signal)
    reading.onRead?.(bytes.length)
    if (entry.method === stored) yield* frameStored(bytes, at + bytes.length === end)
    else yield* cut(bytes, inflatedAtOnce)
  }
  const trailer = new DataView(new ArrayBuffer(8))
  trailer.setUint32(0, entry.checksum, true)
  trailer.setUint32(4, entry.size % 2 ** 32, true)
  yield new Uint8Array(trailer.buffer)
}

/** The data starts after the entry's local header. Its name and extra field may be longer than in the directory. */
async function findData(file: Blob, entry: ZipEntry, { signal }: Reading): Promise<number> {
  const header = await readBlob(file, entry.place, entry.place + localLength, signal)
  const view = new DataView(header.buffer)
  if (header.length < localLength || view.getUint32(0, true) !== localMark)
    throw damaged(entry, 'is not there')
  const start = entry.place + localLength + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + entry.compressed > file.size) throw damaged(entry, 'lies behind the end of the file')
  return start
}

/** Wraps uncompressed bytes in deflate's "stored" blocks. Source: RFC 1951, 3.2.4. */
function* frameStored(bytes: Uint8Array<ArrayBuffer>, isLast: boolean) {
  for (const piece of cut(bytes, storedAtOnce)) {
    const { length } = piece
    const isEnd = isLast && piece.byteOffset + length === bytes.length
    yield Uint8Array.of(isEnd ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255)
    yield piece
  }
}

function* cut(bytes: Uint8Array<ArrayBuffer>, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

function damaged({ name }: ZipEntry, what: string, cause?: unknown): SpreadsheetProblem {
  return new SpreadsheetProblem({ code: 'damaged' }, `${name} ${what}`, cause)
}

/** The error of a stopped reading is of no use, and a failed reading has already reported its own. */
function ignoreLateFailure(): void {}
