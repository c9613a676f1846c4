import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { StoredText } from '../../database/large/stored-text.ts'

const pieceLength = 256 * 1024

/** An answer that is JSON already, put together from values that its schema accepted when they were stored. */
export class StoredJson {
  private readonly parts: readonly (string | StoredText)[]

  constructor(...parts: (string | StoredText)[]) {
    this.parts = parts
  }

  /** Encoded piece by piece with others served in between, because a large answer at once would hold them up. */
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

/** Whether a character is the first half of one outside the basic plane, which must not be cut in two. */
function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** An answer that is a file for the person to keep. */
export class FileAnswer {
  readonly name: string
  readonly content: Readable

  constructor(name: string, content: Readable) {
    this.name = name
    this.content = content
  }
}
