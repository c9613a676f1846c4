import * as spreadsheet from '@vendaclara/spreadsheet'
import { FileRefused, faultOf } from './file-refused.ts'

export type { Row } from '@vendaclara/spreadsheet'
export type OpenSheet = Pick<spreadsheet.Sheet, 'name' | 'isHidden' | 'firstRows' | 'read'>

/** The sheets of an .xlsx. What keeps it from being read, at once or in one of its sheets, is thrown as a FileRefused. */
export async function openWorkbook(
  file: Blob,
  limits: Partial<spreadsheet.ReadingLimits> = {},
): Promise<readonly OpenSheet[]> {
  const { sheets } = await refused(spreadsheet.openWorkbook(file, { limits }))
  return sheets.map((sheet) => ({
    name: sheet.name,
    isHidden: sheet.isHidden,
    firstRows: (count, ...rest) => refused(sheet.firstRows(count, ...rest)),
    read: (options) => refused(sheet.read(options)),
  }))
}

/** Whether a file is an .xlsx by its content, whatever its name is. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  try {
    await openWorkbook(file)
    return true
  } catch (error) {
    if (error instanceof FileRefused) return false
    throw error
  }
}

async function refused<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof spreadsheet.SpreadsheetProblem
      ? new FileRefused(faultOf(error.reason), error)
      : error
  }
}
