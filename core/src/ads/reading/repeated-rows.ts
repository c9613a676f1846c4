import { isDigit, type Row } from './row.ts'

const mostDigits = 7
const wholeNumber = /^\d{1,7}$/
const firstCapacity = 1024

/**
 * Finds rows that appear twice in a file, although only their columns are kept. It stores a hash and the place of each
 * row, under the row's own number in the report ('#'). Rows without a usable number get a longer hash.
 */
export class RepeatedRows {
  private readonly isSame: (row: Row, place: number) => boolean
  private hashes = new Uint32Array(firstCapacity)
  private places = new Int32Array(firstCapacity)
  private readonly unnumbered = new Map<number, number>()
  private hash = 0
  private number: number | undefined

  /** `isSame` compares a row with the one kept at a place, as two rows may have the same hash. */
  constructor(isSame: (row: Row, place: number) => boolean) {
    this.isSame = isSame
  }

  /**
   * 'repeated': an earlier row has the same cells. 'renumbered': an earlier row has the same number, but other cells.
   */
  kindOf(row: Row): 'new' | 'repeated' | 'renumbered' {
    this.number = numberOf(row)
    if (this.number === undefined) return this.kindByCells(row)
    if (this.number >= this.hashes.length) this.makeRoom(this.number)
    this.hash = hashOf(row) || 1
    const before = this.hashes[this.number]
    if (!before) return 'new'
    const isRepeated = before === this.hash && this.isSame(row, this.places[this.number] ?? 0)
    return isRepeated ? 'repeated' : 'renumbered'
  }

  /** Remembers the last row, which was new, and the place where it was kept. */
  keep(place: number): void {
    const { number, hash } = this
    if (number === undefined) this.unnumbered.set(hash, place)
    else {
      this.hashes[number] = hash
      this.places[number] = place
    }
  }

  private kindByCells(row: Row): 'new' | 'repeated' {
    this.hash = hashOf(row) * 2 ** 21 + (hashOf(row, 13) >>> 11)
    const place = this.unnumbered.get(this.hash)
    return place !== undefined && this.isSame(row, place) ? 'repeated' : 'new'
  }

  private makeRoom(number: number): void {
    const room = Math.max(number + 1, 2 * this.hashes.length)
    const [hashes, places] = [new Uint32Array(room), new Int32Array(room)]
    hashes.set(this.hashes)
    places.set(this.places)
    this.hashes = hashes
    this.places = places
  }
}

/** The row's own number, of up to seven digits; undefined if it has none. */
function numberOf(row: Row): number | undefined {
  const end = row.endOf(0)
  let number = 0
  for (let at = 0; at < end; at += 1) {
    const letter = row.letters[at] ?? 0
    if (!isDigit(letter) || at === mostDigits) return numberIn(row.text(0).trim())
    number = number * 10 + letter - 0x30
  }
  return end === 0 ? undefined : number
}

function numberIn(text: string): number | undefined {
  return wholeNumber.test(text) ? Number(text) : undefined
}

/**
 * Like FNV-1a, over two letters at a time and then over the ends of the cells. Each `turn` gives an independent hash.
 */
function hashOf(row: Row, turn = 5): number {
  const { letters, pairs, ends, width } = row
  const length = row.endOf(width - 1)
  letters[length] = 0
  const count = (length + 1) >>> 1
  let hash = 0x811c9dc5
  for (let at = 0; at < count; at += 1) hash = mix(hash, pairs[at] ?? 0, turn)
  for (let place = 0; place < width; place += 1) hash = mix(hash, ends[place] ?? 0, turn)
  return hash >>> 0
}

/** The rotation makes the upper one of two letters affect every bit of the hash. */
function mix(hash: number, value: number, turn: number): number {
  return Math.imul(((hash << turn) | (hash >>> (32 - turn))) ^ value, 0x01000193)
}
