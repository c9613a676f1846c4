import * as spreadsheet from '@vendaclara/spreadsheet'
import { FileRefused, faultOf } from './file-refused.ts'

/** One row as it is read, as `Row` of `spreadsheet`: take out what is to be kept. */
export interface SheetRow extends spreadsheet.Row {
  /** Of a .csv: its cells behind the last one of the row above the first wanted one, its header. */
  readonly surplus?: readonly string[]
  /** Of a .csv: whether it ends in the middle of this row. */
  readonly isCut?: boolean
}

/** A sheet of a workbook, or the table of a .csv, whose cells are all texts. */
export interface OpenSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly isCsv: boolean
  /** The first rows with all their cells, blank rows included: fewer than `count` where the sheet has no more. */
  firstRows(count: number): Promise<spreadsheet.Cell[][]>
  /** Reads the wanted columns; only when it answers was the whole sheet there and undamaged. */
  read(options: SheetReading): Promise<void>
}

/** As `ReadingOptions` of `spreadsheet`. */
export interface SheetReading {
  readonly columns: readonly number[]
  readonly firstRow: number
  readonly onRow: (row: SheetRow) => void
  readonly onProgress?: ((progress: { readonly rows: number }) => void) | undefined
}

export type WorkbookLimits = Partial<spreadsheet.ReadingLimits>

/** The sheets of an .xlsx. What keeps it from being read, at once or in one of its sheets, is thrown as a FileRefused. */
export async function openWorkbook(file: Blob, limits: WorkbookLimits = {}): Promise<readonly OpenSheet[]> {
  const { sheets } = await refused(spreadsheet.openWorkbook(file, { limits }))
  return sheets.map((sheet) => ({
    name: sheet.name,
    isHidden: sheet.isHidden,
    isCsv: false,
    firstRows: (count) => refused(sheet.firstRows(count)),
    read: async (options) => {
      await refused(sheet.read(options))
    },
  }))
}

/** A cell as people see it: a spreadsheet program keeps the 20% somebody typed as 0.2 and a number format. */
export function asSeen<Value>(cell: Value, row: SheetRow, place: number): Value | string {
  if (typeof cell !== 'number' || !row.formatOf(place).includes('%')) return cell
  return `${Number((cell * 100).toPrecision(12))}%`
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
