const lengths = [8, 12, 13, 14]

/**
 * The digits of a bar code (GTIN-8, -12, -13 or -14) in one form: 8, 13 or 14 digits, so that a UPC equals its EAN. '' if the
 * text is another one, its check digit is wrong, or it says that the product has no code ('SEM GTIN', '00'). Source: GS1 General
 * Specifications, 7.9.
 */
export function gtinOf(text: string): string {
  const digits = text.replace(/[\s'"=.-]/g, '')
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length) || !hasCheckDigit(digits)) return ''
  const bare = digits.replace(/^0+/, '')
  if (bare === '') return ''
  return bare.length <= 8 ? bare.padStart(8, '0') : bare.padStart(13, '0')
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
