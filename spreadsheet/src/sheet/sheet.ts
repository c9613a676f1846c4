import type { Cell } from '../cell.ts'
import { giveBack } from '../container/inflate-entry.ts'
import type { ZipFile } from '../container/zip-file.ts'
import type { SheetPart } from '../workbook/find-parts.ts'
import { PartScanner } from '../xml/part-scanner.ts'
import type { Row } from './row.ts'
import { RowReader, type RowRequest, type SheetContext, tooLarge } from './row-reader.ts'

/** What is read of a sheet. */
export interface ReadingOptions {
  /** The places of the wanted columns, from 0, each once; `Row.cells` has their order. */
  readonly columns: readonly number[]
  /** The number of the first wanted row; 1 unless given. */
  readonly firstRow?: number
  /** Given each row that the file has, in its order. What it throws ends the reading. */
  readonly onRow: (row: Row) => void
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Aborting it ends the reading, at the next piece of the file, with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** How far a reading is: of `Sheet.bytes` those that were read, and the rows that were given. */
export interface Progress {
  readonly bytes: number
  readonly rows: number
}

/** What was read. */
export interface Receipt {
  readonly sheet: string
  /** How many rows were given, and the number of the last of them (0 when there was none). */
  readonly rows: number
  readonly lastRow: number
}

/** A sheet of a workbook. */
export class Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** How many bytes of the file it takes: what `Progress.bytes` goes up to. */
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
   * The first rows with all their cells, blank rows included, to find the header in: fewer than `count` where the sheet
   * has no more. It stops there: what stands further down, or is damaged further down, is not seen.
   *
   * @throws SpreadsheetProblem saying why the sheet is not read; the signal's reason when it is aborted
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
   * Reads the wanted columns of all rows. Only when it answers was the whole sheet there and undamaged: what `onRow` was
   * given before a failure must not be used.
   *
   * @throws SpreadsheetProblem saying why the sheet is not read; the signal's reason when it is aborted
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
