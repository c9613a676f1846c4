import { ForeignFile } from './foreign-file.ts'

const zip = [0x50, 0x4b, 0x03, 0x04]
const gzip = [0x1f, 0x8b]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** Names within the archives that Excel, LibreOffice and Numbers save. */
const workbookEntry =
  /\[Content_Types\]\.xml|_rels\/|xl\/|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet|Index\/|\.iwa/

/** Refuses a file whose first bytes are those of another format. UTF-16 is text and passes by its byte order mark. */
export function refuseForeignBytes(head: Uint8Array): void {
  if (begins(head, oldOffice)) throw new ForeignFile('spreadsheet')
  if (begins(head, gzip)) throw new ForeignFile('archive')
  if (begins(head, zip)) {
    const names = new TextDecoder('windows-1252').decode(head)
    throw new ForeignFile(workbookEntry.test(names) ? 'spreadsheet' : 'archive')
  }
  const isUtf16 = begins(head, [0xff, 0xfe]) || begins(head, [0xfe, 0xff])
  if (begins(head, pdf) || (!isUtf16 && head.some(isControl))) throw new ForeignFile('not-text')
}

function begins(head: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => head[position] === byte)
}

function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x1b)
}
