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

/**
 * The text that a field shows while typing: digits in groups, letters of a CNPJ in upper case, without invalid
 * characters.
 */
export function maskField(field: FormField, typed: string): string {
  if (field === 'expiry') return maskExpiry(typed)
  if (field === 'phone') return maskPhone(typed)
  const mask = masks[field]
  if (!mask) return typed
  const significant = typed.replace(/[^\dA-Za-z]/g, '').toUpperCase()
  return formatMask(significant, { mask: mask(significant) }).replace(/[^\dA-Z]+$/, '')
}

/** As `maskField`, for a complete text: pasted, filled in, or after the field was left. */
export function maskWhole(field: FormField, text: string): string {
  const phone = field === 'phone' ? readPhone(text) : undefined
  if (phone !== undefined) return inGroups(phone)
  const digits = text.replace(/\D/g, '')
  // Surplus digits stay visible, because it is unknown which ones are wrong.
  if (field === 'phone' && digits.length > 11 && !/^\s*\(55\)/.test(text)) return digits.slice(0, 15)
  const shown = maskField(field, text)
  const expiry = field === 'expiry' ? (readCardExpiry(text) ?? readCardExpiry(shown)) : undefined
  return expiry ? `${expiry.month}/${expiry.year.slice(-2)}` : shown
}

/** A CPF while it can be one; a CNPJ from the twelfth character or the first letter on. */
function taxIdMask(significant: string): string {
  return /^\d{0,11}$/.test(significant) ? '999.999.999-99' : '**.***.***/****-99'
}

/**
 * The month has two digits, or one if a slash follows or if no month starts with it. Of a four-digit year, only the
 * last two digits are kept.
 */
function maskExpiry(typed: string): string {
  const parts = /^\D*(\d(?=\s*[/.-])|[2-9]|\d{0,2})(\D*)(.*)$/s.exec(typed)
  const [, month = '', separator = '', rest = ''] = parts ?? []
  const digits = rest.replace(/\D/g, '')
  const year = (/^20\d/.test(digits) ? digits.slice(2) : digits).slice(0, 2)
  const isShort = month.length === 1 && separator !== ''
  return year !== '' || isShort ? `${month}/${year}` : month
}

/**
 * A number with '+' is grouped only when complete, because before that its country code and area code cannot be told
 * apart.
 */
function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  if (/^\s*\+/.test(typed)) {
    const whole = readPhone(typed)
    return whole === undefined ? `+${digits}`.slice(0, 15) : inGroups(whole)
  }
  if (digits.length < 12 || !digits.startsWith('55')) return inGroups(digits)
  // It is the country code, unless a 9 follows: that begins a mobile number of area code 55 with a digit too many, or
  // an area code such as 91, whose number is complete with 13 digits.
  return /^55([^9]|9\d9\d{8}$)/.test(digits) ? inGroups(digits.slice(2)) : `(55) ${digits.slice(2, 12)}`
}

function inGroups(digits: string): string {
  const mask = digits.length > 10 ? '(99) 99999-9999' : '(99) 9999-9999'
  return formatMask(digits, { mask }).replace(/\D+$/, '')
}
