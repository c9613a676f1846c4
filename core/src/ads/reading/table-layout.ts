import { AdsProblem } from '../ads-problem.ts'
import type { BadRow } from '../ads-report.ts'
import { type ColumnName, columnKey, columnNames, columnOf, requiredColumns } from './columns.ts'
import type { Preamble } from './preamble.ts'

const groupTitle = /grupo de anúncios|ad group/

/** The layout that the header line of a table gives. @throws AdsProblem when it is that of another report or names a column twice */
export function readHeader(cells: readonly string[], preamble: Preamble): TableLayout {
  const header = cells.map((cell) => columnOf(cell))
  const missing = requiredColumns.filter((name) => !header.includes(name))
  if (missing.length === 0) {
    const doubled = cells.filter((_, place) => header[place] && header.indexOf(header[place]) !== place)
    if (doubled.length > 0)
      throw new AdsProblem(
        'doubled-columns',
        doubled.map((name) => name.trim()),
      )
    return new TableLayout(header)
  }
  if (!header.includes('searchTerm')) {
    const names = new Set(cells.map(columnKey))
    if (names.has(columnKey('Anúncio / Nome do Produto')) || preamble.isTitled(groupTitle)) {
      throw new AdsProblem('group-report')
    }
    if (names.has(columnKey('Nome do Anúncio'))) {
      throw new AdsProblem(header.includes('keyword') ? 'keyword-report' : 'general-report')
    }
  }
  throw new AdsProblem(
    'missing-columns',
    missing.map((name) => columnNames[name][0]),
  )
}

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
