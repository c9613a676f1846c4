import type { BadRow } from './ads-report.ts'
import { type ColumnName, columnNames } from './columns.ts'

/** What a spreadsheet program or a person writes beside a sum; a row of the report has a number in front of it. */
const isSum = /^(sub)?total( geral)?:?$|^soma:?$/i

/** Where the columns of a report's table stand, by their names in its header. */
export class TableLayout {
  readonly width: number
  private readonly positions: ReadonlyMap<ColumnName, number>

  constructor(header: readonly (ColumnName | undefined)[]) {
    this.width = header.length
    const names = Object.keys(columnNames) as ColumnName[]
    const found = names.map((name): [ColumnName, number] => [name, header.indexOf(name)])
    this.positions = new Map(found.filter(([, position]) => position !== -1))
  }

  /** Whether a header line within the table is this one again. */
  isSame(other: TableLayout): boolean {
    const entries = (layout: TableLayout) => JSON.stringify([layout.width, ...layout.positions])
    return entries(this) === entries(other)
  }

  /** Undefined for a column that the table does not have. */
  positionOf(column: ColumnName): number | undefined {
    return this.positions.get(column)
  }

  text(cells: readonly string[], column: ColumnName): string {
    return cells[this.positions.get(column) ?? -1]?.trim() ?? ''
  }

  /** Why a row is no row of this table; undefined for one that is. */
  defectOf(cells: readonly string[], line: number): BadRow | undefined {
    if (cells.length !== this.width) {
      return { line, defect: 'width', cells: cells.length, columns: this.width }
    }
    const keyword = this.text(cells, 'keyword')
    if (keyword === '') return { line, defect: 'keyword' }
    return isSum.test(keyword) && !/\d/.test(cells[0] ?? '') ? { line, defect: 'sum' } : undefined
  }
}
