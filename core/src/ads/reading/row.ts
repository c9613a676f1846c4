import { textOf } from '../../memory/index.ts'

const firstLetters = 2048
const firstCells = 64

/**
 * The cells of one row as letters (UTF-16), one after the other. Strings are only made of the cells that are read as
 * text. The object is reused for every row, so nothing of it may be kept.
 */
export class Row {
  /** The number of cells. */
  width = 0
  /** The letters of all cells. The array is larger than the row, with room after its last letter. */
  letters = new Uint16Array(firstLetters)
  /** The same letters, two in each number. */
  pairs = new Uint32Array(this.letters.buffer)
  /** The end of each cell among the letters. A cell begins where the one before it ends. */
  ends = new Uint32Array(firstCells)

  /** Fills the row with cells given as strings. */
  fill(cells: readonly string[]): this {
    this.width = 0
    let end = 0
    for (const cell of cells) {
      this.makeRoom(end + cell.length, this.width + 1)
      for (let at = 0; at < cell.length; at += 1) this.letters[end + at] = cell.charCodeAt(at)
      end += cell.length
      this.ends[this.width] = end
      this.width += 1
    }
    return this
  }

  /** Makes room for this number of letters plus one, and for this number of cells. */
  makeRoom(letters: number, cells: number): void {
    if (letters >= this.letters.length) {
      const larger = new Uint16Array(2 * letters)
      larger.set(this.letters)
      this.letters = larger
      this.pairs = new Uint32Array(larger.buffer)
    }
    if (cells > this.ends.length) {
      const larger = new Uint32Array(2 * cells)
      larger.set(this.ends)
      this.ends = larger
    }
  }

  startOf(place: number): number {
    return place === 0 ? 0 : (this.ends[place - 1] ?? 0)
  }

  endOf(place: number): number {
    return this.ends[place] ?? 0
  }

  /** The text of a cell as in the file; '' if the row has no such cell. */
  text(place: number): string {
    return place >= 0 && place < this.width
      ? textOf(this.letters, this.startOf(place), this.endOf(place))
      : ''
  }

  texts(): string[] {
    return Array.from({ length: this.width }, (_, place) => this.text(place))
  }

  /** Whether a cell has only white space. */
  isBlankCell(place: number): boolean {
    const end = this.endOf(place)
    for (let at = this.startOf(place); at < end; at += 1) {
      if (isInk(this.letters[at] ?? 0)) return false
    }
    return this.text(place).trim() === ''
  }

  /** Whether all cells have only white space. */
  isBlank(): boolean {
    for (let place = 0; place < this.width; place += 1) if (!this.isBlankCell(place)) return false
    return true
  }
}

/** Whether the first cell of a row is a number, and no text that contains one. */
export function isOwnNumber(row: Row): boolean {
  const end = row.endOf(0)
  let digits = 0
  for (let at = 0; at < end; at += 1) {
    const letter = row.letters[at] ?? 0
    if (isDigit(letter)) digits += 1
    else if (letter !== 0x2e && letter !== 0x2c && letter > 0x22) return false
  }
  return digits > 0
}

export function isDigit(letter: number): boolean {
  return letter >= 0x30 && letter <= 0x39
}

/** Whether a letter is visible ASCII. Any other letter may be a kind of space. */
function isInk(letter: number): boolean {
  return letter > 0x20 && letter < 0x7f
}
