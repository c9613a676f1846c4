import type { ReadingLimits } from './reading-limits.ts'

/** What a file that is no ZIP looks like. */
export type PlainKind = 'text' | 'html' | 'pdf' | 'image' | 'other'

/** What a ZIP without a workbook is. */
export type ArchiveKind =
  | 'word'
  | 'powerpoint'
  | 'binary-workbook'
  | 'libreoffice'
  | 'numbers'
  | 'other-office'
  | 'archive'

/** What a container of Office's older format holds. */
export type OleKind = 'encrypted' | 'workbook' | 'word' | 'powerpoint'

/**
 * Why a file is not read.
 *
 * - `unavailable`: the browser cannot read the file any more (moved, deleted, open elsewhere).
 * - `blank`: it has no bytes.
 * - `not-a-zip`: it is something else with another name; `looksLike` says what.
 * - `ole-container`: a workbook with a password, or a file from before 2007; `holds` says which.
 * - `not-a-workbook`: a ZIP of something else; `holds` says what.
 * - `truncated`: its end is missing.
 * - `damaged`: bytes were changed: the directory, a checksum, a length or the compression contradicts itself, or a part
 *   that is named is not there.
 * - `encrypted`: entries of the ZIP are encrypted.
 * - `unsupported`: a compression or an encoding of text that no spreadsheet program writes.
 * - `malformed-xml`: a part is not the XML it should be, or stops too early.
 * - `doctype`: a part declares a document type, which no workbook does.
 * - `too-large`: it exceeds a limit; `limit` says which.
 */
export type SpreadsheetReason =
  | { readonly code: 'unavailable' | 'blank' | 'truncated' | 'damaged' | 'encrypted' | 'unsupported' }
  | { readonly code: 'malformed-xml' | 'doctype' }
  | { readonly code: 'not-a-zip'; readonly looksLike: PlainKind }
  | { readonly code: 'ole-container'; readonly holds: OleKind }
  | { readonly code: 'not-a-workbook'; readonly holds: ArchiveKind }
  | { readonly code: 'too-large'; readonly limit: keyof ReadingLimits }

/** The one error of this package. The message is for the log; nothing that was read before it may be used. */
export class SpreadsheetProblem extends Error {
  override readonly name = 'SpreadsheetProblem'
  readonly reason: SpreadsheetReason

  constructor(reason: SpreadsheetReason, detail: string, cause?: unknown) {
    super(`${reason.code}: ${detail}`, { cause })
    this.reason = reason
  }
}
