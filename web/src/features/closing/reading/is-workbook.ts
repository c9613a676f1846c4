import { openWorkbook, SpreadsheetProblem } from '@vendaclara/spreadsheet'

/** Whether a file is an .xlsx by its content, whatever its name is. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  try {
    await openWorkbook(file)
    return true
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return false
    throw error
  }
}
