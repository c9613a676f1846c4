/**
 * The 10 or 11 digits of a Brazilian telephone with its area code, as a person or a phone may write it: with the
 * country code ('+55 11 98765-4321', '5511987654321'), a leading zero ('011 …') or a carrier's code ('0 15 11 …').
 * Undefined for other texts, as with another country's code. Only a call shows whether the number exists.
 */
export function readPhone(typed: string): string | undefined {
  const digits = nationalDigits(typed)
  return /^\d{10,11}$/.test(digits) ? digits : undefined
}

function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const bare = withoutZeros(digits)
  const hasCountry = bare.startsWith('55')
  if (/^\s*(\+|00)/.test(typed)) return hasCountry ? withoutZeros(bare.slice(2)) : ''
  // An area code of 55 in brackets is no country's: one digit too many is refused then.
  if (bare.length < 12 || /^\s*\(55\)\s*9/.test(typed)) return bare
  return hasCountry || digits !== bare ? withoutZeros(bare.slice(2)) : bare
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '')
}
