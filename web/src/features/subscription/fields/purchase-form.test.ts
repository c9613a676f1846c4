import { expect, test } from 'vitest'
import { ApiProblem } from '../../../api/api-problem.ts'
import { refusedFields } from './purchase-form.ts'

const refusal = (field?: string) =>
  new ApiProblem({ status: 400, code: 'invalid_request', message: 'Confira.', field })

test.each([
  ['pixHolderInfo.cpfCnpj', true, 'cpfCnpj'],
  ['creditCardHolderInfo.cpfCnpj', true, 'cpfCnpj'],
  ['creditCardHolderInfo.cpfCnpj', false, 'holderCpfCnpj'],
  ['creditCardHolderInfo.email', false, 'holderEmail'],
  ['creditCardHolderInfo.phone', false, 'phone'],
  ['buyer.cpfCnpj', false, 'cpfCnpj'],
  ['creditCard.expiryMonth', true, 'expiry'],
  ['creditCard.holderName', true, 'holderName'],
  ['creditCardHolderInfo.postalCode', true, 'postalCode'],
])('a refusal of %s, with an own card: %s, is said at %s', (field, isOwnCard, shown) => {
  expect(refusedFields(refusal(field), isOwnCard)).toEqual({ [shown]: 'Confira.' })
})

test.each([undefined, 'value', 'coupon', 'creditCard'])('a refusal of %s is at no field', (field) => {
  expect(refusedFields(refusal(field), true)).toEqual({})
})
