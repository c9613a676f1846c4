import { isDigit, type Row } from './row.ts'

const mostDigits = 7
const wholeNumber = /^\d{1,7}$/
const firstCapacity = 1024

/**
 * Tells rows that stand twice in a file. Each row of a report has a number of its own ('#'), so that only its hash is
 * kept under that number, 4 bytes a row; rows without a usable number are distinguished by a longer hash of their cells.
 */
export class RepeatedRows {
  private hashes = new Uint32Array(firstCapacity)
  private readonly unnumbered = new Set<number>()

  /** 'repeated': every cell is equal to that of an earlier row; 'renumbered': an earlier row has its number, with other cells. */
  kindOf(row: Row): 'new' | 'repeated' | 'renumbered' {
    const place = numberOf(row)
    if (place === undefined) return this.kindByCells(row)
    if (place >= this.hashes.length) this.makeRoom(place)
    const hash = hashOf(row, 0) || 1
    const before = this.hashes[place]
    if (before === hash) return 'repeated'
    if (before) return 'renumbered'
    this.hashes[place] = hash
    return 'new'
  }

  private kindByCells(row: Row): 'new' | 'repeated' {
    const hash = hashOf(row, 0) * 2 ** 21 + (hashOf(row, 1) >>> 11)
    if (this.unnumbered.has(hash)) return 'repeated'
    this.unnumbered.add(hash)
    return 'new'
  }

  private makeRoom(place: number): void {
    const larger = new Uint32Array(Math.max(place + 1, 2 * this.hashes.length))
    larger.set(this.hashes)
    this.hashes = larger
  }
}

/** The number of its own that a row has, of up to seven digits. */
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

/** As FNV-1a, over two letters at once and then over where the cells end. */
function hashOf(row: Row, seed: number): number {
  const { letters, ends, width } = row
  const length = row.endOf(width - 1)
  letters[length] = 0
  const pairs = new Uint32Array(letters.buffer, 0, (length + 1) >>> 1)
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < pairs.length; at += 1) hash = mix(hash, pairs[at] ?? 0)
  for (let place = 0; place < width; place += 1) hash = mix(hash, ends[place] ?? 0)
  return hash >>> 0
}

/** Rotated, so that the upper of two letters counts for every bit of the hash. */
function mix(hash: number, value: number): number {
  return Math.imul(((hash << 5) | (hash >>> 27)) ^ value, 0x01000193)
}
