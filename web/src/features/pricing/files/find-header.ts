import { type ColumnKey, columns } from './columns.ts'
import { texts } from './file-texts.ts'
import { cellText, plainHeader, type RawTable } from './raw-table.ts'
import type { OtherReport, Refusal } from './refusal.ts'

type TableHead = Pick<RawTable, 'head'>

interface Header<Table> {
  readonly table: Table
  /** The number of its row, from 1. */
  readonly row: number
  /** The index of each column that was found, from 0. */
  readonly columns: ReadonlyMap<ColumnKey, number>
  /** The names in the header that are not known. */
  readonly unknown: readonly string[]
}

const fewestColumns = 2
const listingKeys: readonly ColumnKey[] = ['title', 'sku', 'id', 'productCost']

/** The first row of any table that names at least two columns, one of which identifies the listing or its cost. */
export function findHeader<Table extends TableHead>(tables: readonly Table[]): Header<Table> | undefined {
  for (const table of tables) {
    for (const [index, row] of table.head.entries()) {
      const names = row.map(cellText)
      const found = findColumns(names)
      const isListing = listingKeys.some((key) => found.has(key))
      if (found.size < fewestColumns || !isListing) continue
      const places = new Set(found.values())
      const unknown = names.filter((name, place) => name !== '' && !places.has(place) && !isWrittenOnly(name))
      return { table, row: index + 1, columns: found, unknown }
    }
  }
  return undefined
}

/** If several columns mean the same, the one with our own name is used, otherwise the first. */
function findColumns(names: readonly string[]): Map<ColumnKey, number> {
  const plain = names.map(plainHeader)
  const found = new Map<ColumnKey, number>()
  for (const { key, header, aliases } of columns) {
    const wanted = [plainHeader(header), ...aliases]
    const own = plain.indexOf(plainHeader(header))
    const place = own >= 0 ? own : plain.findIndex((name) => wanted.includes(name))
    if (place >= 0) found.set(key, place)
  }
  return found
}

const ours = new Set([...Object.values(texts.writtenOnly), ...texts.otherColumns].map(plainHeader))

/** Whether our own files have a column of this name that is not read. */
export function isWrittenOnly(name: string): boolean {
  return ours.has(plainHeader(name))
}

/** Column names that appear together in each of these reports, as `plainHeader` returns them. */
const signs: readonly (readonly [OtherReport, readonly string[]])[] = [
  ['orders', ['id do pedido', 'status do pedido']],
  ['income', ['id do pedido', 'quantia total lancada']],
  ['income', ['id do pedido', 'id do reembolso']],
  ['ads', ['#', 'despesas']],
]

/** Which other report the tables are, if any. */
export function recognizeReport(tables: readonly RawTable[]): OtherReport | undefined {
  for (const row of headRows(tables)) {
    const plain = row.map(plainHeader)
    const sign = signs.find(([, names]) => names.every((name) => plain.includes(name)))
    if (sign) return sign[0]
  }
  return undefined
}

/** The refusal of tables without a header of ours: it names what was found instead. */
export function refusalWithoutHeader(tables: readonly RawTable[]): Refusal {
  const header = headRows(tables)
    .map((row) => row.filter((cell) => cell !== ''))
    .find((row) => row.length > 0)
  return header ? { kind: 'unknown-columns', header } : { kind: 'empty' }
}

function headRows(tables: readonly RawTable[]): string[][] {
  return tables.flatMap(({ head }) => head).map((row) => row.map(cellText))
}
