import { addDays, readDate } from '../../calendar/index.ts'
import type { DueDay } from '../model/due-day.ts'

/** With fewer paid orders there is no usual time. */
const fewest = 20
const usualShare = 0.99

/**
 * The usual number of days from an order to its payment: within it 99 of 100 paid orders of the month were paid, `days`
 * has how many passed for each. It is high on purpose, so that an order is not called overdue for what is usual in its
 * shop. Null for fewer than 20 orders.
 */
export function usualDays(days: readonly number[]): number | null {
  if (days.length < fewest) return null
  const sorted = Int32Array.from(days).sort()
  return sorted[Math.ceil(sorted.length * usualShare) - 1] ?? null
}

/** The estimated due day of an order made at `createdAt`, `days` later; null if either is unknown. */
export function estimatedDay(createdAt: string, days: number | null): DueDay | null {
  const made = readDate(createdAt)
  return made && days !== null ? { on: addDays(made, days), basis: 'estimated' } : null
}
