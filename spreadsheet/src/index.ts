/**
 * Reads named columns of an .xlsx as a stream: in a browser's worker or in Node, with nothing but what both have.
 *
 * Open the workbook, look at the first rows of its sheets for the header, then read the columns that are wanted:
 *
 *     const { sheets } = await openWorkbook(file, { signal })
 *     for (const sheet of sheets) find(await sheet.firstRows(20))
 *     await sheet.read({ columns: [0, 4], firstRow: 2, onRow: ({ cells }) => take(cells[0], cells[1]) })
 */
export type { Cell } from './cell.ts'
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
export { type OpeningOptions, openWorkbook, type Workbook } from './workbook/open-workbook.ts'
