import type { OtherReport, Refusal } from './file-refused.ts'
import { plainHeader } from './plain-header.ts'
import { cellText, type RawTable, rowsSearched } from './raw-table.ts'

/** Names each report has had beside each other, as `plainHeader` leaves them. */
const signs: readonly (readonly [OtherReport, readonly string[]])[] = [
  ['orders', ['id do pedido', 'status do pedido']],
  ['income', ['id do pedido', 'quantia total lancada']],
  ['income', ['id do pedido', 'id do reembolso']],
  ['ads', ['#', 'despesas']],
]

/** Why tables without a header of ours are refused: which other report they are, or what stands in them. */
export function recognizeReport(tables: readonly RawTable[]): Refusal {
  const rows = tables.flatMap(({ rows }) => rows.slice(0, rowsSearched)).map((row) => row.map(cellText))
  for (const row of rows) {
    const plain = row.map(plainHeader)
    const sign = signs.find(([, names]) => names.every((name) => plain.includes(name)))
    if (sign) return { kind: 'other-report', report: sign[0] }
  }
  const header = rows.map((row) => row.filter((cell) => cell !== '')).find((row) => row.length > 0)
  return header ? { kind: 'unknown-columns', header } : { kind: 'empty' }
}
