import type { Cell } from '../cell.ts'
import type { NumberFormats } from '../workbook/number-formats.ts'
import type { SharedTexts } from '../workbook/shared-texts.ts'
import { decodeCellText } from '../xml/decode-text.ts'
import { malformed } from '../xml/malformed.ts'
import type { CellType } from './cell-type.ts'
import { parseNumber } from './parse-number.ts'
import { dateOfSerial, dateOfText } from './read-date.ts'
import { TextPool } from './text-pool.ts'

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Converts the written content of cells to values. Content of a number cell that is not a number stays text. */
export class CellValues {
  private readonly pool = new TextPool()
  private readonly texts: SharedTexts
  private readonly formats: NumberFormats

  constructor(texts: SharedTexts, formats: NumberFormats) {
    this.texts = texts
    this.formats = formats
  }

  read(type: CellType, style: number, bytes: Uint8Array, start: number, end: number): Cell {
    if (type === 'text') return this.pool.read(bytes, start, end)
    const number = parseNumber(bytes, start, end)
    if (Number.isNaN(number) || type === 'boolean' || type === 'date') {
      return this.ofText(type, style, decodeCellText(bytes, start, end))
    }
    return type === 'shared' ? this.texts.at(number) || null : this.ofNumber(number, style)
  }

  ofText(type: CellType, style: number, written: string): Cell {
    if (type === 'text') return written || null
    const text = written.trim()
    if (text === '') return null
    if (type === 'boolean') return readBoolean(text)
    if (type === 'date') return dateOfText(text) ?? text
    if (!numeral.test(text)) {
      if (type === 'shared') throw malformed(`the shared text ${text.slice(0, 20)}`)
      return text
    }
    return type === 'shared' ? this.texts.at(Number(text)) || null : this.ofNumber(Number(text), style)
  }

  private ofNumber(number: number, style: number): Cell {
    if (!this.formats.isDate(style)) return number
    return dateOfSerial(number, this.formats.since1904) ?? number
  }
}

function readBoolean(text: string): boolean {
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw malformed(`the truth value ${text.slice(0, 20)}`)
}
