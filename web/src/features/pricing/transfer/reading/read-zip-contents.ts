const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const endLength = 22
const longestComment = 0xffff

export interface ZipContents {
  readonly names: readonly string[]
  /** What the entries declare to inflate to, together. */
  readonly bytes: number
}

/** What the directory of a ZIP declares, without inflating any of it; undefined when it is cut off or broken. */
export function readZipContents(zip: Uint8Array): ZipContents | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const names: string[] = []
  let bytes = 0
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) return undefined
    const nameLength = view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)))
    const size = view.getUint32(at + 24, true)
    // An empty entry deflates to a few bytes; more of them with a declared size of 0 is a lie.
    if (size === 0 && view.getUint32(at + 20, true) > 16) return undefined
    bytes += size
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { names, bytes }
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return undefined
}
