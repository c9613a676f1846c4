import { type ColumnKey, columns, writtenOnly } from '../columns.ts'
import { plainHeader } from './plain-header.ts'
import { cellText, type RawTable, rowsSearched } from './raw-table.ts'

export interface Header {
  readonly table: RawTable
  /** Where its row stands in the table, from 0. */
  readonly index: number
  /** In which place each column that was found stands, from 0. */
  readonly columns: ReadonlyMap<ColumnKey, number>
  /** What stands in the header and means nothing to us. */
  readonly unknown: readonly string[]
}

const fewestColumns = 2

/** The first row of any table that names at least two columns, the title or the cost among them. */
export function findHeader(tables: readonly RawTable[]): Header | undefined {
  for (const table of tables) {
    for (const [index, row] of table.rows.slice(0, rowsSearched).entries()) {
      const names = row.map(cellText)
      const found = findColumns(names)
      const isListing = found.has('title') || found.has('productCost')
      if (found.size < fewestColumns || !isListing) continue
      const places = new Set(found.values())
      const unknown = names.filter((name, place) => name !== '' && !places.has(place) && !isWrittenOnly(name))
      return { table, index, columns: found, unknown }
    }
  }
  return undefined
}

/** Of two columns that mean the same the one with our own name counts, else the first. */
function findColumns(names: readonly string[]): Map<ColumnKey, number> {
  const plain = names.map(plainHeader)
  const found = new Map<ColumnKey, number>()
  for (const { key, header, aliases } of columns) {
    const sought = [plainHeader(header), ...aliases]
    const own = plain.indexOf(plainHeader(header))
    const place = own >= 0 ? own : plain.findIndex((name) => sought.includes(name))
    if (place >= 0) found.set(key, place)
  }
  return found
}

const ours = new Set(Object.values(writtenOnly).map(plainHeader))

function isWrittenOnly(name: string): boolean {
  return ours.has(plainHeader(name))
}
