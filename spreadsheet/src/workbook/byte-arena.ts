import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

const pageBytes = 1024 * 1024
const placesPerList = 65_536
const longestPrefix = 4

/** Where a piece is in memory. Every call returns the same object. */
interface Piece {
  page: Uint8Array
  start: number
  end: number
}

/**
 * Stores many byte sequences, numbered from 0, without an object for each. They follow one another in pages; each is
 * preceded by its length in groups of seven bits.
 */
export class ByteArena {
  private readonly pages: Uint8Array[] = []
  private readonly places: Uint32Array[] = []
  private readonly piece: Piece = { page: new Uint8Array(0), start: 0, end: 0 }
  private readonly mostBytes: number
  private page = new Uint8Array(0)
  private used = 0
  private count = 0
  private total = 0

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    const length = end - start
    if (this.used + length + longestPrefix > this.page.length) this.turnPage(length + longestPrefix)
    this.remember((this.pages.length - 1) * pageBytes + this.used)
    const { page } = this
    let at = this.used
    let rest = length
    for (; rest > 127; rest >>>= 7) page[at++] = (rest & 127) | 128
    page[at++] = rest
    if (length > 64) page.set(bytes.subarray(start, end), at)
    else for (let index = 0; index < length; index += 1) page[at + index] = bytes[start + index] as number
    this.used = at + length
  }

  find(place: number): Piece {
    const { piece } = this
    const position = this.places[Math.floor(place / placesPerList)]?.[place % placesPerList] ?? 0
    const page = this.pages[Math.floor(position / pageBytes)] ?? piece.page
    let at = position % pageBytes
    let length = 0
    for (let shift = 0; ; shift += 7) {
      const byte = page[at++] ?? 0
      length |= (byte & 127) << shift
      if (byte < 128) break
    }
    piece.page = page
    piece.start = at
    piece.end = at + length
    return piece
  }

  /** Counts bytes that are kept outside the pages. Throws 'too-large' when the total exceeds the limit. */
  charge(bytes: number): void {
    this.total += bytes
    if (this.total > this.mostBytes) {
      throw new SpreadsheetProblem({ code: 'too-large', limit: 'textBytes' }, `${this.count} shared texts`)
    }
  }

  private turnPage(needed: number): void {
    this.page = new Uint8Array(Math.max(pageBytes, needed))
    this.pages.push(this.page)
    this.used = 0
    this.charge(this.page.length)
  }

  private remember(position: number): void {
    const within = this.count % placesPerList
    if (within === 0) {
      this.places.push(new Uint32Array(placesPerList))
      this.charge(placesPerList * Uint32Array.BYTES_PER_ELEMENT)
    }
    const list = this.places.at(-1)
    if (list) list[within] = position
    this.count += 1
  }
}
