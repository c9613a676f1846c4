import type { Range } from './fee-table.ts'

/** The weights (kg) over `lighter`, the band before, up to `to` with it; from 0 where there is no band before. */
export function weightUpTo(to: number, lighter: number | undefined): Range {
  if (lighter === undefined) return { from: 0, to, toIncluded: true }
  return { from: lighter, to, fromExcluded: true, toIncluded: true }
}
