import { readPhone } from '@vendaclara/core/subscription'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskField, maskWhole } from './mask-field.ts'
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
  ['expiry', '1/', '1/'],
  ['expiry', '1/30', '1/30'],
  ['expiry', '53', '5/3'],
  ['expiry', '11/203', '11/3'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['phone', '1', '(1'],
  ['phone', '0', ''],
  ['phone', '+5511', '+5511'],
  ['phone', '+5511987654321', '(11) 98765-4321'],
  ['phone', '(55) 11987-65432', '(11) 9876-5432'],
  ['phone', '(55) 98765-43210', '(55) 9876543210'],
  ['phone', '(11) 98765-43210', '(11) 98765-4321'],
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

test.each([
  ['expiry', '11/2030', '11/30'],
  ['expiry', '1/30', '01/30'],
  ['expiry', '2030-11', '11/30'],
  ['expiry', '112030', '11/30'],
  ['expiry', '11/2', '11/2'],
  ['expiry', '230', '02/30'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
  ['phone', '5511987654321', '(11) 98765-4321'],
  ['phone', '011 98765-4321', '(11) 98765-4321'],
  ['phone', '+1 415 555 2671', '+14155552671'],
  ['phone', '119876543210', '119876543210'],
  ['phone', '(55) 98765-43210', '(55) 9876543210'],
  ['postalCode', '01.310-100', '01310-100'],
  ['number', '5162-3062-1937-8829', '5162 3062 1937 8829'],
] as const)('B03 %s: %s filled in at once is shown as %s', (field, filled, shown) => {
  expect(maskWhole(field, filled)).toBe(shown)
})

test.each([
  ['expiry', '11/2030', '11/30'],
  ['expiry', '1/30', '1/30'],
  ['phone', '5511987654321', '(11) 98765-4321'],
  ['phone', '5591987654321', '(91) 98765-4321'],
  ['phone', '5555987654321', '(55) 98765-4321'],
  ['phone', '01133334444', '(11) 3333-4444'],
] as const)('B03 %s: %s typed key by key is shown as %s', (field, typed, shown) => {
  expect([...typed].reduce((text, key) => maskField(field, text + key), '')).toBe(shown)
})

test('B03 a digit too many after the area code 55 is left there to be refused', () => {
  const typed = [...'559876543210'].reduce((text, key) => maskField('phone', text + key), '')
  expect(readPhone(maskWhole('phone', typed))).toBeUndefined()
})

test('B03 what a mask has shaped it leaves as it is, and nothing typed makes it fail', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formFields), fc.string(), (field, typed) => {
      const shown = maskField(field, typed)
      expect(maskField(field, shown)).toBe(shown)
      const whole = maskWhole(field, typed)
      expect(maskWhole(field, whole)).toBe(whole)
    }),
  )
})

test('B03 a card number, an expiry and a telephone are never longer than specified', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 /()-a'), maxLength: 60 }), (typed) => {
      expect(maskField('number', typed).length).toBeLessThanOrEqual(19)
      expect(maskField('expiry', typed).length).toBeLessThanOrEqual(5)
      expect(maskField('phone', typed).length).toBeLessThanOrEqual(15)
      expect(maskWhole('expiry', typed).length).toBeLessThanOrEqual(5)
      expect(maskWhole('phone', typed).length).toBeLessThanOrEqual(15)
    }),
  )
})
