import { z } from 'zod'

/** The months by their capitalised Portuguese names; the index plus one is the month's number. */
const monthNames = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const

/** A month by its capitalised Portuguese name, and its year with two digits. */
export const wireMonth = { month: z.enum(monthNames), year: z.number().int().min(0).max(99) }

export type MonthName = (typeof monthNames)[number]

/** Reads the month of anything on the wire: its number from 1 to 12 in place of its name. */
export function readMonth<Wire extends { readonly month: MonthName }>({ month, ...others }: Wire) {
  return { ...others, month: monthNames.indexOf(month) + 1 }
}

/**
 * The name of a month from 1 to 12.
 *
 * @throws RangeError for any other number
 */
export function monthName(month: number): MonthName {
  const name = monthNames[month - 1]
  if (!name) throw new RangeError(`month ${month} has no name`)
  return name
}
