const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const punctuation = /[\s./-]/g

/**
 * A CPF or CNPJ as it is kept: without punctuation, letters in upper case. Undefined where it is neither, by its length,
 * its check digits, or because all its characters are equal. Since July 2026 a CNPJ may have letters before its two
 * check digits. Sources: specification, section 5, 'Checkout'; Instrução Normativa RFB 2.229/2024.
 */
export function readTaxId(typed: string): string | undefined {
  const text = typed.replace(punctuation, '').toUpperCase()
  const weights = weightsOf(text)
  if (!weights || new Set(text).size === 1) return undefined
  return text.endsWith(checkDigits(text.slice(0, -2), weights)) ? text : undefined
}

/** A CPF or CNPJ as people write it: 529.982.247-25, 12.ABC.345/01DE-35. What is neither comes back as it was. */
export function formatTaxId(typed: string): string {
  const taxId = readTaxId(typed)
  if (taxId === undefined) return typed
  return taxId.length === 11
    ? taxId.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
    : taxId.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
}

function weightsOf(text: string): number[] | undefined {
  if (/^\d{11}$/.test(text)) return cpfWeights
  return /^[A-Z\d]{12}\d{2}$/.test(text) ? cnpjWeights : undefined
}

function checkDigits(base: string, weights: number[]): string {
  const first = checkDigit(base, weights.slice(1))
  return `${first}${checkDigit(`${base}${first}`, weights)}`
}

function checkDigit(text: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (text.charCodeAt(at) - 48), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
