import { ApiProblem } from '../../../api/api-problem.ts'
import type { FormErrors, FormField } from './purchase-form.ts'

const ofTheHolder: Record<string, FormField> = { cpfCnpj: 'holderCpfCnpj', email: 'holderEmail' }
const ofTheCard: Record<string, FormField> = {
  number: 'number',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
  ccv: 'ccv',
  holderName: 'holderName',
}
const ofThePerson: Record<string, FormField> = {
  name: 'name',
  cpfCnpj: 'cpfCnpj',
  email: 'email',
  phone: 'phone',
  address: 'address',
  addressNumber: 'addressNumber',
  postalCode: 'postalCode',
}

/** What a refusal of the server says of which field; nothing where it is about none of them. */
export function refusedFields(error: Error, isOwnCard: boolean): FormErrors {
  if (!(error instanceof ApiProblem) || error.field === undefined) return {}
  const [part = '', name = ''] = error.field.split('.')
  const isHolder = part === 'creditCardHolderInfo' && !isOwnCard
  const field =
    part === 'creditCard'
      ? ofTheCard[name]
      : ((isHolder ? ofTheHolder[name] : undefined) ?? ofThePerson[name])
  return field === undefined ? {} : { [field]: error.message }
}
