export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'elo' | 'hipercard' | 'diners' | 'discover'

/** Elo first: some of its ranges lie within Visa's and Discover's. */
const brands: readonly (readonly [CardBrand, RegExp])[] = [
  [
    'elo',
    /^(?:4011(?:78|79)|43(?:1274|8935)|45(?:1416|7393|763[12])|50(?:4175|6699|67[0-6]|677[0-8]|9)|627780|636(?:297|368)|65003[1-35-9]|6500(?:4|5[01])|6504(?:0[5-9]|[1-3])|6505(?:[4-9])|6507(?:0|1[0-8]|2[0-7])|6509[0-7]|6516(?:5[2-9]|[67])|6550(?:[01]|2[1-9]|[34]|5[0-8]))/,
  ],
  ['hipercard', /^(?:606282|3841(?:[046]0))/],
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[689])/],
  ['discover', /^6(?:011|5|4[4-9])/],
  ['mastercard', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['visa', /^4/],
]

/**
 * The digits of a card number, undefined for fewer than 13 or more than 19. Its check digit is left to the gateway, whose
 * own test cards have none.
 */
export function readCardNumber(typed: string): string | undefined {
  const digits = typed.replace(/\s/g, '')
  return /^\d{13,19}$/.test(digits) ? digits : undefined
}

/** The brand by the first digits of a card number, as far as they are typed; undefined for other digits. */
export function cardBrand(typed: string): CardBrand | undefined {
  const digits = typed.replace(/\s/g, '')
  return brands.find(([, range]) => range.test(digits))?.[0]
}

export interface CardExpiry {
  month: string
  year: string
}

const expiryShapes = [
  /^\s*(?<month>0?[1-9]|1[0-2])\s*[/.\s-]\s*(?:20)?(?<year>\d{2})\s*$/,
  /^\s*(?<month>0[1-9]|1[0-2])(?:20)?(?<year>\d{2})\s*$/,
  /^\s*20(?<year>\d{2})[/-](?<month>0[1-9]|1[0-2])\s*$/,
]

/**
 * What a card's expiry says, as people type it and browsers fill it in: 'MM/AA', 'M/AA', 'MMAA', 'MM/AAAA' or 'AAAA-MM'.
 * Undefined where it is no month of this century.
 */
export function readCardExpiry(typed: string): CardExpiry | undefined {
  const { month, year } = expiryShapes.map((shape) => shape.exec(typed)?.groups).find(Boolean) ?? {}
  if (month === undefined || year === undefined) return undefined
  return { month: month.padStart(2, '0'), year: `20${year}` }
}

/** Whether a card has expired on a day (YYYY-MM-DD): it is good until the end of the month it names. */
export function isCardExpired({ month, year }: CardExpiry, today: string): boolean {
  return `${year}-${month}` < today.slice(0, 7)
}
