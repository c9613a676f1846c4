import { decodeCellText } from '../xml/decode-text.ts'
import { malformed } from '../xml/malformed.ts'
import { ByteArena } from './byte-arena.ts'

const noBytes = new Uint8Array(0)
/** Memory overhead of a string, apart from its characters. */
const bytesOfString = 32

/**
 * The texts that the cells of all sheets refer to. They are kept as raw bytes; a string is made only when a wanted
 * cell refers to it, which for most texts never happens.
 */
export class SharedTexts {
  private readonly arena: ByteArena
  private readonly decoded: (string | undefined)[] = []

  constructor(mostBytes: number) {
    this.arena = new ByteArena(mostBytes)
  }

  get count(): number {
    return this.decoded.length
  }

  /** Adds a text in its XML form. */
  addBytes(bytes: Uint8Array<ArrayBuffer>, start: number, end: number): void {
    this.arena.add(bytes, start, end)
    this.decoded.push(undefined)
  }

  addText(text: string): void {
    this.arena.add(noBytes, 0, 0)
    this.arena.charge(bytesOfString + text.length * 2)
    this.decoded.push(text)
  }

  /** The text with this index, from 0. Throws 'malformed-xml' if there is none. */
  at(place: number): string {
    const known = this.decoded[place]
    if (known !== undefined) return known
    if (!(place >= 0 && place < this.count)) throw malformed(`shared text ${place} of ${this.count}`)
    const { page, start, end } = this.arena.find(place)
    const text = decodeCellText(page, start, end)
    this.decoded[place] = text
    return text
  }
}
