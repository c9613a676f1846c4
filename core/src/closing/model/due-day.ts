import type { CalendarDate } from '../../calendar/index.ts'

/**
 * How sure an expected day is: 'stated' by the orders file itself, following from a date of the file by a published
 * 'rule' of the marketplace, or 'estimated' from what is usual.
 */
export const dueBases = ['stated', 'rule', 'estimated'] as const

/** The day on which the money of an order is expected. */
export interface DueDay {
  readonly on: CalendarDate
  readonly basis: (typeof dueBases)[number]
}
