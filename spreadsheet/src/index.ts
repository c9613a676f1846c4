/**
 * Reads chosen columns of an .xlsx file as a stream. Runs in a browser's worker and in Node, without dependencies.
 *
 * Open the workbook, find the header in the first rows of its sheets, then read the columns you need:
 *
 *     const { sheets } = await openWorkbook(file, { signal })
 *     for (const sheet of sheets) find(await sheet.firstRows(20))
 *     await sheet.read({ columns: [0, 4], firstRow: 2, onRow: ({ cells }) => take(cells[0], cells[1]) })
 */
export type { Cell } from './cell.ts'
export { utf16Of } from './container/recognize-bytes.ts'
export { defaultLimits, type ReadingLimits } from './reading-limits.ts'
export type { Row } from './sheet/row.ts'
export type { Progress, ReadingOptions, Receipt, Sheet } from './sheet/sheet.ts'
export {
  type ArchiveKind,
  type OleKind,
  type PlainKind,
  SpreadsheetProblem,
  type SpreadsheetReason,
} from './spreadsheet-problem.ts'
export { type ArchivedFile, listArchive } from './workbook/archived-files.ts'
export { type OpeningOptions, openWorkbook, type Workbook } from './workbook/open-workbook.ts'
export type { XmlElement } from './xml/read-elements.ts'
export { readXml } from './xml/read-xml.ts'
