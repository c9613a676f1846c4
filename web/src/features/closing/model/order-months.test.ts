import { expect, test } from 'vitest'
import { countNothingDue, findOtherMonth } from './order-months.ts'

const february = { month: 2, year: 26 } as const
const march = { month: 3, year: 26 } as const

test('orders of the month itself, or no orders, are no other month', () => {
  expect(findOtherMonth({ '2026-02': 2 }, february)).toBeNull()
  expect(findOtherMonth({}, february)).toBeNull()
})

test('the month of most other orders is named, with the share of all other ones', () => {
  expect(findOtherMonth({ '2026-02': 1, '2026-03': 2, '2026-01': 1 }, february)).toMatchObject({
    ...march,
    percent: 75,
  })
})

test('all orders are of another month only if no order is of this one', () => {
  expect(findOtherMonth({ '2026-02': 1, '2026-03': 999 }, february)).toMatchObject({ ...march, percent: 99 })
})

test('the same month of another year is another month', () => {
  expect(findOtherMonth({ '2025-03': 1 }, march)).toMatchObject({ month: 3, year: 25, percent: 100 })
})

test('less than half of the orders is named too, and up to a tenth is the edge of a month', () => {
  expect(findOtherMonth({ '2026-02': 55, '2026-03': 45 }, february)).toMatchObject({ ...march, percent: 45 })
  expect(findOtherMonth({ '2026-02': 90, '2026-03': 10 }, february)).toEqual({
    ...march,
    count: 10,
    percent: 10,
    isUsual: true,
  })
  expect(findOtherMonth({ '2026-02': 89, '2026-03': 11 }, february)).toMatchObject({ ...march, percent: 11 })
})

test('orders without a date that can be read do not count', () => {
  expect(findOtherMonth({ '': 9, '2026-03': 1 }, february)).toMatchObject({ ...march, percent: 100 })
  expect(findOtherMonth({ '': 9 }, february)).toBeNull()
})

test('orders that are neither compared nor awaited are those for which nothing is due', () => {
  expect(countNothingDue({ '2026-03': 210, '': 10 }, { matched: 197, unmatched: 15 })).toBe(8)
  expect(countNothingDue({}, { matched: 197, unmatched: 15 })).toBe(0)
})
