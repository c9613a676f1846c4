import { readZipDirectory, type ZipEntry } from './read-zip-directory.ts'
import type { Disguise, OfficeKind, Refusal } from './refusal.ts'

const megabyte = 1024 * 1024

/** What is read at all. A sheet is decoded into one string, which cannot be longer than 512 Mi characters. */
export const readingLimits = {
  fileBytes: 256 * megabyte,
  declaredBytes: 1024 * megabyte,
  entryBytes: 500 * megabyte,
  entries: 10_000,
  /** Real sheets inflate some 10 to 60 times; the format itself ends at about 1,000. */
  ratio: 400,
  ratioFromBytes: 64 * megabyte,
}

/** What keeps these bytes from being read as a workbook, found before anything is inflated; null when nothing does. */
export function inspectContainer(bytes: Uint8Array): Refusal | null {
  if (bytes.length === 0) return { kind: 'blank' }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return inspectOldContainer(bytes)
  if (!startsWith(bytes, [0x50, 0x4b])) return { kind: 'disguised', as: disguise(bytes) }
  if (bytes.length > readingLimits.fileBytes) return { kind: 'too-large' }
  try {
    const entries = readZipDirectory(bytes)
    return entries ? inspectEntries(entries, bytes.length) : { kind: 'truncated' }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'damaged' }
    throw error
  }
}

function inspectEntries(entries: readonly ZipEntry[], fileBytes: number): Refusal | null {
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (declared > readingLimits.declaredBytes || entries.length > readingLimits.entries) {
    return { kind: 'too-large' }
  }
  if (entries.some(isTooLarge)) return { kind: 'too-large' }
  if (entries.some((entry) => entry.compressed > fileBytes)) return { kind: 'truncated' }
  // An empty entry deflates to a few bytes; more of them with a declared size of 0 is a lie.
  if (entries.some((entry) => entry.size === 0 && entry.compressed > 16)) return { kind: 'damaged' }
  return inspectNames(entries.map((entry) => entry.name))
}

function isTooLarge({ size, compressed }: ZipEntry): boolean {
  const swells = size > readingLimits.ratioFromBytes && size > compressed * readingLimits.ratio
  return swells || size > readingLimits.entryBytes
}

function inspectNames(names: readonly string[]): Refusal | null {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/(^|\/)workbook\d*\.xml$/i)) return null
  const known: [RegExp, OfficeKind][] = [
    [/^word\//, 'word'],
    [/^ppt\//, 'powerpoint'],
    [/(^|\/)workbook\.bin$/i, 'binary-workbook'],
    [/^content\.xml$/, 'libreoffice'],
    [/\.iwa$/, 'numbers'],
    [/^\[Content_Types\]\.xml$/, 'other'],
  ]
  const office = known.find(([pattern]) => has(pattern))
  return office ? { kind: 'other-office', as: office[1] } : { kind: 'archive' }
}

/** An OLE container: what Office wraps encrypted files in, and what it wrote before 2007. */
function inspectOldContainer(bytes: Uint8Array): Refusal {
  if (hasWideText(bytes, 'EncryptedPackage')) return { kind: 'password' }
  if (hasWideText(bytes, 'WordDocument')) return { kind: 'other-office', as: 'word' }
  if (hasWideText(bytes, 'PowerPoint Document')) return { kind: 'other-office', as: 'powerpoint' }
  return { kind: 'old-format' }
}

function disguise(bytes: Uint8Array): Disguise {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return 'pdf'
  const images = [
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46, 0x38],
    [0x52, 0x49, 0x46, 0x46],
  ]
  if (images.some((image) => startsWith(bytes, image))) return 'image'
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return 'text'
  const start = bytes.subarray(0, 4096)
  if (start.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return 'other'
  return /^\s*<(!doctype html|html|head|body|table|meta|\?xml)/i.test(new TextDecoder().decode(start))
    ? 'html'
    : 'text'
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function hasWideText(bytes: Uint8Array, text: string): boolean {
  const wide = [...text].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = bytes.indexOf(wide[0] ?? 0); at >= 0; at = bytes.indexOf(wide[0] ?? 0, at + 1)) {
    if (wide.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
