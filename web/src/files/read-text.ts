import { utf16Of } from '@vendaclara/spreadsheet'
import { FileRefused } from './file-refused.ts'

/** How many bytes are collected before decoding starts, if the file has as many. */
const headLength = 4096
const longestSequence = 4
const byteOrderMark = [0xef, 0xbb, 0xbf]

/**
 * The text of a file in pieces, with LF line ends. It may be UTF-8, UTF-16, windows-1252, or as older programs of
 * Windows (code page 850) and macOS write it.
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const lineEnds = new LineEnds()
  let decoding: TextDecoding | undefined
  for await (const chunk of withHead(chunks)) {
    decoding ??= new TextDecoding(chunk)
    yield lineEnds.unify(decoding.decode(chunk))
  }
  yield lineEnds.unify(decoding?.end() ?? '') + lineEnds.end()
}

/**
 * The same as bytes in UTF-8, without a byte order mark and with the file's own line ends. A UTF-8 file is passed
 * through without validation.
 */
export async function* readUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let decoding: TextDecoding | undefined
  for await (const chunk of withHead(chunks)) {
    if (decoding) yield decoding.utf8(chunk)
    else {
      decoding = new TextDecoding(chunk)
      yield decoding.utf8(begins(chunk, byteOrderMark) ? chunk.subarray(byteOrderMark.length) : chunk)
    }
  }
  if (decoding) yield new TextEncoder().encode(decoding.end())
}

/** The chunks of a file. The first one has at least `headLength` bytes, if the file has as many. */
async function* withHead(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk
      continue
    }
    head = joinBytes(head, chunk)
    if (head.length < headLength) continue
    yield head
    head = undefined
  }
  if (head) yield head
}

/**
 * The chunks of a stream, because not every browser can iterate a stream. Throws a FileRefused if the file can no
 * longer be read.
 */
export async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // Not enough memory is not the file's fault.
        if (error instanceof RangeError) throw error
        throw new FileRefused({ kind: 'unavailable' }, error)
      })
      if (done) return
      yield value
    }
  } finally {
    // Whether reading stopped early or failed, the stream has nothing more to report.
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * Decodes a file chunk by chunk in one pass. Unless its head is UTF-16, the first bytes beyond ASCII decide: other text
 * practically never starts with a valid UTF-8 sequence. Chunks may be cut anywhere.
 */
class TextDecoding {
  private decoder: Decoder | undefined
  private undecoded: Uint8Array = new Uint8Array()

  constructor(head: Uint8Array) {
    const wide = utf16Of(head)
    if (wide) this.decoder = new TextDecoder(wide)
    else if (begins(head, byteOrderMark)) this.decoder = new TextDecoder('utf-8')
  }

  decode(chunk: Uint8Array): string {
    const bytes = this.decidedBy(chunk)
    return this.decoder ? this.decoder.decode(bytes, { stream: true }) : new TextDecoder().decode(bytes)
  }

  /** The text as UTF-8. For a UTF-8 file, this is the chunk itself. */
  utf8(chunk: Uint8Array): Uint8Array {
    const bytes = this.decidedBy(chunk)
    const { decoder } = this
    if (!decoder || decoder.encoding === 'utf-8') return bytes
    return new TextEncoder().encode(decoder.decode(bytes, { stream: true }))
  }

  /**
   * The bytes that can be decoded now: all of them, or only the ASCII ones at the start while the encoding is still
   * unknown.
   */
  private decidedBy(chunk: Uint8Array): Uint8Array {
    if (this.decoder) return chunk
    const bytes = this.undecoded.length === 0 ? chunk : joinBytes(this.undecoded, chunk)
    const plain = asciiLength(bytes)
    if (bytes.length - plain < longestSequence) {
      this.undecoded = bytes.slice(plain)
      return bytes.subarray(0, plain)
    }
    this.undecoded = new Uint8Array()
    this.decoder = decoderFor(bytes.subarray(plain))
    return bytes
  }

  end(): string {
    if (this.decoder) return this.decoder.decode()
    return decoderFor(this.undecoded, true).decode(this.undecoded)
  }
}

/** The number of ASCII bytes at the start. A loop, because a whole report of figures may be ASCII. */
function asciiLength(bytes: Uint8Array): number {
  let length = 0
  while (length < bytes.length && (bytes[length] ?? 0) < 0x80) length += 1
  return length
}

type Decoder = Pick<TextDecoder, 'encoding' | 'decode'>

/** `sample` begins with the first bytes beyond ASCII. */
function decoderFor(sample: Uint8Array, isWhole = false): Decoder {
  try {
    const first = sample.subarray(0, longestSequence)
    new TextDecoder('utf-8', { fatal: true }).decode(first, { stream: !isWhole })
    return new TextDecoder('utf-8')
  } catch {
    return ofOneByte(sample)
  }
}

/**
 * The encoding of one byte a letter in which a sample has the most letters of Portuguese. Small ones count twice: they
 * are more usual, and one encoding's small letters are another's capitals.
 */
function ofOneByte(sample: Uint8Array): Decoder {
  const windows = new TextDecoder('windows-1252')
  if (letterScore(windows, sample) > 0) return windows
  const [best] = [codePage850, new TextDecoder('macintosh')]
    .map((decoder) => ({ decoder, score: letterScore(decoder, sample) }))
    .toSorted((one, other) => other.score - one.score)
  return best && best.score >= 2 ? best.decoder : windows
}

function letterScore(decoder: Decoder, sample: Uint8Array): number {
  let score = 0
  for (const letter of decoder.decode(sample)) {
    if (letter <= '\u007f') continue
    score += smallLetters.includes(letter) ? 2 : capitals.includes(letter) ? 1 : -1
  }
  return score
}

// biome-ignore lint/plugin: letters, no words
const smallLetters = 'áàâãéêíóôõúüçñ'
// biome-ignore lint/plugin: letters, no words
const capitals = 'ÁÀÂÃÉÊÍÓÔÕÚÜÇÑºª'

/** What browsers do not decode. Source: the mapping of IBM's code page 850. */
const codePage850: Decoder = {
  encoding: 'ibm850',
  decode: (bytes = new Uint8Array()) => {
    let text = ''
    for (const byte of bytes as Uint8Array) {
      text += byte < 0x80 ? String.fromCharCode(byte) : (beyondAscii850[byte - 0x80] ?? '')
    }
    return text
  },
}
const beyondAscii850 =
  // biome-ignore lint/plugin: letters, no words
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Turns CRLF and CR into LF, chunk by chunk. A file may mix them, but a parser accepts only one kind. */
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

/** A text in which every line end is LF. */
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
