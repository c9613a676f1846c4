import { fullYear, type Month } from '../model/months.ts'

const roomForName = 30
const roomForYear = 46

/** The label of a month below its bars, by the room in pixels: 'mar 26', 'mar' or 'M'. */
export function monthLabel({ month, year }: Month, room: number): string {
  if (room < roomForName) return month.slice(0, 1)
  const name = month.slice(0, 3).toLowerCase()
  return room < roomForYear ? name : `${name} ${fullYear(year).slice(-2)}`
}
