import type { OrderRow } from '@vendaclara/contract/closing'
import type { OrderMonths } from '@vendaclara/contract/closing-receipt'

const yearFirst = /^(20\d{2})-(0[1-9]|1[0-2])/
const dayFirst = /^\d{2}\/(0[1-9]|1[0-2])\/(20\d{2})/

/** How many orders rows are of, by the month they were made in: another client may store one row per line. */
export function countByMonth(requests: readonly OrderRow[]): OrderMonths {
  const counts: OrderMonths = {}
  const seen = new Set<OrderRow[string]>()
  for (const row of requests) {
    const id = row['ID do pedido'] ?? null
    if (seen.has(id)) continue
    seen.add(id)
    const month = monthOf(row['Data de criação do pedido'])
    counts[month] = (counts[month] ?? 0) + 1
  }
  return counts
}

function monthOf(created: OrderRow[string] | undefined): string {
  if (typeof created !== 'string') return ''
  const [, year, month] = yearFirst.exec(created) ?? []
  const [, otherMonth, otherYear] = dayFirst.exec(created) ?? []
  const known = [year ?? otherYear, month ?? otherMonth]
  return known.includes(undefined) ? '' : known.join('-')
}
