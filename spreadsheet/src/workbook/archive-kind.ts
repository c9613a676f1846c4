import type { ArchiveKind } from '../spreadsheet-problem.ts'

const kinds: readonly (readonly [RegExp, ArchiveKind])[] = [
  [/^word\//, 'word'],
  [/^ppt\//, 'powerpoint'],
  [/(^|\/)workbook\.bin$/, 'binary-workbook'],
  [/^content\.xml$/, 'libreoffice'],
  [/\.iwa$/, 'numbers'],
  [/^\[content_types\]\.xml$/, 'other-office'],
]

/** What a ZIP without a readable workbook is, judged by the names of its entries in lower case. */
export function archiveKind(names: readonly string[]): ArchiveKind {
  return kinds.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'archive'
}
