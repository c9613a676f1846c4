import { AdsProblem, type AdsProblemKind } from '@vendaclara/core/ads'
import { type FileFault, FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import type { CarriedErrors } from '../../../workers/worker-calls.ts'

type ColumnsProblem = 'missing-columns' | 'doubled-columns'

/** Why a file could not be imported; 'too-large': its figures have no room in memory. */
export type Refusal =
  | Extract<
      FileFault,
      { kind: 'disguised' | 'archive' | 'too-large' | 'unavailable' | 'reader-missing' | 'unexpected' }
    >
  | { readonly kind: 'spreadsheet' | 'damaged' }
  | { readonly kind: Exclude<AdsProblemKind, ColumnsProblem> }
  | { readonly kind: ColumnsProblem; readonly columns: readonly string[] }

const zip = [0x50, 0x4b, 0x03, 0x04]
const gzip = [0x1f, 0x8b]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** Names within the archives that Excel, LibreOffice and Numbers save. */
const workbookEntry =
  /\[Content_Types\]\.xml|_rels\/|xl\/|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet|Index\/|\.iwa/

/** Refuses a file whose first bytes are those of another format. UTF-16 is text and passes by its byte order mark. */
export function refuseForeignBytes(head: Uint8Array): void {
  if (begins(head, oldOffice)) throw new FileRefused({ kind: 'spreadsheet' } satisfies Refusal)
  if (begins(head, gzip)) throw new FileRefused({ kind: 'archive' } satisfies Refusal)
  if (begins(head, zip)) {
    const names = new TextDecoder('windows-1252').decode(head)
    const kind = workbookEntry.test(names) ? 'spreadsheet' : 'archive'
    throw new FileRefused({ kind } satisfies Refusal)
  }
  const isPdf = begins(head, pdf)
  const isUtf16 = begins(head, [0xff, 0xfe]) || begins(head, [0xfe, 0xff])
  if (isPdf || (!isUtf16 && head.some(isControl))) {
    throw new FileRefused({ kind: 'disguised', as: isPdf ? 'pdf' : 'other' } satisfies Refusal)
  }
}

function begins(head: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => head[position] === byte)
}

function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x1b)
}

/** How browsers say that an array, a text or a message has no room; other range errors are defects. */
const outOfMemory =
  /allocation|out of memory|invalid string length|invalid (typed )?array (buffer )?length|too large/i

/** Why an error while a file is read keeps it from being imported. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof FileRefused) return error.refusal as Refusal
  if (error instanceof AdsProblem) return { kind: error.kind, columns: error.columns }
  // A message that has no room to be sent is a DOMException.
  const isOfEngine = error instanceof RangeError || error instanceof DOMException
  if (isOfEngine && outOfMemory.test(error.message)) return { kind: 'too-large' }
  return { kind: 'unexpected', detail: String(error) }
}

/** Whatever goes wrong in the worker comes to its page as a refusal. */
export const reportRefusals: CarriedErrors = {
  ...fileRefusals,
  write: (error) => fileRefusals.write(new FileRefused(refusalOf(error))),
}
