/** Whole centavos. Sums and comparisons of the closing are made in this unit only. */
export type Cents = number

/**
 * The whole centavos of an amount in reais, half away from zero (1.005 is 101, -1.005 is -101).
 * What is not finite gives 0: the closing counts unparsable amounts as 0 (specification, section 5).
 */
export function toCents(reais: number): Cents {
  if (!Number.isFinite(reais)) return 0
  const scaled = Math.abs(reais) * 100
  const rounded = Math.round(scaled)
  // Writing it out with 15 digits is dear, and changes the answer only near a half or where there are more digits.
  const isClear = Math.abs(scaled - rounded) < 0.25 && scaled < 1e14
  return Math.sign(reais) * (isClear ? rounded : Math.round(Number(scaled.toPrecision(15)))) || 0
}

/** The amount in reais of whole centavos, the closest number to its two decimals. */
export function toReais(cents: Cents): number {
  return cents / 100
}

/**
 * Whole centavos for amounts in reais, in their order, that add up to `whole`: each amount rounded down, and the
 * centavos that are then missing given one by one to those that lost most by it, of equals to the first. The amounts
 * should add up to `whole` but for the rounding of it and of binary fractions; what else they lack or have too much
 * stands in the first.
 */
export function centsAddingUp<Amounts extends readonly [number, ...number[]]>(
  amounts: Amounts,
  whole: Cents,
): { [Index in keyof Amounts]: Cents } {
  const exact = amounts.map((amount) => amount * 100)
  const cents = exact.map((amount) => Math.floor(isWhole(amount) ? Math.round(amount) : amount))
  const lost = exact.map((amount, index) => amount - (cents[index] ?? 0))
  const byLoss = exact.map((_, index) => index).sort((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
  const missing = whole - cents.reduce((sum, amount) => sum + amount, 0)
  byLoss.slice(0, Math.max(missing, 0)).forEach((index) => {
    cents[index] = (cents[index] ?? 0) + 1
  })
  cents[0] = (cents[0] ?? 0) + whole - cents.reduce((sum, amount) => sum + amount, 0)
  return cents as { [Index in keyof Amounts]: Cents }
}

/** 4.35 x 100 is 434.99999999999994. */
function isWhole(cents: number): boolean {
  return Math.abs(cents - Math.round(cents)) <= 1e-6
}
