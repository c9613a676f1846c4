import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, cents } from '../../../money/index.ts'
import type { DifferenceReason } from '../../index.ts'
import type { PaidParts, ShopeeNames } from '../../model/names/shopee.ts'
import type { ToExplain } from '../../model/rules.ts'
import { explainDifference } from './explain-difference.ts'

/** Converts plain numbers to centavos. */
const amounts = <Parts extends Record<string, number>>(parts: Parts) =>
  parts as unknown as { readonly [Name in keyof Parts]: Cents }

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
    ['joined-campaign', { campaignAdjustment: -250 }, -250, {}],
  ])('%s: %j', (reason, parts, amount, more) => {
    const found = explain({ ...whole, ...parts, released: due + amount })
    expect(found).toEqual({ reason, reasons: [{ kind: reason, amount, basis: 'stated', ...more }] })
  })

  it('a fixed fee that was charged for each unit says the fee and the units', () => {
    const found = explain({ ...whole, serviceFee: -1600, released: due - 800 }, { units: 3 })
    const [reason] = found.reasons
    expect(found.reason).toBe('fixed-fee-per-unit')
    expect(reason).toMatchObject({ amount: -800, fee: 400, units: 3, basis: 'stated' })
  })

  it('several that add up are all said', () => {
    const found = explain({ ...whole, commission: -4000, affiliateFee: -600, released: due - 1000 })
    expect(found.reason).toBe('several')
    expect(found.reasons.map(({ kind }) => kind)).toEqual(['commission-rate', 'affiliate-fee'])
  })

  it('a refund that the rule takes off again is no reason', () => {
    const paid = { ...whole, productRefund: -2000, refunded: -2000, affiliateFee: -500 }
    const found = explain({ ...paid, released: due - 2500 })
    expect(found).toEqual({
      reason: 'affiliate-fee',
      reasons: [{ kind: 'affiliate-fee', amount: -500, basis: 'stated' }],
    })
  })
})

describe('where the income file has no such parts', () => {
  it('a difference equal to the freight fields is the freight subtotal', () => {
    const freight = { freightPaidForSeller: -1200, freightDiscount: 300, freightPaidByBuyer: 100 }
    expect(explain({ ...bare, ...freight, released: due - 800 }, { units: 3 })).toEqual({
      reason: 'freight-subtotal',
      reasons: [{ kind: 'freight-subtotal', amount: -800, basis: 'stated' }],
    })
  })

  it('a commission at the other known rate matches, with both rates', () => {
    expect(explain({ ...bare, released: due - 400 })).toEqual({
      reason: 'commission-rate',
      reasons: [
        { kind: 'commission-rate', amount: -400, basis: 'matches', expectedRate: 18, chargedRate: 20 },
      ],
    })
  })

  it('a fixed fee for each further unit matches', () => {
    const found = explain({ ...bare, released: due - 900 }, { units: 3 })
    expect(found).toEqual({
      reason: 'fixed-fee-per-unit',
      reasons: [{ kind: 'fixed-fee-per-unit', amount: -900, basis: 'matches', fee: 450, units: 3 }],
    })
  })

  it('a refund of exactly the difference matches', () => {
    expect(explain({ ...bare, released: due, refunded: 1234 }).reason).toBe('refund')
  })

  it('two reasons that would make the same amount are both named, and neither is the reason', () => {
    const found = explain({ ...bare, released: due - 400 }, { units: 2 })
    expect(found.reason).toBe('unexplained')
    expect(found.reasons.map(({ kind }) => kind)).toEqual(['fixed-fee-per-unit', 'commission-rate'])
  })

  it('what nothing explains stays unexplained', () => {
    expect(explain({ ...bare, released: due - 777 })).toEqual({ reason: 'unexplained', reasons: [] })
    expect(explain({ ...bare, released: 0 }, { expected: { ...expected, subtotal: cents(0) } }).reason).toBe(
      'unexplained',
    )
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
