import { FileRefused } from './file-refused.ts'

const zip = [0x50, 0x4b]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const byteOrderMarks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
const page = /^[\s\uFEFF]*<(!doctype|html|head|body|table|meta|\?xml)/i
const headLength = 4096

/** Tells a ZIP from text by its bytes, and refuses what is neither. */
export function refuseForeignBytes(bytes: Uint8Array): 'zip' | 'text' {
  if (bytes.length === 0) throw new FileRefused({ kind: 'blank' })
  if (begins(bytes, zip)) return 'zip'
  if (begins(bytes, oldOffice)) {
    throw new FileRefused({ kind: isEncrypted(bytes) ? 'password' : 'old-format' })
  }
  if (byteOrderMarks.some((mark) => begins(bytes, mark))) return 'text'
  const head = bytes.subarray(0, headLength)
  const text = new TextDecoder().decode(head)
  if (head.some(isControl) || text.startsWith('%PDF-')) throw new FileRefused({ kind: 'not-a-table' })
  if (page.test(text)) throw new FileRefused({ kind: 'web-page' })
  return 'text'
}

/** Office wraps a workbook with a password in the container of its old format, and names what is inside. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  return bytes.some((_, at) => name.every((byte, index) => bytes[at + index] === byte))
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32)
}
