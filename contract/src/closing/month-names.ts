import { z } from 'zod'

/** The months by their capitalised Portuguese names; the index plus one is the month's number. */
export const monthNames = [
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

/** The number of a month from 1 to 12. */
export function monthNumber(name: (typeof monthNames)[number]): number {
  return monthNames.indexOf(name) + 1
}

/**
 * The name of a month from 1 to 12.
 *
 * @throws RangeError for any other number
 */
export function monthName(month: number): (typeof monthNames)[number] {
  const name = monthNames[month - 1]
  if (!name) throw new RangeError(`month ${month} has no name`)
  return name
}
