/**
 * The first whole number of `from`..`to` (both included) for which a condition is true that, once true, stays true;
 * null when it never is.
 */
export function firstWhere(from: number, to: number, isTrue: (value: number) => boolean): number | null {
  if (from > to || !isTrue(to)) return null
  let [low, high] = [from, to]
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
