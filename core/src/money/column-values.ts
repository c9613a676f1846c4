import { letGo, textOf } from '../memory/index.ts'
import { isNone } from './is-none.ts'
import {
  columnDecides,
  type Mark,
  type MarkFormat,
  type MarksSeen,
  NumberColumn,
  type NumberFormat,
  plainFormat,
  readNumber,
} from './number-column.ts'

const blockBits = 14
const blockLength = 2 ** blockBits

/** Up to this code: so many digits behind the mark, and whether the mark is decimal depends on the whole column. */
const mostDigitsBehind = 100
/** What the code of a comma is above that of a dot. */
const comma = 100
/** A mark before three digits that may group thousands. */
const groupedBy = { dot: 252, comma: 253 }
const settled = 0
const missing = 254
const unreadable = 255

/** What stands for no value among numbers. */
export const none = Number.POSITIVE_INFINITY

/** Digits that a number holds exactly. */
const exactDigits = 15
const powersOfTen = Array.from({ length: mostDigitsBehind + 1 }, (_, digits) => Number(`1e${digits}`))

/**
 * The numbers of one column of a file as they come, row by row, in 5 bytes each, or 9 where they need more digits. What they are
 * is decided at the end, as {@link NumberColumn} and {@link readNumber} decide it from all values of the column: until then a
 * value with a lone mark is kept as its digits and how many of them are behind the mark.
 */
export class ColumnValues {
  /** The marks seen so far. */
  readonly marks: MarksSeen
  /** Whether a value was seen that groups thousands unless its column says otherwise, as '1.234'. */
  readonly mayGroup: Record<Mark, boolean> = { dot: false, comma: false }
  /** How many values are written with decimals, and with a percent sign. */
  readonly written = { decimals: 0, percents: 0 }
  /** Whether decimals are written to their last 0, as in '12.10', which a spreadsheet program drops. */
  keepsZeros = false
  /** Whether a value is a number other than 0. */
  hasNumbers = false
  private readonly whole: boolean
  private readonly column: NumberColumn
  private readonly digits: (Int32Array | Float64Array)[] = []
  private readonly codes: Uint8Array[] = []

  constructor({ whole = false }: { whole?: boolean } = {}) {
    this.whole = whole
    this.column = new NumberColumn({ whole })
    this.marks = this.column
  }

  /**
   * Keeps a value at a position, the next one or one that was set before; it counts for the format either way. It is given as
   * letters (UTF-16) from one place to another, since most values are read without ever being a string. Answers whether it is
   * a number or stands for none.
   */
  set(position: number, letters: Uint16Array, from: number, to: number): boolean {
    if (to === from || (to === from + 1 && letters[from] === 0x2d)) this.keep(position, 0, missing)
    else if (!this.setPlain(position, letters, from, to)) {
      return this.setOther(position, textOf(letters, from, to))
    }
    return true
  }

  /** Whether what is at a position is 0, however the column is written. */
  isZero(position: number): boolean {
    const code = this.codes[position >>> blockBits]?.[position % blockLength] ?? missing
    return code < missing && this.digits[position >>> blockBits]?.[position % blockLength] === 0
  }

  /** Whether what is at a position is a number above 0, however the column is written. */
  isPositive(position: number): boolean {
    const code = this.codes[position >>> blockBits]?.[position % blockLength] ?? missing
    return code < missing && (this.digits[position >>> blockBits]?.[position % blockLength] ?? 0) > 0
  }

  /** Whether the same is written at two positions, with or without zeros before a number. */
  isSame(one: number, other: number): boolean {
    const [block, place] = [one >>> blockBits, one % blockLength]
    const [otherBlock, otherPlace] = [other >>> blockBits, other % blockLength]
    return (
      this.codes[block]?.[place] === this.codes[otherBlock]?.[otherPlace] &&
      this.digits[block]?.[place] === this.digits[otherBlock]?.[otherPlace]
    )
  }

  /**
   * The numbers of the first positions under a format: {@link none} where none is, and NaN for what is no number. The array
   * may have room for more.
   */
  read(count: number, format: NumberFormat, into = new Float64Array(count)): Float64Array {
    const divisors = divisorsOf(format)
    for (const [block, codes] of this.codes.entries()) {
      const digits = this.digits[block] ?? []
      const first = block * blockLength
      const last = Math.min(blockLength, count - first)
      for (let at = 0; at < last; at += 1) {
        const code = codes[at] ?? missing
        into[first + at] = code === missing ? none : (digits[at] ?? 0) / (divisors[code] ?? 1)
      }
    }
    return into
  }

  /** Gives up what was kept: nothing of it is read any more. */
  letGo(): void {
    for (const block of [...this.digits, ...this.codes]) letGo(block)
    this.digits.length = 0
    this.codes.length = 0
  }

  /** Keeps what most cells are: digits, with at most one mark and a percent sign. */
  private setPlain(position: number, letters: Uint16Array, from: number, to: number): boolean {
    const isPercent = letters[to - 1] === 0x25
    const end = isPercent ? to - 1 : to
    let number = 0
    let mark = -1
    for (let at = from; at < end; at += 1) {
      const letter = letters[at] ?? 0
      if (letter >= 0x30 && letter <= 0x39) number = number * 10 + (letter - 0x30)
      else if ((letter === 0x2e || letter === 0x2c) && mark === -1) mark = at
      else return false
    }
    const behind = mark === -1 ? 0 : end - 1 - mark
    const before = mark === -1 ? end - from : mark - from
    if (before + behind === 0 || before + behind > exactDigits) return false
    const isGrouped = behind === 3 && before > 0 && before <= 3 && letters[from] !== 0x30
    if (isPercent) this.written.percents += 1
    if (behind === 0) this.keep(position, number, settled)
    else
      this.keepUndecided(
        position,
        number,
        letters[mark] === 0x2e ? 'dot' : 'comma',
        isGrouped ? null : behind,
      )
    return true
  }

  private setOther(position: number, value: string): boolean {
    if (isNone(value, 'figure')) {
      this.keep(position, 0, missing)
      return true
    }
    this.column.see(value)
    const read = readNumber(value, plainFormat({ whole: this.whole }))
    const undecided = columnDecides(value)
    if (value.includes('%')) this.written.percents += 1
    if (read === null) this.keep(position, 0, missing)
    else if (Number.isNaN(read)) this.keep(position, 0, unreadable)
    else if (!undecided) {
      this.seeDecimals(/[.,]\d+\D*$/.test(value), /[.,]\d*0\D*$/.test(value))
      this.keep(position, read, settled)
    } else {
      const [before = '', after = ''] = value.split(/[.,]/)
      const behind = after.replace(/\D/g, '').length
      const digits = readNumber((before + after).replace(/\s/g, ''), plainFormat()) ?? 0
      if (behind > mostDigitsBehind || Number.isNaN(digits)) this.keep(position, read, settled)
      else this.keepUndecided(position, digits, undecided.mark, undecided.isGrouped ? null : behind)
    }
    return read === null || !Number.isNaN(read)
  }

  /** Adds a value whose mark only the column can decide: its digits, and how many are behind a mark that does not group. */
  private keepUndecided(position: number, digits: number, mark: Mark, behind: number | null): void {
    if (behind === null) this.mayGroup[mark] = true
    else {
      this.column.seeDecimal(mark)
      this.seeDecimals(true, digits % 10 === 0)
    }
    this.keep(position, digits, behind === null ? groupedBy[mark] : behind + (mark === 'dot' ? 0 : comma))
  }

  private seeDecimals(isWritten: boolean, endsInZero: boolean): void {
    if (!isWritten) return
    this.written.decimals += 1
    if (endsInZero) this.keepsZeros = true
  }

  private keep(position: number, digits: number, code: number): void {
    if (digits !== 0) this.hasNumbers = true
    const block = position >>> blockBits
    if (block === this.codes.length) {
      this.digits.push(new Int32Array(blockLength))
      this.codes.push(new Uint8Array(blockLength))
    }
    let ofDigits = this.digits[block]
    const ofCodes = this.codes[block]
    if (!ofDigits || !ofCodes) throw new RangeError(`position ${position} is beyond the next one`)
    if (ofDigits instanceof Int32Array && !Object.is(digits | 0, digits)) {
      const wider = Float64Array.from(ofDigits)
      letGo(ofDigits)
      ofDigits = wider
      this.digits[block] = ofDigits
    }
    ofDigits[position % blockLength] = digits
    ofCodes[position % blockLength] = code
  }
}

/** What the digits of each code are divided by under the format of their column; NaN where it makes them unclear. */
function divisorsOf({ dot, comma: ofComma, whole }: NumberFormat): Float64Array {
  const divisors = new Float64Array(unreadable + 1).fill(Number.NaN)
  divisors[settled] = 1
  divisors[groupedBy.dot] = whole ? 1 : beforeThree(dot)
  divisors[groupedBy.comma] = whole ? 1 : beforeThree(ofComma)
  for (let behind = 1; behind <= mostDigitsBehind; behind += 1) {
    if (dot.elsewhere === 'decimal') divisors[behind] = powersOfTen[behind] ?? Number.NaN
    if (ofComma.elsewhere === 'decimal') divisors[behind + comma] = powersOfTen[behind] ?? Number.NaN
  }
  return divisors
}

function beforeThree({ beforeThree: meaning }: MarkFormat): number {
  if (meaning === 'unclear') return Number.NaN
  return meaning === 'groups' ? 1 : 1000
}
