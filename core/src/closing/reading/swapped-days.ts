import type { Cell } from './sheet.ts'

const dayOrMonth = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/

/**
 * How many dates of a column may have day and month swapped. A spreadsheet program that expects the month first turns
 * '05/08/2026' into a date and leaves '25/08/2026' as text. Answers 0 if the column does not look like that.
 */
export function countSwappedDays(cells: readonly (Cell | undefined)[]): number {
  let isTextLeft = false
  let made = 0
  for (const cell of cells) {
    if (cell instanceof Date) {
      if (cell.getUTCDate() > 12) return 0
      made += 1
    } else if (typeof cell === 'string') {
      const [, first, second] = dayOrMonth.exec(cell) ?? []
      if (first === undefined) continue
      if (Number(first) <= 12 && Number(second) <= 12) return 0
      isTextLeft = true
    }
  }
  return isTextLeft ? made : 0
}
