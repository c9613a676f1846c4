import { monthName } from '@vendaclara/contract/closing'
import type { ClosingMonth } from '@vendaclara/core/closing'
import { fullYear } from '../../model/months.ts'

const roomForName = 30
const roomForYear = 46

/** The label of a month below its bars, by the room in pixels: 'mar 26', 'mar' or 'M'. */
export function monthLabel({ month, year }: ClosingMonth, room: number): string {
  const name = monthName(month)
  if (room < roomForName) return name.slice(0, 1)
  const short = name.slice(0, 3).toLowerCase()
  return room < roomForYear ? short : `${short} ${fullYear(year).slice(-2)}`
}
