import { letGo } from '../memory/index.ts'
import { NumberColumn, type NumberFormat, readNumber } from './number-column.ts'

const blockBits = 14
const blockLength = 2 ** blockBits

/** Up to this code: so many digits behind the mark, and whether the mark is decimal is told by the whole column. */
const mostDigitsBehind = 100
/** What the code of a comma is above that of a dot. */
const comma = 100
const settled = 0
const missing = 254
const unreadable = 255

const decimals: NumberFormat = { decimal: 'either', dotGroups: false, whole: false }
const groups: NumberFormat = { decimal: '.', dotGroups: true, whole: false }
/** Digits that a number holds exactly. */
const exactDigits = 15
const powersOfTen = Array.from({ length: mostDigitsBehind + 1 }, (_, digits) => Number(`1e${digits}`))

/**
 * The numbers of one column of a file as they come, row by row, in 5 bytes each, or 9 where they need more digits. What they are is decided at the end,
 * as {@link NumberColumn} and {@link readNumber} decide it from all values of the column: until then a value with a lone
 * mark is kept as its digits and how many of them stand behind the mark.
 */
export class ColumnValues {
  private readonly whole: boolean
  private readonly column: NumberColumn
  private readonly digits: (Int32Array | Float64Array)[] = []
  private readonly codes: Uint8Array[] = []

  constructor({ whole = false }: { whole?: boolean } = {}) {
    this.whole = whole
    this.column = new NumberColumn({ whole })
  }

  /** Keeps a value at a position, the next one or one that was set before; it counts for the format either way. */
  set(position: number, value: string | undefined): void {
    if (!this.setPlain(position, value)) this.setOther(position, value)
  }

  /** The format decided from every value set so far. */
  format(): NumberFormat {
    return this.column.format()
  }

  /** Whether nothing is at a position: not even something that is no number. */
  isMissing(position: number): boolean {
    return this.codes[position >>> blockBits]?.[position % blockLength] === missing
  }

  /** Whether what is at a position is 0, however the column is written. */
  isZero(position: number): boolean {
    const code = this.codes[position >>> blockBits]?.[position % blockLength] ?? missing
    return code < missing && this.digits[position >>> blockBits]?.[position % blockLength] === 0
  }

  /**
   * The numbers at `positions`, in that order: `absent` where none is, and how many of them are something that is no
   * number. They can be taken once: what was kept is let go.
   */
  take(positions: Uint32Array, absent: number): { values: Float64Array; unreadable: number } {
    const { decimal, dotGroups } = this.column.format()
    const values = new Float64Array(positions.length)
    let unreadableValues = 0
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] ?? 0
      const code = this.codes[position >>> blockBits]?.[position % blockLength] ?? missing
      const digits = this.digits[position >>> blockBits]?.[position % blockLength] ?? 0
      if (code === settled) values[at] = digits
      else if (code >= missing) {
        values[at] = absent
        if (code === unreadable) unreadableValues += 1
      } else if (code <= mostDigitsBehind) values[at] = dotGroups ? digits : behindMark(digits, code)
      else values[at] = decimal === '.' ? digits : behindMark(digits, code - comma)
    }
    this.letGo()
    return { values, unreadable: unreadableValues }
  }

  /** Gives up what was kept: nothing of it is read any more. */
  letGo(): void {
    for (const block of [...this.digits, ...this.codes]) letGo(block)
    this.digits.length = 0
    this.codes.length = 0
  }

  /** Keeps what most cells are: digits, with at most one mark and a percent sign. */
  private setPlain(position: number, value: string | undefined): boolean {
    if (!value) return false
    const end = value.charCodeAt(value.length - 1) === 0x25 ? value.length - 1 : value.length
    let number = 0
    let mark = -1
    for (let at = 0; at < end; at += 1) {
      const letter = value.charCodeAt(at)
      if (letter >= 0x30 && letter <= 0x39) number = number * 10 + (letter - 0x30)
      else if ((letter === 0x2e || letter === 0x2c) && mark === -1) mark = at
      else return false
    }
    const behind = mark === -1 ? 0 : end - 1 - mark
    const before = mark === -1 ? end : mark
    if (before + behind === 0 || before + behind > exactDigits) return false
    const isGrouped = behind === 3 && before > 0 && before <= 3 && value.charCodeAt(0) !== 0x30
    const isDot = mark !== -1 && value.charCodeAt(mark) === 0x2e
    if (isDot) this.column.seeDotAlone(isGrouped)
    const isSettled = behind === 0 || (this.whole && isGrouped)
    this.keep(position, number, isSettled ? settled : behind + (isDot ? 0 : comma))
    return true
  }

  private setOther(position: number, value: string | undefined): void {
    this.column.see(value)
    const { whole } = this
    const asDecimal = readNumber(value, { ...decimals, whole })
    const asGroups = readNumber(value, { ...groups, whole })
    if (asDecimal === null || asGroups === null) this.keep(position, 0, missing)
    else if (Number.isNaN(asDecimal)) this.keep(position, 0, unreadable)
    else if (asDecimal === asGroups) this.keep(position, asDecimal, settled)
    else {
      const [, mark, after = ''] = /([.,])([^.,]*)$/.exec(value ?? '') ?? []
      const behind = after.replace(/\D/g, '').length
      const isKept = behind <= mostDigitsBehind && Number.isFinite(asGroups)
      const code = behind + (mark === '.' ? 0 : comma)
      this.keep(position, isKept ? asGroups : asDecimal, isKept ? code : settled)
    }
  }

  private keep(position: number, digits: number, code: number): void {
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

function behindMark(digits: number, count: number): number {
  return digits / (powersOfTen[count] ?? Number.NaN)
}
