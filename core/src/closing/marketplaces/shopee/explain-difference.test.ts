import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amounts } from '../../../../test/closing/made-rows.ts'
import { cents } from '../../../money/index.ts'
import type { DifferenceReason } from '../../index.ts'
import type { PaidParts, ShopeeNames } from '../../model/names/shopee.ts'
import type { ToExplain } from '../../model/rules.ts'
import { explainDifference } from './explain-difference.ts'

const expected = amounts({ subtotal: 20_000, commission: 3600, serviceFee: 800, sellerCoupon: 0 })
const due = 15_600
const bare: PaidParts = amounts({
  released: due,
  refunded: 0,
  freightPaidForSeller: 0,
  freightDiscount: 0,
  freightPaidByBuyer: 0,
})
/** What a file of 2026 says about the order if it is paid as expected. */
const whole: PaidParts = amounts({
  ...bare,
  productPrice: 20_000,
  productRefund: 0,
  commission: -3600,
  serviceFee: -800,
  affiliateFee: 0,
  coupon: 0,
  returnFreight: 0,
  pixAdjustment: 0,
})

function explain(
  parts: Partial<Record<keyof PaidParts, number>>,
  more: Partial<ToExplain<ShopeeNames>> = {},
) {
  const paid = amounts({ ...bare, ...parts })
  const difference = cents(paid.released - paid.refunded - due)
  return explainDifference({ difference, expected, paid, units: 1, ...more })
}

const freight = { freightPaidForSeller: -1200, freightDiscount: 300, freightPaidByBuyer: 100 }
const perUnit = { fee: 400, units: 3 }

describe('what the income file states is the reason', () => {
  it.each<[DifferenceReason, Record<string, number>, number, object]>([
    ['freight-subtotal', { freightPaidForSeller: -1200, freightPaidByBuyer: 700 }, -500, {}],
    ['commission-rate', { commission: -4000 }, -400, { expectedRate: 18, chargedRate: 20 }],
    ['service-fee', { serviceFee: -1100 }, -300, {}],
    ['affiliate-fee', { affiliateFee: -940 }, -940, {}],
    ['seller-coupon', { coupon: -500 }, -500, {}],
    ['refund', { productRefund: -2000 }, -2000, {}],
    ['return-freight', { returnFreight: -1550 }, -1550, {}],
    ['product-price', { productPrice: 19_000 }, -1000, {}],
    ['pix-subsidy', { pixAdjustment: -333 }, -333, {}],
    ['other-charge', { transactionFee: -333 }, -333, {}],
    ['ads-top-up', { topUpFee: -500 }, -500, {}],
    ['fixed-fee-per-unit', { serviceFee: -1600 }, -800, perUnit],
    // A refund that the rule takes off again is no reason.
    ['affiliate-fee', { productRefund: -2000, refunded: -2000, affiliateFee: -500 }, -500, {}],
    ['joined-campaign', { campaignAdjustment: -250 }, -250, {}],
  ])('%s: %j', (reason, parts, amount, more) => {
    const released = due + amount + (parts.refunded ?? 0)
    const found = explain(
      { ...whole, ...parts, released },
      { units: reason === 'fixed-fee-per-unit' ? 3 : 1 },
    )
    expect(found).toEqual({ reason, reasons: [{ kind: reason, amount, basis: 'stated', ...more }] })
  })

  it('several that add up are all said', () => {
    const found = explain({ ...whole, commission: -4000, affiliateFee: -600, released: due - 1000 })
    expect(found.reason).toBe('several')
    expect(found.reasons.map(({ kind }) => kind)).toEqual(['commission-rate', 'affiliate-fee'])
  })
})

describe('where the income file has no such parts', () => {
  it.each<[DifferenceReason, Record<string, number>, number, object[]]>([
    ['freight-subtotal', { ...freight, released: due - 800 }, 3, [{ amount: -800, basis: 'stated' }]],
    ['commission-rate', { released: due - 400 }, 1, [{ amount: -400, expectedRate: 18, chargedRate: 20 }]],
    ['fixed-fee-per-unit', { released: due - 900 }, 3, [{ amount: -900, fee: 450, units: 3 }]],
    ['refund', { refunded: 1234 }, 1, [{ amount: -1234, basis: 'stated' }]],
    ['unexplained', { released: due - 777 }, 1, []],
    // Two reasons would make the same amount.
    [
      'unexplained',
      { released: due - 400 },
      2,
      [
        { amount: -400, fee: 400, units: 2 },
        { amount: -400, expectedRate: 18, chargedRate: 20 },
      ],
    ],
  ])('what makes exactly the difference is %s: %j', (reason, parts, units, reasons) => {
    const found = explain({ ...bare, ...parts }, { units })
    expect(found.reason).toBe(reason)
    expect(found.reasons).toMatchObject(reasons.map((one) => ({ basis: 'matches', ...one })))
    expect(found.reasons).toHaveLength(reasons.length)
  })

  it('nothing is of an order whose subtotal is 0', () => {
    const nothing = { expected: { ...expected, subtotal: cents(0) } }
    expect(explain({ ...bare, released: 0 }, nothing).reason).toBe('unexplained')
  })
})

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents)
const anyOrder = fc.record({
  difference: amount,
  units: fc.integer({ min: 0, max: 12 }),
  expected: fc.record({ subtotal: amount, commission: amount, serviceFee: amount, sellerCoupon: amount }),
  paid: fc.record(
    {
      released: amount,
      refunded: amount,
      freightPaidForSeller: amount,
      freightDiscount: amount,
      freightPaidByBuyer: amount,
      productPrice: amount,
      commission: amount,
      serviceFee: amount,
      affiliateFee: amount,
      coupon: amount,
    },
    {
      requiredKeys: ['released', 'refunded', 'freightPaidForSeller', 'freightDiscount', 'freightPaidByBuyer'],
    },
  ),
})

describe('for any amounts', () => {
  it('stated reasons of a named reason add up to the difference, and matching ones are the difference', () => {
    fc.assert(
      fc.property(anyOrder, (asked) => {
        const { reason, reasons } = explainDifference(asked)
        const sum = reasons.reduce((total, reason) => total + reason.amount, 0)
        if (reasons.every(({ basis }) => basis === 'stated') && reason !== 'unexplained') {
          expect(Math.abs(asked.difference - sum)).toBeLessThan(10)
        } else expect(reasons.every((reason) => reason.amount === asked.difference)).toBe(true)
        for (const { expectedRate = 0, chargedRate = 0 } of reasons) {
          expect(Number.isFinite(expectedRate) && Number.isFinite(chargedRate)).toBe(true)
        }
      }),
    )
  })

  it('stated parts that make the difference are always found', () => {
    const charges = fc.record({
      commission: amount,
      serviceFee: amount,
      affiliateFee: amount,
      coupon: amount,
    })
    fc.assert(
      fc.property(charges, ({ commission, serviceFee, affiliateFee, coupon }) => {
        const parts = { commission: commission - 3600, serviceFee: serviceFee - 800, affiliateFee, coupon }
        const difference = commission + serviceFee + affiliateFee + coupon
        fc.pre(Math.abs(difference) >= 10)
        const found = explain({ ...whole, ...parts, released: due + difference })
        expect(found.reason).not.toBe('unexplained')
        expect(found.reasons.reduce((sum, reason) => sum + reason.amount, 0)).toBe(difference)
      }),
    )
  })
})
