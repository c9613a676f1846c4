import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { chargedPrice, chargedPrices, planCycles, plans } from './plans.ts'

describe('the charged price', () => {
  test.each([
    ['MONTHLY', 0, 2999],
    ['MONTHLY', 50, 1500],
    ['MONTHLY', 10, 2699],
    ['MONTHLY', 100, 0],
    ['YEARLY', 0, 19_799],
    ['YEARLY', 50, 9900],
    ['YEARLY', 33, 13_265],
  ] as const)('of %s with %i %% off is %i centavos', (cycle, discount, price) => {
    expect(chargedPrice(plans[cycle], discount)).toBe(price)
  })

  test('is whole, never grows with the discount, and is off by half a centavo at most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planCycles),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (cycle, one, other) => {
          const price = chargedPrice(plans[cycle], one)
          expect(Number.isInteger(price)).toBe(true)
          expect(Math.abs(price - (plans[cycle].price * (100 - one)) / 100)).toBeLessThanOrEqual(0.5)
          if (one <= other) expect(price).toBeGreaterThanOrEqual(chargedPrice(plans[cycle], other))
        },
      ),
    )
  })

  test.each([-1, 101, 12.5, Number.NaN, Number.POSITIVE_INFINITY])('knows no discount of %d', (discount) => {
    expect(() => chargedPrice(plans.MONTHLY, discount)).toThrow(RangeError)
  })

  test('is known of each plan that is offered, in their order', () => {
    const offered = { ...plans, QUARTERLY: { months: 3, price: cents(7_999) } }
    expect(Object.entries(chargedPrices(50, offered))).toEqual([
      ['YEARLY', 9900],
      ['MONTHLY', 1500],
      ['QUARTERLY', 4000],
    ])
  })
})
