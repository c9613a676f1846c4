import { expect, test } from 'vitest'
import { readPostalCode } from './postal-code.ts'

test.each([
  ['01001-000', '01001000'],
  ['01001000', '01001000'],
  [' 89010-025 ', '89010025'],
  ['0100100', undefined],
  ['010010000', undefined],
  ['01-001000', undefined],
  ['0100A-000', undefined],
  ['', undefined],
])('the CEP %j is kept as %j', (typed, kept) => {
  expect(readPostalCode(typed)).toBe(kept)
})
