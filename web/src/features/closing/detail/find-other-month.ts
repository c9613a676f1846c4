import { type Analysis, monthNames, type OrderRow } from '@vendaclara/contract/closing'

type Month = Pick<Analysis, 'month' | 'year'>

const yearFirst = /^20(\d{2})-(\d{2})/
const dayFirst = /^\d{2}\/(\d{2})\/20(\d{2})/

/** The month other than a closing's own in which more than half of its dated orders were made; null when there is none. */
export function findOtherMonth(requests: readonly OrderRow[], own: Month): Month | null {
  const counts = new Map<string, { month: Month; count: number }>()
  let dated = 0
  for (const row of requests) {
    const month = monthOf(row['Data de criação do pedido'])
    if (!month) continue
    dated += 1
    const key = `${month.year} ${month.month}`
    counts.set(key, { month, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const most = [...counts.values()].find(({ count }) => count > dated / 2)?.month
  return most && (most.month !== own.month || most.year !== own.year) ? most : null
}

function monthOf(created: OrderRow[string] | undefined): Month | null {
  if (typeof created !== 'string') return null
  const [, year, number] = yearFirst.exec(created) ?? []
  const [, otherNumber, otherYear] = dayFirst.exec(created) ?? []
  const month = monthNames[Number(number ?? otherNumber) - 1]
  return month ? { month, year: Number(year ?? otherYear) } : null
}
