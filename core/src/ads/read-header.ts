import { AdsProblem } from './ads-problem.ts'
import { columnKey, columnNames, columnOf, requiredColumns } from './columns.ts'
import type { Preamble } from './preamble.ts'
import { TableLayout } from './table-layout.ts'

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
