import { addDays, type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'
import type { DueDay } from '../model/due-day.ts'

/** When an order was made, as its file writes it, and the first day on which it was paid; null if unknown. */
interface PaidOn {
  readonly createdAt: string
  readonly paidOn: CalendarDate | null
}

/** With fewer paid orders there is no usual time. */
const fewest = 20
const usualShare = 0.99

/**
 * The usual number of days from an order to its payment: the time within which 99 of 100 paid orders of the month were
 * paid. It is high on purpose, so that an order is not called overdue for what is usual in its shop. Null if fewer than
 * 20 orders have both days.
 */
export function usualDays(orders: Iterable<PaidOn>): number | null {
  const days: number[] = []
  for (const { createdAt, paidOn } of orders) {
    const from = paidOn && readDate(createdAt)
    if (from && paidOn >= from) days.push(daysBetween(from, paidOn))
  }
  if (days.length < fewest) return null
  const sorted = Int32Array.from(days).sort()
  return sorted[Math.ceil(sorted.length * usualShare) - 1] ?? null
}

/** The estimated due day of an order made at `createdAt`, `days` later; null if either is unknown. */
export function estimatedDay(createdAt: string, days: number | null): DueDay | null {
  const made = readDate(createdAt)
  return made && days !== null ? { on: addDays(made, days), basis: 'estimated' } : null
}
