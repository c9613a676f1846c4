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
