const digitWidth = 6.8
const besideTick = 12

/** The room in pixels that the longest of the amounts beside an axis needs. */
export function tickRoom(amounts: readonly string[]): number {
  return Math.ceil(Math.max(...amounts.map(({ length }) => length)) * digitWidth) + besideTick
}
