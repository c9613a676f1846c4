import type { IncomeFile } from '../../../files/closing-files.ts'
import type { ShopeeNames } from '../../../model/names/shopee.ts'
import { ClosingProblem } from '../../../reading/closing-problem.ts'
import type { Format } from '../../../reading/format.ts'
import { locateRows, type TablePlace, type TableRows } from '../../../reading/locate-file.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { columnKey, isMissing, type Row, type Sheet, textOf } from '../../../reading/sheet.ts'
import { adjustmentsFormat, freightFormat } from './columns.ts'
import { readAdjustments } from './read-adjustments.ts'
import { readFreight } from './read-freight.ts'

type OtherSheets = Pick<IncomeFile<ShopeeNames>, 'adjustments' | 'freight'>

interface LocatedSheets {
  readonly tables: readonly TablePlace[]
  /**
   * Cells that cannot be read are reported to `problems`; the reader of the whole file then refuses it.
   *
   * @throws ClosingProblem if another header is among the rows
   */
  read(rows: readonly TableRows[], problems: ReadingProblems): OtherSheets
}

/**
 * Locates the sheets of adjustments and of freight discrepancies that an income workbook may have. Source: public code
 * that reads them (docs/decisions/0026-adjustments.md).
 *
 * @throws ClosingProblem if a sheet has only some of the columns, or the title of the adjustments without their header
 */
export function locateOtherSheets(heads: readonly Sheet[]): LocatedSheets {
  const adjustments = locateRows(heads, adjustmentsFormat, null)
  refuseUnnamed(heads, adjustments.tables)
  const freight = locateRows(heads, freightFormat, null)
  const first = adjustments.tables.length
  return {
    tables: [...adjustments.tables, ...freight.tables],
    read: (rows, problems) => ({
      ...(first > 0 && { adjustments: readAdjustments(adjustments.open(rows.slice(0, first), problems)) }),
      ...(freight.tables.length > 0 && { freight: readFreight(freight.open(rows.slice(first), problems)) }),
    }),
  }
}

/** The title in the sheet above its table. */
const title = columnKey('Detalhes da Lista de Transações e Ajustes')
/** The sheet's names, in case its title is further down than is searched. */
const sheetNames = new Set(['Adjustment', 'Adjustments', 'Ajuste', 'Ajustes'].map(columnKey))

/** Refuses a sheet with the title or the name of the adjustments that has rows but no header. */
function refuseUnnamed(heads: readonly Sheet[], tables: readonly TablePlace[]): void {
  for (const [index, { name, rows }] of heads.entries()) {
    if (tables.some(({ sheet }) => sheet === index)) continue
    const titleRow = rows.findIndex((row) => row.some((cell) => columnKey(textOf(cell)) === title))
    const isTitled = titleRow >= 0 || sheetNames.has(columnKey(name))
    if (!isTitled || !rows.slice(titleRow + 1).some(hasSeveralCells)) continue
    const { required, columns } = adjustmentsFormat as Format
    const names = required.map((column) => columns[column]?.names[0] ?? column)
    throw new ClosingProblem({ kind: 'missing-columns', sheet: name, columns: names })
  }
}

function hasSeveralCells(row: Row): boolean {
  return row.filter((cell) => !isMissing(cell)).length > 1
}
