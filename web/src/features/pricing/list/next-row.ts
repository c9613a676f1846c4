interface Rows {
  readonly last: number
  /** How many rows are in view. */
  readonly page: number
}

/** The row a key leads to from another; undefined for the keys that lead nowhere. */
export function nextRow(key: string, from: number, { last, page }: Rows): number | undefined {
  const steps = new Map(
    Object.entries({
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 0,
      End: last,
    }),
  )
  const next = steps.get(key)
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}
