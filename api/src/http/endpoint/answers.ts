import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { StoredText } from '../../database/large/stored-text.ts'

const pieceLength = 256 * 1024

/** An answer in JSON, assembled from values that their schema accepted when they were stored. */
export class StoredJson {
  private readonly parts: readonly (string | StoredText)[]

  constructor(...parts: (string | StoredText)[]) {
    this.parts = parts
  }

  /** Encodes the answer piece by piece, so that a large one does not block other requests. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (const part of this.parts) {
      if (typeof part !== 'string') {
        for (const piece of part.bytes()) {
          await setImmediate()
          yield piece
        }
        continue
      }
      for (let start = 0, end = 0; start < part.length; start = end) {
        end = start + pieceLength
        if (isHighSurrogate(part.charCodeAt(end - 1))) end += 1
        await setImmediate()
        yield Buffer.from(part.slice(start, end))
      }
    }
  }
}

/** Whether a character is the first half of a surrogate pair, which must not be split. */
function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** An answer that the browser saves as a file. */
export class FileAnswer {
  readonly name: string
  readonly content: Readable

  constructor(name: string, content: Readable) {
    this.name = name
    this.content = content
  }
}
