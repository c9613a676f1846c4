/** One entry as the ZIP's own directory declares it, in bytes. */
export interface ZipEntry {
  readonly name: string
  readonly compressed: number
  readonly size: number
}

const endOfDirectory = 0x06054b50
const endOfDirectory64 = 0x06064b50
const locator64 = 0x07064b50
const directoryEntry = 0x02014b50
const endLength = 22
const locatorLength = 20
const longestComment = 0xffff
const inExtraField = 0xffffffff

/**
 * What a ZIP declares to hold, without inflating any of it. Undefined when the directory at the end of the file is
 * missing, as in a download that stopped; throws a RangeError when it contradicts itself.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const { count, start } = directoryPlace(view, end)
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new RangeError('no directory entry')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const extra = at + 46 + nameLength
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, extra)),
      ...sizes(view, at, extra, extraLength),
    })
    at = extra + extraLength + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return undefined
}

function directoryPlace(view: DataView, end: number): { count: number; start: number } {
  const locator = end - locatorLength
  if (locator < 0 || view.getUint32(locator, true) !== locator64) {
    return { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  }
  const end64 = longNumber(view, locator + 8)
  if (view.getUint32(end64, true) !== endOfDirectory64) throw new RangeError('no ZIP64 directory')
  return { count: longNumber(view, end64 + 32), start: longNumber(view, end64 + 48) }
}

function sizes(view: DataView, at: number, extra: number, extraLength: number): Omit<ZipEntry, 'name'> {
  const compressed = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  if (size !== inExtraField && compressed !== inExtraField) return { compressed, size }
  let field = extra
  while (field + 4 <= extra + extraLength && view.getUint16(field, true) !== 1) {
    field += 4 + view.getUint16(field + 2, true)
  }
  if (field + 4 > extra + extraLength) throw new RangeError('no ZIP64 sizes')
  const long = size === inExtraField ? longNumber(view, field + 4) : size
  const place = size === inExtraField ? field + 12 : field + 4
  return { size: long, compressed: compressed === inExtraField ? longNumber(view, place) : compressed }
}

function longNumber(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}
