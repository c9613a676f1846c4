import type { OleKind, SpreadsheetReason } from '@vendaclara/spreadsheet'
import type { Refusal } from './file-refused.ts'

const olderFiles: Readonly<Record<OleKind, Refusal>> = {
  encrypted: { kind: 'password' },
  workbook: { kind: 'old-format' },
  word: { kind: 'other-office' },
  powerpoint: { kind: 'other-office' },
}

/** What a person is told of a file that is neither a workbook nor text. */
export function refusalOf(reason: SpreadsheetReason): Refusal {
  switch (reason.code) {
    case 'unavailable':
    case 'blank':
    case 'too-large':
      return { kind: reason.code }
    case 'not-a-zip':
      return { kind: reason.looksLike === 'html' ? 'web-page' : 'not-a-table' }
    case 'ole-container':
      return olderFiles[reason.holds]
    case 'not-a-workbook':
      return { kind: reason.holds === 'archive' ? 'archive' : 'other-office' }
    case 'encrypted':
      return { kind: 'password' }
    case 'truncated':
    case 'damaged':
    case 'unsupported':
    case 'malformed-xml':
    case 'doctype':
      return { kind: 'damaged' }
  }
}
