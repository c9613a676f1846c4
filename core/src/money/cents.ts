declare const unit: unique symbol

/**
 * Whole centavos, of either sign. A plain number is none: amounts in reais and in centavos cannot be mixed up. They are made by
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
  const rounded = exact.map((amount) => Math.floor(isWhole(amount) ? Math.round(amount) : amount))
  const lost = exact.map((amount, index) => amount - (rounded[index] ?? 0))
  const byLoss = exact.map((_, index) => index).sort((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
  const missing = whole - rounded.reduce((sum, amount) => sum + amount, 0)
  byLoss.slice(0, Math.max(missing, 0)).forEach((index) => {
    rounded[index] = (rounded[index] ?? 0) + 1
  })
  rounded[0] = (rounded[0] ?? 0) + whole - rounded.reduce((sum, amount) => sum + amount, 0)
  return rounded as number[] as { [Index in keyof Amounts]: Cents }
}

/** 4.35 x 100 is 434.99999999999994. */
function isWhole(exact: number): boolean {
  return Math.abs(exact - Math.round(exact)) <= 1e-6
}
