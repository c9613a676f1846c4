/**
 * What says which of two files is the newer one. `lastDay` is the last day that the file states, '' if it states none;
 * `givenAt` is when it was given, in milliseconds since 1970; `file` is its number, absent as long as it has none.
 */
export interface FileAge {
  readonly lastDay: string
  readonly givenAt: number
  readonly file?: number | undefined
}

/** Compares two files by their age, the oldest first: by the last day they state, then by when they were given. */
export function byAge(one: FileAge, other: FileAge): number {
  if (one.lastDay !== other.lastDay) return one.lastDay < other.lastDay ? -1 : 1
  return one.givenAt - other.givenAt || (one.file ?? Infinity) - (other.file ?? Infinity) || 0
}
