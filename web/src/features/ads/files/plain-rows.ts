import type { Row } from '@vendaclara/core/ads'

/** The row has no end among the available bytes. */
export const unfinished = -1
/** The row contains something that only a full CSV parser reads as intended. */
export const unusual = -2

/** No row is longer: a quote that is still open after this many characters was never closed. */
export const longestRow = 16 * 1024

const lineFeed = 0x0a
const carriageReturn = 0x0d
const quote = 0x22
/** In the result of {@link decode}, the code point takes this many bits, and the number of its bytes is above them. */
const codeBits = 21
const codeMask = 0x1fffff

/**
 * Splits the bytes of a CSV in UTF-8 into rows, as long as every quote in them closes its cell. A report can have a
 * million rows, and making strings of all their cells would take most of the reading time.
 */
export class PlainRows {
  /** The number of lines of the last row. */
  lines = 0
  private readonly row: Row
  private readonly delimiter: number
  /** 1 for bytes that are copied as they are in a cell without quotes. */
  private readonly isOrdinary: Uint8Array

  constructor(row: Row, delimiter: string) {
    this.row = row
    this.delimiter = delimiter.charCodeAt(0)
    const others = [this.delimiter, lineFeed, carriageReturn]
    this.isOrdinary = Uint8Array.from({ length: 256 }, (_, byte) =>
      byte < 0x80 && !others.includes(byte) ? 1 : 0,
    )
    row.makeRoom(longestRow, longestRow + 1)
  }

  /**
   * Fills the row with the one that begins at `from`. Returns where the next one begins, {@link unfinished} or
   * {@link unusual}.
   */
  read(bytes: Uint8Array, from: number, end: number): number {
    const { row, delimiter, isOrdinary } = this
    const { letters, ends } = row
    const limit = Math.min(end, from + longestRow)
    const beyond = limit < end ? unusual : unfinished
    let at = from
    let length = 0
    let width = 0
    this.lines = 1
    for (;;) {
      if (at < limit && bytes[at] === quote) {
        at += 1
        for (;;) {
          if (at + 1 >= limit) return beyond
          let byte = bytes[at] ?? 0
          if (byte >= 0x80) {
            const decoded = decode(bytes, at, limit)
            if (decoded < 0) return decoded === unfinished ? beyond : unusual
            length = put(letters, length, decoded & codeMask)
            at += decoded >>> codeBits
            continue
          }
          at += 1
          if (byte === quote) {
            if (bytes[at] !== quote) break
            at += 1
          } else if (byte === carriageReturn) {
            if (bytes[at] === lineFeed) at += 1
            byte = lineFeed
          }
          if (byte === lineFeed) this.lines += 1
          letters[length] = byte
          length += 1
        }
      } else {
        while (at < limit) {
          const byte = bytes[at] ?? 0
          if (isOrdinary[byte] === 1) {
            letters[length] = byte
            length += 1
            at += 1
          } else if (byte < 0x80) break
          else {
            const decoded = decode(bytes, at, limit)
            if (decoded < 0) return decoded === unfinished ? beyond : unusual
            length = put(letters, length, decoded & codeMask)
            at += decoded >>> codeBits
          }
        }
      }
      if (at >= limit) return beyond
      ends[width] = length
      width += 1
      const mark = bytes[at]
      at += 1
      if (mark === delimiter) continue
      row.width = width
      if (mark === lineFeed) return at
      if (mark !== carriageReturn) return unusual
      if (at === limit) return beyond
      return bytes[at] === lineFeed ? at + 1 : at
    }
  }
}

/** Appends a code point as one or two letters. Returns the new number of letters. */
function put(letters: Uint16Array, length: number, code: number): number {
  if (code <= 0xffff) {
    letters[length] = code
    return length + 1
  }
  letters[length] = 0xd800 + ((code - 0x10000) >>> 10)
  letters[length + 1] = 0xdc00 + (code & 0x3ff)
  return length + 2
}

/**
 * The code point that begins at a byte beyond ASCII, and the number of its bytes; {@link unfinished}, or
 * {@link unusual} for invalid bytes.
 */
function decode(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at] ?? 0
  if (first < 0xc2 || first > 0xf4) return unusual
  const count = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  if (at + count > end) return unfinished
  let code = first & (0xff >>> (count + 1))
  for (let place = at + 1; place < at + count; place += 1) {
    const byte = bytes[place] ?? 0
    if ((byte & 0xc0) !== 0x80) return unusual
    code = (code << 6) | (byte & 0x3f)
  }
  const isOverlong = count === 3 ? code < 0x800 : count === 4 && code < 0x10000
  const isSurrogate = code >= 0xd800 && code < 0xe000
  return isOverlong || isSurrogate || code > 0x10ffff ? unusual : (count << codeBits) | code
}
