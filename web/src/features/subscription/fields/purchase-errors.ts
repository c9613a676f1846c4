import { creditCard, creditCardHolder } from '@vendaclara/contract/subscription'
import { isCardExpired, readCardExpiry } from '@vendaclara/core/subscription'
import { z } from 'zod'
import { type FieldErrors, longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import { type FormField, formFields, type PurchaseForm } from './purchase-form.ts'
import { texts } from './texts.ts'

const { name, cpfCnpj, email, phone, postalCode, address, addressNumber } = creditCardHolder.shape
const { number, ccv, holderName } = creditCard.in.shape
/** Typed in one field, but two fields in the contract. */
const expiry = z.string().refine((typed) => readCardExpiry(typed) !== undefined)

const schemas: Record<FormField, z.ZodType> = {
  name,
  cpfCnpj,
  email,
  phone,
  postalCode,
  address,
  addressNumber,
  number,
  expiry,
  ccv,
  holderName,
  holderCpfCnpj: cpfCnpj,
  holderEmail: email,
}
const { required: missing, problems } = texts
const errorsOf = schemaErrors<FormField>(
  z.object(schemas),
  Object.fromEntries(
    formFields.map((field) => [
      field,
      { missing, ...(problems[field] !== undefined && { invalid: problems[field] }) },
    ]),
  ),
)

/** The errors of these fields, in their order; empty if the form may be sent. */
export function purchaseErrors(
  form: PurchaseForm,
  fields: readonly FormField[],
  today: string,
): FieldErrors<FormField> {
  const errors = errorsOf(form)
  const typed = readCardExpiry(form.expiry)
  if (typed && isCardExpired(typed, today)) errors.expiry = problems.expiry
  return Object.fromEntries(fields.filter((field) => field in errors).map((field) => [field, errors[field]]))
}

/** The longest text of each field; undefined if its mask limits it. */
export const longest = {
  name: longestText(name),
  email: longestText(email),
  address: longestText(address),
  addressNumber: longestText(addressNumber),
  holderName: longestText(holderName),
}
