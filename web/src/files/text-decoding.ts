const longestSequence = 4

/**
 * Decodes a file chunk by chunk, in one pass. Without a byte order mark the first bytes beyond ASCII decide: text
 * written in windows-1252 does not happen to begin with a valid UTF-8 sequence. Chunks may be cut anywhere.
 */
export class TextDecoding {
  private decoder: TextDecoder | undefined
  private undecoded: Uint8Array = new Uint8Array()

  constructor(head: Uint8Array) {
    if (head[0] === 0xff && head[1] === 0xfe) this.decoder = new TextDecoder('utf-16le')
    else if (head[0] === 0xfe && head[1] === 0xff) this.decoder = new TextDecoder('utf-16be')
  }

  decode(chunk: Uint8Array): string {
    if (this.decoder) return this.decoder.decode(chunk, { stream: true })
    const bytes = joinBytes(this.undecoded, chunk)
    const first = bytes.findIndex((byte) => byte >= 0x80)
    const plain = first === -1 ? bytes.length : first
    if (bytes.length - plain < longestSequence) {
      this.undecoded = bytes.slice(plain)
      return new TextDecoder().decode(bytes.subarray(0, plain))
    }
    this.undecoded = new Uint8Array()
    this.decoder = decoderFor(bytes.subarray(first, first + longestSequence))
    return this.decoder.decode(bytes, { stream: true })
  }

  end(): string {
    if (this.decoder) return this.decoder.decode()
    return decoderFor(this.undecoded, true).decode(this.undecoded)
  }
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
export class LineEnds {
  private endsInReturn = false

  unify(chunk: string): string {
    const text = this.endsInReturn ? `\r${chunk}` : chunk
    this.endsInReturn = text.endsWith('\r')
    const whole = this.endsInReturn ? text.slice(0, -1) : text
    return whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole
  }

  end(): string {
    return this.endsInReturn ? '\n' : ''
  }
}

export function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const joined = new Uint8Array(one.length + other.length)
  joined.set(one)
  joined.set(other, one.length)
  return joined
}
