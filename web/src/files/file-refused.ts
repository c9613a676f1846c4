import type { OleKind, PlainKind, ReadingLimits, SpreadsheetReason } from '@vendaclara/spreadsheet'
import type { CarriedErrors } from '../workers/worker-calls.ts'

/** Why a chosen file of any kind cannot be read. Each feature has its own sentences for people. */
export type FileFault =
  | { readonly kind: 'several' }
  | { readonly kind: 'unavailable' }
  /** A folder was dropped. */
  | { readonly kind: 'folder' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'disguised'; readonly as: Exclude<PlainKind, 'archive'> }
  | { readonly kind: 'password' }
  | { readonly kind: 'old-format' }
  | { readonly kind: 'other-office'; readonly as: OfficeKind }
  /** An archive that does not hold exactly one table. `names` are of the files in it, as far as it tells them. */
  | { readonly kind: 'archive'; readonly names?: readonly string[]; readonly isLocked?: true }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'damaged' }
  /** The file itself is too large. */
  | { readonly kind: 'too-large' }
  /** Its unpacked content is too large, or it has too many columns or, in a .csv, too many rows. */
  | { readonly kind: 'bloated' | 'too-many-columns' | 'too-many-rows' }
  /** In this row of a .csv, counted from 1, a text is too long or a quote does not show where its cell ends. */
  | { readonly kind: 'long-text' | 'open-quote'; readonly row: number }
  | { readonly kind: 'empty' }
  /** The script that reads files could not be loaded. */
  | { readonly kind: 'reader-missing' }
  | { readonly kind: 'unexpected'; readonly detail?: string }

export type OfficeKind = 'word' | 'powerpoint' | 'libreoffice' | 'binary-workbook' | 'numbers' | 'other'

/** Thrown while a file is read; nothing of the file may be used. */
export class FileRefused<Fault extends { readonly kind: string } = { readonly kind: string }> extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: Fault
  /** The name of the file, if there were several. */
  fileName: string | undefined

  constructor(refusal: Fault, cause?: unknown) {
    super(refusal.kind, { cause })
    this.refusal = refusal
  }
}

/** Carries a refusal from a worker to its page. */
export const fileRefusals: CarriedErrors = {
  write: (error) =>
    error instanceof FileRefused ? { refusal: error.refusal, fileName: error.fileName } : undefined,
  read: ({ refusal, fileName }: Pick<FileRefused, 'refusal' | 'fileName'>) =>
    Object.assign(new FileRefused(refusal), { fileName }),
}

const olderFiles: Readonly<Record<OleKind, FileFault>> = {
  encrypted: { kind: 'password' },
  workbook: { kind: 'old-format' },
  word: { kind: 'other-office', as: 'word' },
  powerpoint: { kind: 'other-office', as: 'powerpoint' },
}

const beyondLimits: Partial<Record<keyof ReadingLimits, 'too-large' | 'too-many-columns'>> = {
  fileBytes: 'too-large',
  headColumns: 'too-many-columns',
}

/** Why a file cannot be read as a workbook. */
export function faultOf(reason: SpreadsheetReason): FileFault {
  switch (reason.code) {
    case 'unavailable':
    case 'blank':
    case 'truncated':
      return { kind: reason.code }
    case 'too-large':
      return { kind: beyondLimits[reason.limit] ?? 'bloated' }
    case 'not-a-zip':
      return reason.looksLike === 'archive'
        ? { kind: 'archive' }
        : { kind: 'disguised', as: reason.looksLike }
    case 'ole-container':
      return olderFiles[reason.holds]
    case 'not-a-workbook':
      if (reason.holds === 'archive') return { kind: 'archive' }
      return { kind: 'other-office', as: reason.holds === 'other-office' ? 'other' : reason.holds }
    // A workbook with a password is no ZIP.
    case 'encrypted':
      return { kind: 'archive', isLocked: true }
    case 'damaged':
    case 'unsupported':
    case 'malformed-xml':
    case 'doctype':
      return { kind: 'damaged' }
  }
}
