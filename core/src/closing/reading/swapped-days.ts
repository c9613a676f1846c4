import type { Cell } from './sheet.ts'

const dayOrMonth = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/

/**
 * How many dates of a column a spreadsheet program may have made of texts with day and month the other way round: it makes dates of
 * those whose day may be a month, and leaves the others as they are. 0 where it shows otherwise.
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
