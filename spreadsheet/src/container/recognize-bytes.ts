import type { OleKind, PlainKind } from '../spreadsheet-problem.ts'

/** How many bytes at the start of a file are used to recognise it. */
export const headLength = 4096

/** The start of an entry, or of the end record of a ZIP without entries. */
const zipMarks = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
]
const oleMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const pdfMark = [0x25, 0x50, 0x44, 0x46]
const imageMarks = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
]
/** Of .rar, .7z and .gz. */
const archiveMarks = [
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
]
const remarks = /<!--[\s\S]*?-->/g
const page = /^[\s\uFEFF]*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|body|table|meta|script|style|div)\b/i
const xml = /^[\s\uFEFF]*<(\?xml|\w[\w.:-]*[\s>])/
const oleNames: readonly (readonly [string, OleKind])[] = [
  ['EncryptedPackage', 'encrypted'],
  ['WordDocument', 'word'],
  ['PowerPoint Document', 'powerpoint'],
]

export function isZip(head: Uint8Array): boolean {
  return zipMarks.some((mark) => begins(head, mark))
}

export function isOle(head: Uint8Array): boolean {
  return begins(head, oleMark)
}

/** What a file that is neither ZIP nor OLE looks like, judged by its first bytes. */
export function plainKind(head: Uint8Array): PlainKind {
  if (begins(head, pdfMark)) return 'pdf'
  if (imageMarks.some((mark) => begins(head, mark))) return 'image'
  if (archiveMarks.some((mark) => begins(head, mark))) return 'archive'
  if (utf16Of(head)) return 'text'
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return 'other'
  const text = new TextDecoder().decode(head).replace(remarks, '')
  if (page.test(text)) return 'html'
  return xml.test(text) ? 'xml' : 'text'
}

/** The kind of UTF-16 that a text begins in, by its mark or, without one, by the zeros beside plain letters. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, headLength)
  if (begins(head, [0xff, 0xfe])) return 'utf-16le'
  if (begins(head, [0xfe, 0xff])) return 'utf-16be'
  const zeros = (odd: number) => head.filter((byte, place) => byte === 0 && place % 2 === odd).length
  const [even, odd] = [zeros(0), zeros(1)]
  const most = 0.4 * head.length
  if (head.length >= 4 && odd > most && even < odd / 20) return 'utf-16le'
  return head.length >= 4 && even > most && odd < even / 20 ? 'utf-16be' : undefined
}

/** What an OLE container (Office's format before 2007) holds, judged by the names in its directory. */
export function oleKind(bytes: Uint8Array): OleKind {
  return oleNames.find(([name]) => hasWideText(bytes, name))?.[1] ?? 'workbook'
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

function hasWideText(bytes: Uint8Array, text: string): boolean {
  const wide = [...text].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = bytes.indexOf(wide[0] ?? 0); at >= 0; at = bytes.indexOf(wide[0] ?? 0, at + 1)) {
    if (wide.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
