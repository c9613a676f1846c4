import { expect, test } from 'vitest'
import { findOtherMonth } from './find-other-month.ts'

const february = { month: 'Fevereiro', year: 26 } as const
const march = { month: 'Março', year: 26 } as const

test('orders of the month itself, or none, are no other month', () => {
  expect(findOtherMonth({ '2026-02': 2 }, february)).toBeNull()
  expect(findOtherMonth({}, february)).toBeNull()
})

test('the month of most orders is named', () => {
  expect(findOtherMonth({ '2026-02': 1, '2026-03': 2 }, february)).toEqual(march)
})

test('the same month of another year is another month', () => {
  expect(findOtherMonth({ '2025-03': 1 }, march)).toEqual({ month: 'Março', year: 25 })
})

test('half of the orders are not most of them', () => {
  expect(findOtherMonth({ '2026-03': 1, '2026-02': 1 }, february)).toBeNull()
})

test('orders without a date that can be read do not count', () => {
  expect(findOtherMonth({ '': 9, '2026-03': 1 }, february)).toEqual(march)
  expect(findOtherMonth({ '': 9 }, february)).toBeNull()
})
