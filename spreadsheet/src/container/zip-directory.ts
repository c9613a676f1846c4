import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

/**
 * One entry as declared in the central directory of the ZIP. `place` is the offset of its local header; it and both
 * sizes are in bytes.
 */
export interface ZipEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly compressed: number
  readonly size: number
  readonly place: number
}

/** Where the central directory is: its first byte and its length in bytes, and its number of entries. */
export interface DirectoryPlace {
  readonly start: number
  readonly length: number
  readonly count: number
}

const entryMark = 0x02014b50
const endMark = 0x06054b50
const end64Mark = 0x06064b50
const locatorMark = 0x07064b50
const entryLength = 46
const endLength = 22
const locatorLength = 20
const end64Length = 56
const longestComment = 0xffff
const in64 = 0xffffffff
const extra64 = 1

/** How many bytes at the end of a file can hold the records that locate its directory. */
export const tailLength = end64Length + locatorLength + endLength + longestComment

/**
 * Finds the directory from the last bytes of a file, which start at `offset` in the file. Source: PKWARE APPNOTE,
 * 4.3.14 to 4.3.16.
 *
 * @throws SpreadsheetProblem 'truncated' without an end record, 'damaged' if the records contradict each other
 */
export function findDirectory(tail: Uint8Array<ArrayBuffer>, offset: number): DirectoryPlace {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const end = findEnd(view)
  if (end === undefined) throw new SpreadsheetProblem({ code: 'truncated' }, 'no end of the directory')
  const place = readPlace(view, end, offset)
  if (place.start + place.length > offset + end) throw damaged('the directory lies behind its end')
  return place
}

/**
 * Reads `count` entries from the bytes of the directory. Throws 'damaged' if they do not fit the format. Source:
 * PKWARE APPNOTE, 4.3.12.
 */
export function readDirectory(bytes: Uint8Array<ArrayBuffer>, count: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark)
      throw damaged('the directory')
    const nameEnd = at + entryLength + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    if (extraEnd > bytes.length) throw damaged('the name of an entry')
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryLength, nameEnd)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...readSizes(view, at, nameEnd, extraEnd),
    })
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue
    // Bytes that match the mark by chance declare a comment longer than the file.
    if (at + endLength + view.getUint16(at + 20, true) <= view.byteLength) return at
  }
  return undefined
}

function readPlace(view: DataView, end: number, offset: number): DirectoryPlace {
  const locator = end - locatorLength
  if (locator < 0 || view.getUint32(locator, true) !== locatorMark) {
    return {
      count: view.getUint16(end + 10, true),
      length: view.getUint32(end + 12, true),
      start: view.getUint32(end + 16, true),
    }
  }
  const at = readLong(view, locator + 8) - offset
  if (!(at >= 0 && at + end64Length <= locator) || view.getUint32(at, true) !== end64Mark) {
    throw damaged('the directory of a large ZIP')
  }
  return { count: readLong(view, at + 32), length: readLong(view, at + 40), start: readLong(view, at + 48) }
}

/**
 * The ZIP64 extra field holds, in this order, only the values that do not fit into the entry's 32 bits. Source:
 * PKWARE APPNOTE, 4.5.3.
 */
function readSizes(view: DataView, at: number, nameEnd: number, extraEnd: number) {
  const short = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  let extra = nameEnd
  while (extra + 4 <= extraEnd && view.getUint16(extra, true) !== extra64)
    extra += 4 + view.getUint16(extra + 2, true)
  let long = extra + 4
  const [size = 0, compressed = 0, place = 0] = short.map((value) => {
    if (value !== in64) return value
    if (long + 8 > extraEnd) throw damaged('the size of an entry')
    long += 8
    return readLong(view, long - 8)
  })
  return { size, compressed, place }
}

function readLong(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

function damaged(what: string): SpreadsheetProblem {
  return new SpreadsheetProblem({ code: 'damaged' }, what)
}
