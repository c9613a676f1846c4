import type { CreditCardForm } from '@vendaclara/contract/subscription'
import { readCardExpiry } from '@vendaclara/core/subscription'
import { ApiProblem } from '../../../api/api-problem.ts'
import type { FieldErrors } from '../../../forms/schema-errors.ts'

/**
 * The fields of the forms. `name` to `address` are the buyer's; `holder…` are the card owner's, if that is another
 * person.
 */
export const formFields = [
  'name',
  'cpfCnpj',
  'email',
  'phone',
  'postalCode',
  'address',
  'addressNumber',
  'number',
  'expiry',
  'ccv',
  'holderName',
  'holderCpfCnpj',
  'holderEmail',
] as const
export type FormField = (typeof formFields)[number]
export type PurchaseForm = Record<FormField, string>

export const blankForm = Object.fromEntries(formFields.map((field) => [field, ''])) as PurchaseForm

const ofTheCard = ['number', 'expiry', 'ccv', 'holderName'] as const
const ofTheHolder = ['holderCpfCnpj', 'holderEmail'] as const

/** The fields of a purchase by Pix, in screen order. */
export const pixFields: readonly FormField[] = ['name', 'cpfCnpj', 'email', 'address']

/** The fields of a purchase by card, with its owner's if that is another person. */
export function cardFields(isOwnCard: boolean): readonly FormField[] {
  const buyer = ['name', 'cpfCnpj', 'email', 'phone', 'postalCode', 'address', 'addressNumber'] as const
  return [...buyer, ...ofTheCard, ...(isOwnCard ? [] : ofTheHolder)]
}

/** The fields for replacing the card of a subscription. */
export const changeCardFields: readonly FormField[] = [
  ...ofTheCard,
  'cpfCnpj',
  'email',
  'phone',
  'postalCode',
  'addressNumber',
] as readonly FormField[]

/** The typed card in the format of the request. */
export function cardRequest({ holderName, number, expiry, ccv }: PurchaseForm): CreditCardForm {
  const { month, year } = readCardExpiry(expiry) ?? { month: '', year: '' }
  return { holderName, number, expiryMonth: month, expiryYear: year, ccv }
}

/** The card owner in the format of the request: the buyer, or another person with the name on the card. */
export function holderRequest(form: PurchaseForm, isOwnCard: boolean) {
  const { phone, postalCode, address, addressNumber } = form
  const owner = isOwnCard
    ? { name: form.name, cpfCnpj: form.cpfCnpj, email: form.email }
    : { name: form.holderName, cpfCnpj: form.holderCpfCnpj, email: form.holderEmail }
  return { ...owner, phone, postalCode, address, addressNumber }
}

const namesOfHolder: Record<string, FormField> = { cpfCnpj: 'holderCpfCnpj', email: 'holderEmail' }
const namesOfCard: Record<string, FormField> = {
  number: 'number',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
  ccv: 'ccv',
  holderName: 'holderName',
}
const namesOfPerson: Record<string, FormField> = {
  name: 'name',
  cpfCnpj: 'cpfCnpj',
  email: 'email',
  phone: 'phone',
  address: 'address',
  addressNumber: 'addressNumber',
  postalCode: 'postalCode',
}

/** The error of the field that the server refused; empty if the refusal names no field. */
export function refusedFields(error: Error, isOwnCard: boolean): FieldErrors<FormField> {
  if (!(error instanceof ApiProblem) || error.field === undefined) return {}
  const [part = '', name = ''] = error.field.split('.')
  const isHolder = part === 'creditCardHolderInfo' && !isOwnCard
  const field =
    part === 'creditCard'
      ? namesOfCard[name]
      : ((isHolder ? namesOfHolder[name] : undefined) ?? namesOfPerson[name])
  return field === undefined ? {} : { [field]: error.message }
}
