import type { CellType } from './cell-type.ts'

const quote = 34
const lessThan = 60
const greaterThan = 62
const slash = 47
const plainText = bytesOf('<is><t>')
const preservedText = bytesOf('<is><t xml:space="preserve">')
const valueEnd = bytesOf('</v></c>')
const textEnd = bytesOf('</t></is></c>')
const cellEnd = bytesOf('</c>')
const inline = bytesOf('inlineStr"')
const formulaText = bytesOf('str"')

/**
 * Reads a cell in the form that programs use for nearly all cells: plain attributes, then at most one value. It reads
 * each byte once and creates no object, which makes this package fast.
 */
export class PlainCell {
  column = 0
  type: CellType = 'number'
  style = 0
  /** The bytes of the value; both are equal if there is none. */
  valueStart = 0
  valueEnd = 0

  /**
   * `at` is the offset of '<c', `column` the column unless the cell names its own. Returns the offset after the cell,
   * or -1 if the cell has another form or is incomplete.
   */
  read(bytes: Uint8Array<ArrayBuffer>, at: number, end: number, column: number): number {
    this.column = column
    this.type = 'number'
    this.style = 0
    this.valueStart = 0
    this.valueEnd = 0
    const content = this.readAttributes(bytes, at + 2)
    if (content < 0 || content >= end) return -1
    if (bytes[content - 2] === slash) return content
    const next = this.readContent(bytes, content, end)
    return next > end ? -1 : next
  }

  private readAttributes(bytes: Uint8Array<ArrayBuffer>, start: number): number {
    let at = start
    for (;;) {
      const name = bytes[at]
      if (name === 32) {
        at += 1
        continue
      }
      if (name === greaterThan) return at + 1
      if (name === slash) return bytes[at + 1] === greaterThan ? at + 2 : -1
      if (bytes[at + 1] !== 61 || bytes[at + 2] !== quote || bytes[at - 1] !== 32) return -1
      if (name === 114) at = this.readReference(bytes, at + 3)
      else if (name === 115) at = this.readStyle(bytes, at + 3)
      else if (name === 116) at = this.readType(bytes, at + 3)
      else return -1
      if (at < 0) return -1
    }
  }

  private readReference(bytes: Uint8Array<ArrayBuffer>, start: number): number {
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

  private readStyle(bytes: Uint8Array<ArrayBuffer>, start: number): number {
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

  private readType(bytes: Uint8Array<ArrayBuffer>, at: number): number {
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

  private readContent(bytes: Uint8Array<ArrayBuffer>, content: number, end: number): number {
    if (bytes[content] !== lessThan) return -1
    let at = content + 3
    let closing = valueEnd
    if (bytes[content + 1] !== 118 || bytes[content + 2] !== greaterThan) {
      closing = textEnd
      if (begins(bytes, content, plainText)) at = content + plainText.length
      else if (begins(bytes, content, preservedText)) at = content + preservedText.length
      else return begins(bytes, content, cellEnd) ? content + cellEnd.length : -1
    }
    this.valueStart = at
    while (at < end && bytes[at] !== lessThan) at += 1
    this.valueEnd = at
    if (closing === valueEnd) return endsValue(bytes, at) ? at + closing.length : -1
    return begins(bytes, at, closing) ? at + closing.length : -1
  }
}

/** As {@link begins} with '</v></c>', unrolled because nearly every cell ends this way. */
function endsValue(bytes: Uint8Array<ArrayBuffer>, at: number): boolean {
  return (
    bytes[at + 1] === slash &&
    bytes[at + 2] === 118 &&
    bytes[at + 3] === greaterThan &&
    bytes[at + 4] === lessThan &&
    bytes[at + 5] === slash &&
    bytes[at + 6] === 99 &&
    bytes[at + 7] === greaterThan &&
    bytes[at] === lessThan
  )
}

function begins(bytes: Uint8Array<ArrayBuffer>, at: number, start: Uint8Array<ArrayBuffer>): boolean {
  for (let index = 0; index < start.length; index += 1) if (bytes[at + index] !== start[index]) return false
  return true
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
