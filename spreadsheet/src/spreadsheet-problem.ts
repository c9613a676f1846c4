import type { ReadingLimits } from './reading-limits.ts'

/** What a file that is not a ZIP looks like; 'archive' is packed by another program. */
export type PlainKind = 'text' | 'html' | 'xml' | 'pdf' | 'image' | 'archive' | 'other'

/** What a ZIP without a readable workbook is. */
export type ArchiveKind =
  | 'word'
  | 'powerpoint'
  | 'binary-workbook'
  | 'libreoffice'
  | 'numbers'
  | 'other-office'
  | 'archive'

/** What an OLE container (Office's format before 2007) holds. */
export type OleKind = 'encrypted' | 'workbook' | 'word' | 'powerpoint'

/**
 * Why a file cannot be read.
 *
 * - `unavailable`: the browser can no longer read the file (moved, deleted, open elsewhere).
 * - `blank`: the file has no bytes.
 * - `not-a-zip`: the file has another format, despite its name; `looksLike` says which.
 * - `ole-container`: a workbook with a password, or a file from before 2007; `holds` says which.
 * - `not-a-workbook`: a ZIP with something else; `holds` says what.
 * - `truncated`: the end of the file is missing.
 * - `damaged`: bytes were changed. The directory, a checksum, a length or the compression contradicts itself, or a
 *   part that is referred to is missing.
 * - `encrypted`: entries of the ZIP are encrypted.
 * - `unsupported`: a compression method or text encoding that no spreadsheet program writes.
 * - `malformed-xml`: a part is not the expected XML, or ends too early.
 * - `doctype`: a part declares a document type, which no workbook does.
 * - `too-large`: the file exceeds a limit; `limit` says which.
 */
export type SpreadsheetReason =
  | { readonly code: 'unavailable' | 'blank' | 'truncated' | 'damaged' | 'encrypted' | 'unsupported' }
  | { readonly code: 'malformed-xml' | 'doctype' }
  | { readonly code: 'not-a-zip'; readonly looksLike: PlainKind }
  | { readonly code: 'ole-container'; readonly holds: OleKind }
  | { readonly code: 'not-a-workbook'; readonly holds: ArchiveKind }
  | { readonly code: 'too-large'; readonly limit: keyof ReadingLimits }

/** The only error class of this package. The message is for the log. Rows read before the error must not be used. */
export class SpreadsheetProblem extends Error {
  override readonly name = 'SpreadsheetProblem'
  readonly reason: SpreadsheetReason

  constructor(reason: SpreadsheetReason, detail: string, cause?: unknown) {
    super(`${reason.code}: ${detail}`, { cause })
    this.reason = reason
  }
}
