const fewestOthers = 5

/**
 * The place of the amount that is the sum of all others and larger than each, as in a row of totals with the id of
 * another row; undefined if there is none. Of a few amounts, or of equal ones, one may be the sum by chance.
 */
export function placeOfSum(amounts: readonly number[]): number | undefined {
  const all = amounts.reduce((sum, amount) => sum + amount, 0)
  const place = amounts.findIndex((amount) => amount !== 0 && 2 * amount === all)
  const sum = amounts[place]
  if (sum === undefined) return undefined
  const others = new Set(amounts.toSpliced(place, 1).map(Math.abs))
  const isLargest = [...others].every((amount) => amount < Math.abs(sum))
  return isLargest && others.size >= fewestOthers ? place : undefined
}
