import type { CellType } from './cell-type.ts'

const space = 32
const quote = 34
const slash = 47
const lessThan = 60
const greaterThan = 62
const cellStart = wordOf('<c')
const [ofReference, ofStyle, ofType] = [wordOf(' r="'), wordOf(' s="'), wordOf(' t="')]
const valueTag = wordOf('><v>')
const [valueClosed, cellClosed] = [wordOf('</v>'), wordOf('</c>')]
const plainText = bytesOf('<is><t>')
const preservedText = bytesOf('<is><t xml:space="preserve">')
const textEnd = bytesOf('</t></is></c>')
const inline = bytesOf('inlineStr"')
const formulaText = bytesOf('str"')

/**
 * Reads a cell in the form that programs use for nearly all cells: plain attributes, then at most one value. It reads
 * each byte once, those that are always the same four at a time, and creates no object, which makes this package fast.
 */
export class PlainCell {
  column = 0
  type: CellType = 'number'
  style = 0
  /** The bytes of the value; both are equal if there is none. */
  valueStart = 0
  valueEnd = 0
  private bytes = new Uint8Array(0)
  private view = new DataView(this.bytes.buffer)
  private end = 0

  /** Call it before the cells of other bytes. */
  reset(bytes: Uint8Array<ArrayBuffer>, end: number): void {
    this.end = end
    // A view takes longer to make than a few cells to read.
    if (bytes === this.bytes) return
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset)
  }

  /**
   * `at` is the offset of a tag, `column` the column unless the cell names its own. Returns the offset after the cell,
   * or -1 if it is no cell, has another form or is incomplete.
   */
  read(at: number, column: number): number {
    if (at + 2 > this.end || this.view.getUint16(at) !== cellStart) return -1
    this.column = column
    this.type = 'number'
    this.style = 0
    this.valueStart = 0
    this.valueEnd = 0
    const tagEnd = this.readAttributes(at + 2)
    return tagEnd < 0 ? -1 : this.readContent(tagEnd)
  }

  /** Returns the offset of the '>' or '/>' of the tag. */
  private readAttributes(start: number): number {
    const { bytes, view, end } = this
    let at = start
    while (at >= 0 && at + 4 <= end) {
      const word = view.getUint32(at)
      if (word === ofReference) at = this.readReference(at + 4)
      else if (word === ofType) at = this.readType(at + 4)
      else if (word === ofStyle) at = this.readStyle(at + 4)
      else if (bytes[at] === space) at += 1
      else return bytes[at] === greaterThan || bytes[at] === slash ? at : -1
    }
    return -1
  }

  private readReference(start: number): number {
    const { bytes } = this
    let at = start
    let column = 0
    let letter = bytes[at] as number
    while (letter >= 65 && letter <= 90 && at - start < 4) {
      column = column * 26 + letter - 64
      at += 1
      letter = bytes[at] as number
    }
    if (column === 0) return -1
    while (letter >= 48 && letter <= 57) {
      at += 1
      letter = bytes[at] as number
    }
    if (letter !== quote) return -1
    this.column = column - 1
    return at + 1
  }

  private readStyle(start: number): number {
    const { bytes } = this
    let at = start
    let style = 0
    let digit = (bytes[at] as number) - 48
    while (digit >= 0 && digit <= 9 && at - start < 7) {
      style = style * 10 + digit
      at += 1
      digit = (bytes[at] as number) - 48
    }
    if (at === start || bytes[at] !== quote) return -1
    this.style = style
    return at + 1
  }

  private readType(at: number): number {
    const { bytes } = this
    if (bytes[at + 1] === quote) {
      const letter = bytes[at]
      if (letter === 115) this.type = 'shared'
      else if (letter === 98) this.type = 'boolean'
      else if (letter === 101) this.type = 'text'
      else if (letter === 100) this.type = 'date'
      else if (letter !== 110) return -1
      return at + 2
    }
    this.type = 'text'
    if (begins(bytes, at, formulaText)) return at + formulaText.length
    return begins(bytes, at, inline) ? at + inline.length : -1
  }

  private readContent(tagEnd: number): number {
    const { bytes, view, end } = this
    if (view.getUint32(tagEnd) !== valueTag) return this.readOther(tagEnd)
    let at = tagEnd + 4
    this.valueStart = at
    while (at < end && bytes[at] !== lessThan) at += 1
    this.valueEnd = at
    const next = at + 8
    if (next > end || view.getUint32(at) !== valueClosed || view.getUint32(at + 4) !== cellClosed) return -1
    return next
  }

  /** Reads a cell without a value, and one with its own text. */
  private readOther(tagEnd: number): number {
    const { bytes, view, end } = this
    const content = tagEnd + 1
    if (bytes[tagEnd] === slash) return bytes[content] === greaterThan ? content + 1 : -1
    if (content + 4 <= end && view.getUint32(content) === cellClosed) return content + 4
    let at = content
    if (begins(bytes, content, plainText)) at += plainText.length
    else if (begins(bytes, content, preservedText)) at += preservedText.length
    else return -1
    this.valueStart = at
    while (at < end && bytes[at] !== lessThan) at += 1
    this.valueEnd = at
    const next = at + textEnd.length
    return next <= end && begins(bytes, at, textEnd) ? next : -1
  }
}

function begins(bytes: Uint8Array<ArrayBuffer>, at: number, start: Uint8Array<ArrayBuffer>): boolean {
  for (let index = 0; index < start.length; index += 1) if (bytes[at + index] !== start[index]) return false
  return true
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Up to four letters as the number that a view reads at their place. */
function wordOf(text: string): number {
  return bytesOf(text).reduce((word, byte) => word * 256 + byte, 0)
}
