import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakEvenRoas, isMargin, profitAfterAds } from '../index.ts'

test.each([
  [25, 4],
  [20, 5],
  [100, 1],
  [12.5, 8],
])('at a margin of %d %% each real spent must bring %d', (margin, roas) => {
  expect(breakEvenRoas(margin)).toBe(roas)
})

test.each([0, -0, -5, 100.01, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a margin of %d has no break-even',
  (margin) => {
    expect(isMargin(margin)).toBe(false)
    expect(breakEvenRoas(margin)).toBeNull()
  },
)

test('spend whose return is the break-even ROAS leaves neither profit nor loss', () => {
  const amount = fc.double({ min: 0.01, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(amount, fc.double({ min: 0.1, max: 100, noNaN: true }), (spend, margin) => {
      const gmv = spend * (breakEvenRoas(margin) ?? Number.NaN)
      expect(Math.abs(profitAfterAds({ gmv, spend }, margin))).toBeLessThanOrEqual(spend * 1e-12)
    }),
  )
})
