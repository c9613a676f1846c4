import { formatMask } from '@mantine/hooks'
import type { FormField } from './purchase-form.ts'

const masks: Partial<Record<FormField, (significant: string) => string>> = {
  number: () => '9999 9999 9999 9999',
  expiry: () => '99/99',
  ccv: () => '9999',
  postalCode: () => '99999-999',
  phone: (digits) => (digits.length > 10 ? '(99) 99999-9999' : '(99) 9999-9999'),
  cpfCnpj: taxIdMask,
  holderCpfCnpj: taxIdMask,
}

/** A text as its field shows it: digits in groups, letters of a CNPJ in upper case, what does not belong left out. */
export function maskField(field: FormField, typed: string): string {
  const mask = masks[field]
  if (!mask) return typed
  const significant = typed.replace(/[^\dA-Za-z]/g, '').toUpperCase()
  return formatMask(significant, { mask: mask(significant) }).replace(/[^\dA-Z]+$/, '')
}

/** A CPF as long as it can be one; from the twelfth character or the first letter on a CNPJ. */
function taxIdMask(significant: string): string {
  return /^\d{0,11}$/.test(significant) ? '999.999.999-99' : '**.***.***/****-99'
}
