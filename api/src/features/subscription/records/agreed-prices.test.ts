import { cents } from '@vendaclara/core/money'
import { plans } from '@vendaclara/core/subscription'
import { expect, test } from 'vitest'
import { agreedPrices, cycleOfValue } from './agreed-prices.ts'

const withQuarter = { ...plans, QUARTERLY: { months: 3, price: cents(7_999) } }
const agreed = { prices: { YEARLY: cents(15_000), MONTHLY: cents(2_000) }, discount: 50 }

test('prices stay as agreed, and a plan that came later costs what it does now, with the coupon', () => {
  expect(agreedPrices(agreed, withQuarter)).toEqual({ YEARLY: 15_000, MONTHLY: 2_000, QUARTERLY: 4_000 })
})

test.each([
  [15_000, 'YEARLY'],
  [2_000, 'MONTHLY'],
  [4_000, 'QUARTERLY'],
  [19_799, undefined],
  [1, undefined],
])('a charge of %i centavos pays for %s', (value, cycle) => {
  expect(cycleOfValue(cents(value), agreed, withQuarter)).toBe(cycle)
})
