import { expect, test } from 'vitest'
import { purchaseErrors } from './purchase-errors.ts'
import { blankForm, cardFields, changeCardFields, type PurchaseForm, pixFields } from './purchase-form.ts'

const today = '2026-11-20'
const good: PurchaseForm = {
  name: 'Ana Lima',
  cpfCnpj: '529.982.247-25',
  email: 'ana@loja.com.br',
  phone: '(11) 98765-4321',
  postalCode: '01310-100',
  address: 'Avenida Paulista, Bela Vista, São Paulo - SP',
  addressNumber: '1000',
  number: '5162 3062 1937 8829',
  expiry: '11/26',
  ccv: '318',
  holderName: 'ANA LIMA',
  holderCpfCnpj: '12.ABC.345/01DE-35',
  holderEmail: 'financeiro@loja.com.br',
}

test('B01 a complete form may be sent, for each way to pay', () => {
  for (const fields of [pixFields, cardFields(true), cardFields(false), changeCardFields]) {
    expect(purchaseErrors(good, fields, today)).toEqual({})
  }
})

test('B01 every field that is asked for is required, in the order of the screen', () => {
  for (const fields of [pixFields, cardFields(true), cardFields(false), changeCardFields]) {
    expect(Object.keys(purchaseErrors(blankForm, fields, today))).toEqual(fields)
    const blanks = Object.fromEntries(fields.map((field) => [field, '   ']))
    expect(Object.keys(purchaseErrors({ ...good, ...blanks }, fields, today))).toEqual(fields)
  }
})

test.each([
  ['cpfCnpj', '529.982.247-26', 'Confira os números deste CPF ou CNPJ.'],
  ['cpfCnpj', '111.111.111-11', 'Confira os números deste CPF ou CNPJ.'],
  ['holderCpfCnpj', '12.ABC.345/01DE-36', 'Confira os números deste CPF ou CNPJ.'],
  ['email', 'ana@', 'E-mail inválido.'],
  ['holderEmail', 'ana', 'E-mail inválido.'],
  ['phone', '(11) 9876', 'Confira o telefone, com o DDD.'],
  ['phone', '+14155552671', 'Confira o telefone, com o DDD.'],
  ['phone', '119876543210', 'Confira o telefone, com o DDD.'],
  ['postalCode', '01310', 'CEP inválido. Por favor, verifique e tente novamente.'],
  ['number', '5162 3062', 'Confira o número do cartão.'],
  ['expiry', '10/26', 'Data de validade do cartão é inválida.'],
  ['expiry', '13/30', 'Data de validade do cartão é inválida.'],
  ['expiry', '12', 'Data de validade do cartão é inválida.'],
  ['ccv', '12', 'São 3 ou 4 números, atrás ou na frente do cartão.'],
] as const)('B02 B04 B05 %s: %s is refused', (field, typed, problem) => {
  expect(purchaseErrors({ ...good, [field]: typed }, cardFields(false), today)).toEqual({ [field]: problem })
})
