import {
  isCardExpired,
  readCardExpiry,
  readCardNumber,
  readPhone,
  readPostalCode,
  readTaxId,
} from '@vendaclara/core/subscription'
import { z } from 'zod'
import type { FormErrors, FormField, PurchaseForm } from './purchase-form.ts'
import { texts } from './texts.ts'

const email = z.email().max(254)

const rules: Partial<Record<FormField, [problem: string, holds: (typed: string, today: string) => boolean]>> =
  {
    cpfCnpj: [texts.taxId, (typed) => readTaxId(typed) !== undefined],
    holderCpfCnpj: [texts.taxId, (typed) => readTaxId(typed) !== undefined],
    email: [texts.email, (typed) => email.safeParse(typed.trim()).success],
    holderEmail: [texts.email, (typed) => email.safeParse(typed.trim()).success],
    phone: [texts.phone, (typed) => readPhone(typed) !== undefined],
    postalCode: [texts.postalCode, (typed) => readPostalCode(typed) !== undefined],
    number: [texts.cardNumber, (typed) => readCardNumber(typed) !== undefined],
    expiry: [texts.expiry, isGood],
    ccv: [texts.ccv, (typed) => /^\d{3,4}$/.test(typed)],
  }

/** What is wrong with each of the fields, in their order; empty when the form may be sent. */
export function validateForm(form: PurchaseForm, fields: readonly FormField[], today: string): FormErrors {
  const found = fields.map((field): [FormField, string | undefined] => {
    if (form[field].trim() === '') return [field, texts.required]
    const [problem, holds] = rules[field] ?? []
    return [field, holds?.(form[field], today) === false ? problem : undefined]
  })
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

function isGood(typed: string, today: string): boolean {
  const expiry = readCardExpiry(typed)
  return expiry !== undefined && !isCardExpired(expiry, today)
}
