import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'

test.each([
  ['(11) 98765-4321', '11987654321'],
  ['11987654321', '11987654321'],
  ['(11) 3333-4444', '1133334444'],
  ['+55 11 98765-4321', '11987654321'],
  ['+55 (011) 98765-4321', '11987654321'],
  ['+551133334444', '1133334444'],
  ['0055 11 98765-4321', '11987654321'],
  ['5511987654321', '11987654321'],
  ['551133334444', '1133334444'],
  ['(55) 11 98765-4321', '11987654321'],
  ['011 98765-4321', '11987654321'],
  ['01133334444', '1133334444'],
  ['0 15 11 98765-4321', '11987654321'],
  ['015 11 3333-4444', '1133334444'],
  ['(55) 98765-4321', '55987654321'],
  ['+55 55 98765-4321', '55987654321'],
  ['(55) 98765-43210', undefined],
  ['+1 415 555 2671', undefined],
  ['+351 912 345 678', undefined],
  ['119876543210', undefined],
  ['(11) 9876', undefined],
  ['98765-4321', undefined],
  ['', undefined],
])('the telephone %j is %j', (typed, digits) => {
  expect(readPhone(typed)).toBe(digits)
})

test('a telephone with country code, zero or neither is the same one', () => {
  const area = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .map((two) => two.join(''))
  const local = fc.oneof(
    fc.integer({ min: 900_000_000, max: 999_999_999 }),
    fc.integer({ min: 20_000_000, max: 59_999_999 }),
  )
  fc.assert(
    fc.property(area, local, fc.constantFrom('', '+55 ', '+55', '0055', '0', '55'), (two, number, before) => {
      expect(readPhone(`${before}${two}${number}`)).toBe(`${two}${number}`)
    }),
  )
})
