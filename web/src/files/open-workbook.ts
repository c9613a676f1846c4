import * as spreadsheet from '@vendaclara/spreadsheet'
import { type FileFault, FileRefused, faultOf } from './file-refused.ts'

/** A row while it is read. As with `Row` of `spreadsheet`, copy what you want to keep. */
export interface SheetRow extends spreadsheet.Row {
  /** In a .csv: the cells to the right of the header's last cell. The header is the row before the first wanted one. */
  readonly surplus?: readonly string[]
  /** In a .csv: whether the file ends in the middle of this row. */
  readonly isCut?: boolean
}

/** A sheet of a workbook, or the table of a .csv, whose cells are all texts. */
export interface OpenSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly isCsv: boolean
  /** The first rows with all their cells, including blank rows. Returns fewer than `count` if the sheet has fewer. */
  firstRows(count: number): Promise<spreadsheet.Cell[][]>
  /** Reads the wanted columns. Only when the promise resolves is the sheet known to be complete and undamaged. */
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

/**
 * The sheets of an .xlsx. If the file or one of its sheets cannot be read, a FileRefused is thrown, now or while
 * reading the sheet.
 */
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

export type XmlElement = spreadsheet.XmlElement

/** Why an XML file is refused: that it declares texts of its own is no damage. */
export type XmlFault = FileFault | { readonly kind: 'declarations' }

/** Reads an XML file as a whole. Throws a FileRefused if it is larger, no XML, or declares entities of its own. */
export function readXmlFile(file: Blob, mostBytes: number): Promise<XmlElement> {
  return refused<XmlElement, XmlFault>(spreadsheet.readXml(file, mostBytes), (reason) =>
    reason.code === 'doctype' ? { kind: 'declarations' } : faultOf(reason),
  )
}

/** A cell as people see it: a spreadsheet program stores a typed 20% as 0.2 with a number format. */
export function asSeen<Value>(cell: Value, row: SheetRow, place: number): Value | string {
  if (typeof cell !== 'number' || !row.formatOf(place).includes('%')) return cell
  return `${Number((cell * 100).toPrecision(12))}%`
}

async function refused<Answer, Fault extends { readonly kind: string } = FileFault>(
  reading: Promise<Answer>,
  fault: (reason: spreadsheet.SpreadsheetReason) => Fault | FileFault = faultOf,
): Promise<Answer> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof spreadsheet.SpreadsheetProblem
      ? new FileRefused(fault(error.reason), error)
      : error
  }
}
