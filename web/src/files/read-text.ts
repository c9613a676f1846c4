import { FileRefused } from './file-refused.ts'

/** How many bytes are at hand before any is decoded, if the file has as many. */
const headLength = 4096
const longestSequence = 4
const byteOrderMark = [0xef, 0xbb, 0xbf]

/**
 * The text of a file's bytes, piece by piece with LF line ends: UTF-8, UTF-16 that begins with its byte order mark, or windows-1252.
 * What `checkHead` throws of the first bytes ends the reading.
 */
export async function* readText(
  chunks: AsyncIterable<Uint8Array>,
  checkHead?: (head: Uint8Array) => void,
): AsyncGenerator<string, void> {
  const lineEnds = new LineEnds()
  let decoding: TextDecoding | undefined
  for await (const chunk of withHead(chunks, checkHead)) {
    decoding ??= new TextDecoding(chunk)
    yield lineEnds.unify(decoding.decode(chunk))
  }
  yield lineEnds.unify(decoding?.end() ?? '') + lineEnds.end()
}

/**
 * The same as bytes in UTF-8 without a byte order mark and with the line ends of the file; what is UTF-8 already is not decoded, and
 * may have sequences in it that are none.
 */
export async function* readUtf8(
  chunks: AsyncIterable<Uint8Array>,
  checkHead?: (head: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void> {
  let decoding: TextDecoding | undefined
  for await (const chunk of withHead(chunks, checkHead)) {
    if (decoding) yield decoding.utf8(chunk)
    else {
      decoding = new TextDecoding(chunk)
      yield decoding.utf8(begins(chunk, byteOrderMark) ? chunk.subarray(byteOrderMark.length) : chunk)
    }
  }
  if (decoding) yield new TextEncoder().encode(decoding.end())
}

/** The chunks of a file, the first of them with enough bytes to judge the file by, if it has as many. */
async function* withHead(
  chunks: AsyncIterable<Uint8Array>,
  checkHead?: (head: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void> {
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk
      continue
    }
    head = joinBytes(head, chunk)
    if (head.length < headLength) continue
    checkHead?.(head)
    yield head
    head = undefined
  }
  if (!head) return
  checkHead?.(head)
  yield head
}

/** The chunks of a stream; not every browser can iterate a stream itself. Throws a FileRefused where the file is gone. */
export async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
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

/**
 * Decodes a file chunk by chunk, in one pass. Without a byte order mark the first bytes beyond ASCII decide: text
 * written in windows-1252 does not happen to begin with a valid UTF-8 sequence. Chunks may be cut anywhere.
 */
class TextDecoding {
  private decoder: TextDecoder | undefined
  private undecoded: Uint8Array = new Uint8Array()

  constructor(head: Uint8Array) {
    if (head[0] === 0xff && head[1] === 0xfe) this.decoder = new TextDecoder('utf-16le')
    else if (head[0] === 0xfe && head[1] === 0xff) this.decoder = new TextDecoder('utf-16be')
    else if (begins(head, byteOrderMark)) this.decoder = new TextDecoder('utf-8')
  }

  decode(chunk: Uint8Array): string {
    const bytes = this.decidedBy(chunk)
    return this.decoder ? this.decoder.decode(bytes, { stream: true }) : new TextDecoder().decode(bytes)
  }

  /** The text as UTF-8, which is the chunk itself where the file is. */
  utf8(chunk: Uint8Array): Uint8Array {
    const bytes = this.decidedBy(chunk)
    const { decoder } = this
    if (!decoder || decoder.encoding === 'utf-8') return bytes
    return new TextEncoder().encode(decoder.decode(bytes, { stream: true }))
  }

  /** The bytes that can be decoded now: all, or only those of ASCII as long as no others have decided what the file is. */
  private decidedBy(chunk: Uint8Array): Uint8Array {
    if (this.decoder) return chunk
    const bytes = this.undecoded.length === 0 ? chunk : joinBytes(this.undecoded, chunk)
    const plain = asciiLength(bytes)
    if (bytes.length - plain < longestSequence) {
      this.undecoded = bytes.slice(plain)
      return bytes.subarray(0, plain)
    }
    this.undecoded = new Uint8Array()
    this.decoder = decoderFor(bytes.subarray(plain, plain + longestSequence))
    return bytes
  }

  end(): string {
    if (this.decoder) return this.decoder.decode()
    return decoderFor(this.undecoded, true).decode(this.undecoded)
  }
}

/** How many bytes stand before the first beyond ASCII; a loop, since all of a report of figures may be ASCII. */
function asciiLength(bytes: Uint8Array): number {
  let length = 0
  while (length < bytes.length && (bytes[length] ?? 0) < 0x80) length += 1
  return length
}

function decoderFor(sample: Uint8Array, isWhole = false): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole })
    return new TextDecoder('utf-8')
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** Turns CRLF and CR into LF, chunk by chunk, since one file may mix them and a parser knows only one. */
class LineEnds {
  private endsInReturn = false

  unify(chunk: string): string {
    const text = this.endsInReturn ? `\r${chunk}` : chunk
    this.endsInReturn = text.endsWith('\r')
    const whole = this.endsInReturn ? text.slice(0, -1) : text
    return unifyLineEnds(whole)
  }

  end(): string {
    return this.endsInReturn ? '\n' : ''
  }
}

/** A text with LF for every line end of it. */
export function unifyLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte)
}

export function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + other.length)
  joined.set(one)
  joined.set(other, one.length)
  return joined
}
