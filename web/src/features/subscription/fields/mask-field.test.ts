import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskField } from './mask-field.ts'
import { formFields } from './purchase-form.ts'

test.each([
  ['number', '5162306219378829', '5162 3062 1937 8829'],
  ['number', '5162 3062 1937 8829 77', '5162 3062 1937 8829'],
  ['number', '378282246310005', '3782 8224 6310 005'],
  ['number', '5162', '5162'],
  ['expiry', '1230', '12/30'],
  ['expiry', '12', '12'],
  ['expiry', '123', '12/3'],
  ['expiry', '12/30', '12/30'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['phone', '1', '(1'],
  ['postalCode', '01310100', '01310-100'],
  ['ccv', '123a4567', '1234'],
  ['cpfCnpj', '52998224725', '529.982.247-25'],
  ['cpfCnpj', '11222333000181', '11.222.333/0001-81'],
  ['cpfCnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cpfCnpj', '12a', '12.A'],
  ['holderCpfCnpj', '529982', '529.982'],
  ['name', 'Ana  Lima-Sá', 'Ana  Lima-Sá'],
] as const)('B03 %s: %s is shown as %s', (field, typed, shown) => {
  expect(maskField(field, typed)).toBe(shown)
})

test('B03 what a mask has shaped it leaves as it is, and nothing typed makes it fail', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formFields), fc.string(), (field, typed) => {
      const shown = maskField(field, typed)
      expect(maskField(field, shown)).toBe(shown)
    }),
  )
})

test('B03 a card number, an expiry and a telephone are never longer than specified', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 /()-a'), maxLength: 60 }), (typed) => {
      expect(maskField('number', typed).length).toBeLessThanOrEqual(19)
      expect(maskField('expiry', typed).length).toBeLessThanOrEqual(5)
      expect(maskField('phone', typed).length).toBeLessThanOrEqual(15)
    }),
  )
})
