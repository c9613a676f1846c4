import { decodeCellText } from '../xml/decode-text.ts'
import { malformed } from '../xml/malformed.ts'
import { ByteArena } from './byte-arena.ts'

const noBytes = new Uint8Array(0)
/** What a string takes beside its characters. */
const bytesOfString = 32

/**
 * The texts that cells of all sheets point at. Their bytes are kept as they are in the file, and become a string when a
 * cell that is wanted asks for it: most of them never do.
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

  /** Adds a text as it stands in XML. */
  addBytes(bytes: Uint8Array<ArrayBuffer>, start: number, end: number): void {
    this.arena.add(bytes, start, end)
    this.decoded.push(undefined)
  }

  addText(text: string): void {
    this.arena.add(noBytes, 0, 0)
    this.arena.charge(bytesOfString + text.length * 2)
    this.decoded.push(text)
  }

  /** The text of a place, from 0. Throws a SpreadsheetProblem where there is none. */
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
