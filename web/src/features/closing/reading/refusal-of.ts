import type { OleKind, SpreadsheetReason } from '@vendaclara/spreadsheet'
import type { Refusal } from './refusal.ts'

const olderFiles: Readonly<Record<OleKind, Refusal>> = {
  encrypted: { kind: 'password' },
  workbook: { kind: 'old-format' },
  word: { kind: 'other-office', as: 'word' },
  powerpoint: { kind: 'other-office', as: 'powerpoint' },
}

/** What a person is told of a file that could not be read as a workbook. */
export function refusalOf(reason: SpreadsheetReason): Refusal {
  switch (reason.code) {
    case 'unavailable':
    case 'blank':
    case 'truncated':
    case 'too-large':
      return { kind: reason.code }
    case 'not-a-zip':
      return { kind: 'disguised', as: reason.looksLike }
    case 'ole-container':
      return olderFiles[reason.holds]
    case 'not-a-workbook':
      if (reason.holds === 'archive') return { kind: 'archive' }
      return { kind: 'other-office', as: reason.holds === 'other-office' ? 'other' : reason.holds }
    case 'encrypted':
      return { kind: 'password' }
    case 'damaged':
    case 'unsupported':
    case 'malformed-xml':
    case 'doctype':
      return { kind: 'damaged' }
  }
}
