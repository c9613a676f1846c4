import { type Cents, toReais } from '@vendaclara/core/money'
import { type Cell, type CellValue, writeXlsx } from 'hucre/xlsx'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Column {
  readonly width: number
  readonly numFmt?: string
}

export const moneyColumn: Column = { width: 16, numFmt: '#,##0.00' }

/** For days at midnight UTC, as a workbook has them without a time. */
export const dayColumn: Column = { width: 16, numFmt: 'dd/mm/yyyy' }

/** A formula with its computed value, for programs that do not calculate. */
export class Formula {
  readonly text: string
  readonly result: number

  constructor(text: string, result: number) {
    this.text = text
    this.result = result
  }
}

/** The rows of a sheet and the formulas in it. Texts stay texts: '=1+1' is no formula. */
export class SheetRows {
  private readonly name: string
  private readonly columns: readonly Column[]
  private readonly rows: CellValue[][] = []
  private readonly cells = new Map<string, Partial<Cell>>()
  private readonly isHeaded: boolean

  constructor(name: string, columns: readonly Column[], header?: readonly string[]) {
    this.name = name
    this.columns = columns
    this.isHeaded = header !== undefined
    if (header) this.rows.push([...header])
  }

  /** The number of the last row, counted as in formulas. */
  get last(): number {
    return this.rows.length
  }

  add(...row: readonly (CellValue | Formula)[]): void {
    const at = this.rows.length
    this.rows.push(
      row.map((value, column) => {
        if (!(value instanceof Formula)) return value
        this.cells.set(`${at},${column}`, { formula: value.text, formulaResult: value.result })
        return null
      }),
    )
  }

  written() {
    const { name, rows, cells } = this
    const columns = [...this.columns]
    return { name, columns, rows, cells, ...(this.isHeaded && { freezePane: { rows: 1 } }) }
  }
}

/** A column of a table in a sheet. `at` is the number of the row, counted as in formulas. */
export type SheetColumn<Row> = {
  readonly header: string
  /** Whether the row below all others has its sum. */
  readonly isSummed?: boolean
} & (
  | { readonly width: number | Column; readonly cell: (row: Row, at: number) => CellValue | Formula }
  /** In reais, and empty where there is none. */
  | { readonly amount: (row: Row, at: number) => Cents | Formula | null | undefined }
)

function widthOf<Row>(column: SheetColumn<Row>): Column {
  if ('amount' in column) return moneyColumn
  return typeof column.width === 'number' ? { width: column.width } : column.width
}

function cellOf<Row>(column: SheetColumn<Row>, row: Row, at: number): CellValue | Formula {
  if ('cell' in column) return column.cell(row, at)
  const amount = column.amount(row, at)
  return typeof amount === 'number' ? toReais(amount) : (amount ?? null)
}

/** A sheet with a header, a line for each row and, if it has a name, a last one with their sums. */
export function tableSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  total?: string,
): SheetRows {
  const sheet = new SheetRows(
    name,
    columns.map(widthOf),
    columns.map(({ header }) => header),
  )
  const sums = columns.map(() => 0)
  for (const row of rows) {
    const at = sheet.last + 1
    const cells = columns.map((column) => cellOf(column, row, at))
    for (const [place, value] of cells.entries()) sums[place] = (sums[place] ?? 0) + numberIn(value)
    sheet.add(...cells)
  }
  const { last } = sheet
  if (total === undefined || last === 1) return sheet
  const sumOf = (place: number) => {
    const column = letters(place)
    return new Formula(`SUM(${column}2:${column}${last})`, Math.round((sums[place] ?? 0) * 100) / 100)
  }
  sheet.add(...columns.map(({ isSummed }, place) => (place === 0 ? total : isSummed ? sumOf(place) : null)))
  return sheet
}

function numberIn(value: CellValue | Formula): number {
  return value instanceof Formula ? value.result : typeof value === 'number' ? value : 0
}

export async function writeSheets(sheets: readonly SheetRows[]): Promise<Blob> {
  const bytes = await writeXlsx({ sheets: sheets.map((sheet) => sheet.written()) })
  return new Blob([new Uint8Array(bytes)], { type: workbookType })
}

/** The letters of a column: 'A' for 0, 'AA' for 26. */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
