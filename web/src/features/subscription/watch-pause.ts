const shortest = 2_000
const longest = 30_000

/** How long to wait, in milliseconds, before asking again for news that has been awaited for so long. */
export function watchPause(waited: number): number {
  return Math.min(longest, Math.max(shortest, waited / 5))
}
