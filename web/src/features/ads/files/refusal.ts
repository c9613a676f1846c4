import { AdsProblem, type AdsProblemDetails, type AdsProblemKind } from '@vendaclara/core/ads'
import { type FileFault, FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import type { CarriedErrors } from '../../../workers/worker-calls.ts'

/** Why a file could not be imported; 'too-large': its figures do not fit in memory. */
export type Refusal =
  | Extract<
      FileFault,
      { kind: 'disguised' | 'archive' | 'too-large' | 'unavailable' | 'reader-missing' | 'unexpected' }
    >
  | { readonly kind: 'spreadsheet'; readonly as?: UnreadWorkbook }
  | { readonly kind: 'damaged' }
  | ({ readonly kind: AdsProblemKind } & AdsProblemDetails)

/** The kinds of workbooks that are no .xlsx; 'locked': it has a password. */
export type UnreadWorkbook = 'xls' | 'ods' | 'numbers' | 'locked'

export const zip = [0x50, 0x4b, 0x03, 0x04]
const gzip = [0x1f, 0x8b]
export const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** A picture or a program has control characters among its first bytes. */
const headLength = 8192
/** Names inside the archives that Excel, LibreOffice and Numbers save. */
const workbookEntry =
  /\[Content_Types\]\.xml|_rels\/|xl\/|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet|Index\/|\.iwa/

/**
 * Refuses a file whose first bytes are those of another format. UTF-16 is recognised as text by its byte order mark.
 */
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
  if (isPdf || (!isUtf16 && head.subarray(0, headLength).some(isControl))) {
    throw new FileRefused({ kind: 'disguised', as: isPdf ? 'pdf' : 'other' } satisfies Refusal)
  }
}

export function begins(head: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => head[position] === byte)
}

function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x1b)
}

/** How browsers word that an array, a text or a message does not fit in memory; other range errors are defects. */
const outOfMemory =
  /allocation|out of memory|invalid string length|invalid (typed )?array (buffer )?length|too large/i

/** The refusal for an error that occurred while a file was read. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof FileRefused) return error.refusal as Refusal
  if (error instanceof AdsProblem) return { kind: error.kind, ...error.details }
  // A message that does not fit in memory fails with a DOMException.
  const isOfEngine = error instanceof RangeError || error instanceof DOMException
  if (isOfEngine && outOfMemory.test(error.message)) return { kind: 'too-large' }
  return { kind: 'unexpected', detail: String(error) }
}

/** Sends any error of the worker to its page as a refusal. */
export const reportRefusals: CarriedErrors = {
  ...fileRefusals,
  write: (error) => fileRefusals.write(new FileRefused(refusalOf(error))),
}
