import type { ColumnKey } from './columns.ts'
import { guessColumns, isWrittenOnly } from './mapping/guess-columns.ts'
import { cellText, plainHeader, type RawTable } from './raw-table.ts'
import type { OtherReport, Refusal } from './refusal.ts'

const fewestColumns = 2
const listingKeys: readonly ColumnKey[] = ['title', 'sku', 'id', 'productCost']

/**
 * The first row of a table, counted from 1, that surely names at least two columns, one of which identifies the listing
 * or its cost, and how many it names.
 */
export function findHeader({ head }: Pick<RawTable, 'head'>): { row: number; known: number } | undefined {
  for (const [index, cells] of head.entries()) {
    const found = guessColumns(cells.map((cell, place) => ({ place, name: cellText(cell) })))
    const sure = [...found].flatMap(([key, { sureness }]) => (sureness === 'guess' ? [] : [key]))
    const isListing = listingKeys.some((key) => sure.includes(key))
    if (sure.length >= fewestColumns && isListing) return { row: index + 1, known: sure.length }
  }
  return undefined
}

/** The names in a header that stand for nothing that is read or written by us. */
export function unknownNames(header: readonly string[], places: readonly number[]): readonly string[] {
  return header.filter((name, place) => name !== '' && !places.includes(place) && !isWrittenOnly(name))
}

/** Column names that appear together in each of these reports, as `plainHeader` returns them. */
const signs: readonly (readonly [OtherReport, readonly string[]])[] = [
  ['orders', ['id do pedido', 'status do pedido']],
  ['income', ['id do pedido', 'quantia total lancada']],
  ['income', ['id do pedido', 'id do reembolso']],
  ['ads', ['#', 'despesas']],
]

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
