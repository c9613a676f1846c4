import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { StoredText } from '../../../database/large/stored-text.ts'

const pieceLength = 256 * 1024
/** Shorter texts are joined. */
const leastLength = 16 * 1024

/** An answer in JSON, assembled from values that their schema accepted when they were stored. */
export class StoredJson {
  private readonly parts: readonly (string | StoredText | AsyncIterable<string>)[]

  constructor(...parts: (string | StoredText | AsyncIterable<string>)[]) {
    this.parts = parts
  }

  /** Encodes the answer piece by piece, so that a large one does not block other requests. */
  async *pieces(): AsyncGenerator<Buffer> {
    let short = ''
    for await (const part of this.texts()) {
      if (typeof part === 'string') {
        short += part
        if (short.length < leastLength) continue
      }
      yield* piecesOf(short)
      short = ''
      if (typeof part === 'string') continue
      for (const piece of part.bytes()) {
        await setImmediate()
        yield piece
      }
    }
    yield* piecesOf(short)
  }

  private async *texts(): AsyncGenerator<string | StoredText> {
    for (const part of this.parts) {
      if (typeof part === 'string' || !(Symbol.asyncIterator in part)) yield part
      else yield* part
    }
  }
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + pieceLength
    if (isHighSurrogate(text.charCodeAt(end - 1))) end += 1
    await setImmediate()
    yield Buffer.from(text.slice(start, end))
  }
}

/** Whether a character is the first half of a surrogate pair, which must not be split. */
function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** A list in JSON from pages of its rows. */
export async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield before + rows.map((row) => JSON.stringify(row)).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
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
