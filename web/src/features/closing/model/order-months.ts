import { type Analysis, monthNames, type OrderRow } from '@vendaclara/contract/closing'
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

type Month = Pick<Analysis, 'month' | 'year'>

/** An export by the day of the order has a day or two of another month at most. */
const usualShare = 0.1

/** The month other than a closing's own in which most of its other orders were made, and how many percent of the dated ones are not of its own; null up to a tenth. */
export function findOtherMonth(
  { '': _, ...counts }: OrderMonths,
  own: Month,
): (Month & { percent: number }) | null {
  const ownKey = `20${own.year}-${String(monthNames.indexOf(own.month) + 1).padStart(2, '0')}`
  const dated = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { [ownKey]: ofOwn = 0, ...others } = counts
  const [most] = Object.entries(others).toSorted(([, one], [, other]) => other - one)
  const name = monthNames[Number(most?.[0].slice(5)) - 1]
  const share = dated === 0 ? 0 : (dated - ofOwn) / dated
  if (!most || !name || share <= usualShare) return null
  return { month: name, year: Number(most[0].slice(2, 4)), percent: Math.round(share * 100) }
}
