/**
 * What became of a figure. `difference` is after - before; `share` the same in percent of before. Null where there is
 * nothing to tell it from: `share` where before was 0, both where a side has no such figure.
 */
export interface Change {
  readonly before: number | null
  readonly after: number | null
  readonly difference: number | null
  readonly share: number | null
}

/** The change from one figure to another; null for one that a side does not have, such as the ROAS of no spend. */
export function changeOf(before: number | null, after: number | null): Change {
  if (before === null || after === null) return { before, after, difference: null, share: null }
  const difference = after - before
  return { before, after, difference, share: before === 0 ? null : (difference / before) * 100 }
}
