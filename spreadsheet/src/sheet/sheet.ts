import type { Cell } from '../cell.ts'
import { giveBack } from '../container/inflate-entry.ts'
import type { ZipFile } from '../container/zip-file.ts'
import type { SheetPart } from '../workbook/find-parts.ts'
import { PartScanner } from '../xml/part-scanner.ts'
import type { Row } from './row.ts'
import { RowReader, type RowRequest, type SheetContext, tooLarge } from './row-reader.ts'

/** Which part of a sheet is read, and who gets it. */
export interface ReadingOptions {
  /** The numbers of the wanted columns, from 0, each at most once. `Row.cells` has the same order. */
  readonly columns: readonly number[]
  /** The number of the first wanted row, from 1; 1 by default. */
  readonly firstRow?: number
  /** Called for each row from `firstRow` on, in file order. An error thrown here ends the reading and is passed on. */
  readonly onRow: (row: Row) => void
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Aborting it ends the reading at the next piece of the file; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** Progress of a reading: how many of the `Sheet.bytes` were read and how many rows were passed on so far. */
export interface Progress {
  readonly bytes: number
  readonly rows: number
}

/** Summary of a complete reading. */
export interface Receipt {
  readonly sheet: string
  /** How many rows were passed on. */
  readonly rows: number
  readonly lastRow: number
}

/** A sheet of a workbook. */
export class Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** The compressed size of the sheet in bytes; the final value of `Progress.bytes`. */
  readonly bytes: number
  private readonly zip: ZipFile
  private readonly part: string
  private readonly context: SheetContext

  constructor(zip: ZipFile, { name, isHidden, part }: SheetPart, context: SheetContext) {
    this.name = name
    this.isHidden = isHidden
    this.bytes = zip.compressedSize(part)
    this.zip = zip
    this.part = part
    this.context = context
  }

  /**
   * The first rows with all their cells, to find the header in. An empty row is an empty array; trailing empty cells
   * are left out. Returns fewer than `count` rows if the sheet has fewer. Reading stops there, so damage further down
   * goes unnoticed.
   *
   * @throws SpreadsheetProblem with the reason why the sheet cannot be read; the signal's reason when it is aborted
   */
  async firstRows(count: number, signal?: AbortSignal): Promise<Cell[][]> {
    const rows: Cell[][] = []
    const { columns: most, headColumns } = this.context.limits
    const columns = Array.from({ length: most }, (_, column) => column)
    const take = ({ number, cells, width }: RowReader) => {
      while (rows.length < Math.min(number, count)) rows.push([])
      if (number > count) return false
      let end = width
      while (end > 0 && cells[end - 1] === null) end -= 1
      if (end > headColumns) throw tooLarge('headColumns', `column ${end}`)
      rows[number - 1] = cells.slice(0, end)
      return number < count
    }
    await this.scan({ columns, firstRow: 1, take }, signal)
    return rows
  }

  /**
   * Reads the wanted columns of all rows. Only when the promise resolves is the sheet known to be complete and
   * undamaged. After an error, do not use the rows that `onRow` got before it.
   *
   * @throws SpreadsheetProblem with the reason why the sheet cannot be read; the signal's reason when it is aborted
   */
  async read({ columns, firstRow = 1, onRow, onProgress, signal }: ReadingOptions): Promise<Receipt> {
    let rows = 0
    let lastRow = 0
    let bytes = 0
    const take = (row: Row) => {
      rows += 1
      lastRow = row.number
      onRow(row)
      return true
    }
    await this.scan({ columns, firstRow, take }, signal, (read) => {
      bytes += read
      onProgress?.({ bytes, rows })
    })
    onProgress?.({ bytes: this.bytes, rows })
    return { sheet: this.name, rows, lastRow }
  }

  private async scan(
    request: RowRequest,
    signal: AbortSignal | undefined,
    onRead?: (bytes: number) => void,
  ): Promise<void> {
    const { limits } = this.context
    const reader = new RowReader(this.context, request)
    const scanner = new PartScanner(['worksheet', 'sheetData'], 'row', reader, limits.rowBytes)
    for await (const piece of this.zip.stream(this.part, { limits, signal, onRead })) {
      scanner.push(piece)
      giveBack(piece)
      if (reader.isDone) return
    }
    scanner.finish()
  }
}
