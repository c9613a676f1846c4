import { type Analysis, monthNames } from '@vendaclara/contract/closing'
import type { OrderMonths } from '@vendaclara/contract/closing-receipt'

type Month = Pick<Analysis, 'month' | 'year'>

/** The month other than a closing's own in which more than half of its dated orders were made; null when there is none. */
export function findOtherMonth({ '': _, ...counts }: OrderMonths, own: Month): Month | null {
  const dated = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const [most] = Object.entries(counts).find(([, count]) => count > dated / 2) ?? []
  const name = monthNames[Number(most?.slice(5)) - 1]
  if (most === undefined || !name) return null
  const year = Number(most.slice(2, 4))
  return name !== own.month || year !== own.year ? { month: name, year } : null
}
