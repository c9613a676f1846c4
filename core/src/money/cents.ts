declare const unit: unique symbol

/**
 * Whole centavos, of either sign. The type differs from a plain number: amounts in reais and in centavos cannot be mixed up. They are made by
 * the reading of files ({@link toCents}), by the contract's schemas, and by the functions of this file. Sums and comparisons of
 * the closing are made in this unit only.
 */
export type Cents = number & { readonly [unit]: 'centavos' }

/**
 * A number that is known to be an amount in centavos: a constant, or what a calculation or a database came to.
 *
 * @throws RangeError where it is not whole, or so large that a centavo would be lost
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`no whole centavos: ${amount}`)
  // Of -0 this is 0.
  return (amount + 0) as Cents
}

export const noCents = cents(0)

export function addCents(one: Cents, other: Cents): Cents {
  return atMost(one + other)
}

/** The sum of a list, of any length; with nothing in it `start`. What is more than a whole number can be is the largest one. */
export function sumCents(amounts: readonly Cents[], start = noCents): Cents {
  let sum: number = start
  for (const amount of amounts) sum += amount
  return atMost(sum)
}

export function subtractCents(from: Cents, amount: Cents): Cents {
  return atMost(from - amount)
}

function atMost(amount: number): Cents {
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(amount, Number.MAX_SAFE_INTEGER)) as Cents
}

/** The amount with the other sign; of 0 it is 0. */
export function negative(amount: Cents): Cents {
  return (0 - amount) as Cents
}

/** How much is missing where an amount is below 0, and else 0. */
export function shortfall(amount: Cents): Cents {
  return amount < 0 ? negative(amount) : noCents
}

/**
 * The whole centavos of an amount in reais, half away from zero (1.005 is 101, -1.005 is -101).
 * What is not finite gives 0: the closing counts unparsable amounts as 0 (specification, section 5).
 */
export function toCents(reais: number): Cents {
  if (!Number.isFinite(reais)) return noCents
  const scaled = Math.abs(reais) * 100
  const rounded = Math.round(scaled)
  // Writing it out with 15 digits is dear, and changes the answer only near a half or where there are more digits.
  const isClear = Math.abs(scaled - rounded) < 0.25 && scaled < 1e14
  const amount = Math.sign(reais) * (isClear ? rounded : Math.round(Number(scaled.toPrecision(15)))) || 0
  return amount as Cents
}

/** The amount in reais of whole centavos, the closest number to its two decimals. */
export function toReais(amount: Cents): number {
  return amount / 100
}
