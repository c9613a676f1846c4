import { addDays, type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'

/**
 * How sure an expected day is: the file of orders itself says it ('stated'), it follows from a date of the file by a rule that the
 * marketplace publishes ('rule'), or it is reckoned from what is usual ('estimated').
 */
export const dueBases = ['stated', 'rule', 'estimated'] as const
export type DueBasis = (typeof dueBases)[number]

/** The day on which the money of an order is expected. */
export interface DueDay {
  readonly on: CalendarDate
  readonly basis: DueBasis
}

/** When an order was made, as its file says it, and the first day it was paid on. */
interface PaidOn {
  readonly createdAt: string
  readonly paidOn: CalendarDate | null
}

/** With fewer paid orders nothing is usual. */
const fewest = 20
const usualShare = 0.99

/**
 * In how many days after it was made an order of a month is usually paid: as long as it took for 99 of 100 of those that were, so
 * that an order is not called overdue for what is usual in its shop. Null where fewer than 20 have both days.
 */
export function usualDays(orders: Iterable<PaidOn>): number | null {
  const days: number[] = []
  // A month has few pairs of days and very many orders.
  const known = new Map<string, number | null>()
  for (const { createdAt, paidOn } of orders) {
    if (!paidOn) continue
    const key = `${createdAt.slice(0, 10)} ${paidOn}`
    let took = known.get(key)
    if (took === undefined) {
      const from = readDate(createdAt)
      took = from && paidOn >= from ? daysBetween(from, paidOn) : null
      known.set(key, took)
    }
    if (took !== null) days.push(took)
  }
  if (days.length < fewest) return null
  const sorted = Int32Array.from(days).sort()
  return sorted[Math.ceil(sorted.length * usualShare) - 1] ?? null
}

/** The expected day of an order made at `createdAt` by what is usual; null where either is not known. */
export function estimatedDay(createdAt: string, days: number | null): DueDay | null {
  const made = readDate(createdAt)
  return made && days !== null ? { on: addDays(made, days), basis: 'estimated' } : null
}
