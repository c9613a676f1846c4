import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../../money/index.ts'
import { nearFreight, type OrderDifference } from '../index.ts'

const row = (difference: number, charged?: number, expected = 1000, reason = 'unexplained' as const) =>
  ({
    difference: cents(difference),
    reason,
    ...(charged !== undefined && {
      freight: { charged: cents(charged), expected: cents(expected), reason: '' },
    }),
  }) satisfies Partial<OrderDifference>
const none = cents(0)

test.each([
  ['exactly', row(-600, 1600), 0, { over: 600, isExact: true }],
  ['up to 9 centavos', row(-600, 1609), 0, { over: 609, isExact: false }],
  ['with the signs of another file', row(-600, -1595, -1000), 0, { over: 595, isExact: false }],
  ['by the freight parts', row(-600), -604, { over: 604, isExact: false }],
  ['by the nearer of both', row(-600, 1605), -600, { over: 600, isExact: true }],
] as const)('the freight comes to what was paid less: %s', (_, difference, balance, found) => {
  expect(nearFreight(difference, cents(balance))).toEqual(found)
})

test.each([
  ['is 10 centavos off', row(-600, 1610), 0],
  ['was charged less', row(-600, 400), 0],
  ['was in the seller’s favour', row(-600), 600],
  ['is not known', row(-600), 0],
  ['is beside an order that was paid more', row(600, 1600), -600],
] as const)('the freight says nothing where it %s', (_, difference, balance) => {
  expect(nearFreight(difference, cents(balance))).toBeNull()
})

test('a reason that was found is never questioned', () => {
  expect(nearFreight({ ...row(-600, 1600), reason: 'refund' }, none)).toBeNull()
  expect(nearFreight({ ...row(-600, 1600), reason: 'freight-subtotal' }, none)).toBeNull()
  const { reason: _, ...before } = row(-600, 1600)
  expect(nearFreight(before, none)).toBeNull()
})

test('it is never further from what is missing than what counts as no difference', () => {
  const amount = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(amount, amount, amount, (difference, charged, balance) => {
      const found = nearFreight(row(difference, charged), cents(balance))
      if (found) expect(Math.abs(found.over + difference)).toBeLessThan(10)
    }),
  )
})
