import { formatMask } from '@mantine/hooks'
import { readCardExpiry, readPhone } from '@vendaclara/core/subscription'
import type { FormField } from './purchase-form.ts'

const masks: Partial<Record<FormField, (significant: string) => string>> = {
  number: () => '9999 9999 9999 9999',
  ccv: () => '9999',
  postalCode: () => '99999-999',
  cpfCnpj: taxIdMask,
  holderCpfCnpj: taxIdMask,
}

/** A text as its field shows it while it is typed: digits in groups, letters of a CNPJ in upper case, what does not belong left out. */
export function maskField(field: FormField, typed: string): string {
  if (field === 'expiry') return maskExpiry(typed)
  if (field === 'phone') return maskPhone(typed)
  const mask = masks[field]
  if (!mask) return typed
  const significant = typed.replace(/[^\dA-Za-z]/g, '').toUpperCase()
  return formatMask(significant, { mask: mask(significant) }).replace(/[^\dA-Z]+$/, '')
}

/** As `maskField`, of a text that is whole: pasted, filled in by a browser or a phone, or left. */
export function maskWhole(field: FormField, text: string): string {
  const phone = field === 'phone' ? readPhone(text) : undefined
  if (phone !== undefined) return inGroups(phone)
  const digits = text.replace(/\D/g, '')
  // More digits than a telephone has stay visible: which of them are too many is not known.
  if (field === 'phone' && digits.length > 11) return digits.slice(0, 15)
  const shown = maskField(field, text)
  const expiry = field === 'expiry' ? (readCardExpiry(text) ?? readCardExpiry(shown)) : undefined
  return expiry ? `${expiry.month}/${expiry.year.slice(-2)}` : shown
}

/** A CPF as long as it can be one; from the twelfth character or the first letter on a CNPJ. */
function taxIdMask(significant: string): string {
  return /^\d{0,11}$/.test(significant) ? '999.999.999-99' : '**.***.***/****-99'
}

/** Two digits of the month, or one that a slash follows or that begins no other; of a year of four digits the last two. */
function maskExpiry(typed: string): string {
  const parts = /^\D*(\d(?=\s*[/.-])|[2-9]|\d{0,2})(\D*)(.*)$/s.exec(typed)
  const [, month = '', separator = '', rest = ''] = parts ?? []
  const digits = rest.replace(/\D/g, '')
  const year = (/^20\d/.test(digits) ? digits.slice(2) : digits).slice(0, 2)
  const isShort = month.length === 1 && separator !== ''
  return year !== '' || isShort ? `${month}/${year}` : month
}

/** What begins with '+' stays as it is until it is whole: only then a country's code can be told from an area's. */
function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  if (/^\s*\+/.test(typed)) {
    const whole = readPhone(typed)
    return whole === undefined ? `+${digits}`.slice(0, 15) : inGroups(whole)
  }
  // No number of the area 55 has more than nine digits, and those of nine begin with 9.
  return inGroups(digits.length > 11 && /^55[^9]/.test(digits) ? digits.slice(2) : digits)
}

function inGroups(digits: string): string {
  const mask = digits.length > 10 ? '(99) 99999-9999' : '(99) 9999-9999'
  return formatMask(digits, { mask }).replace(/\D+$/, '')
}
