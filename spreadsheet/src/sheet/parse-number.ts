const most = 15
const powers = Array.from({ length: most + 1 }, (_, exponent) => 10 ** exponent)

/**
 * Parses a decimal number of up to 15 ASCII digits, correctly rounded: the digits and the power of ten are exact in a
 * double, so one division rounds only once. NaN for any other notation, which the caller leaves to `Number`.
 */
export function parseNumber(bytes: Uint8Array, start: number, end: number): number {
  const isNegative = bytes[start] === 45
  let at = isNegative ? start + 1 : start
  if (at === end || end - at > most + 1) return Number.NaN
  let whole = 0
  let decimals = -1
  for (; at < end; at += 1) {
    const digit = (bytes[at] as number) - 48
    if (digit >= 0 && digit <= 9) {
      whole = whole * 10 + digit
      if (decimals >= 0) decimals += 1
    } else if (digit === -2 && decimals < 0) decimals = 0
    else return Number.NaN
  }
  const digits = end - start - (isNegative ? 1 : 0) - (decimals >= 0 ? 1 : 0)
  if (digits === 0 || digits > most) return Number.NaN
  const value = decimals > 0 ? whole / (powers[decimals] as number) : whole
  return isNegative ? -value : value
}
