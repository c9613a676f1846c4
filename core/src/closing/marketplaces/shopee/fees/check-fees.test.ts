import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeOrder } from '../../../../../test/closing/made-rows.ts'
import { addDays } from '../../../../calendar/index.ts'
import { cents, toCents } from '../../../../money/index.ts'
import { applicableFees, feeAt, tablesOf } from '../../../../pricing/index.ts'
import type { Order, PaidParts, UncheckedReason } from '../../../index.ts'
import type { ShopeeNames } from '../../../model/names/shopee.ts'
import { shopeeFees } from './check-fees.ts'

interface Sold {
  /** Prices of pieces in reais, each with the number of pieces if they are several: '30*3 250'. */
  readonly items: string
  readonly on?: string
  readonly buyerPaidOn?: string
  readonly coupon?: number
  readonly pix?: number
  readonly campaign?: number
  /** Commission and service fee, in reais. */
  readonly charged: number
  readonly paid?: Partial<PaidParts>
}

const inOctober = '2026-10-12 09:30'

function check({ items, on = inOctober, buyerPaidOn, charged, paid = {}, ...lowered }: Sold) {
  const { coupon = 0, pix = 0, campaign = 0 } = lowered
  const pieces = items.split(' ').map((one) => {
    const [price = 0, units = 1] = one.split('*').map(Number)
    return { name: '', variation: '', sku: '', units, price: toCents(price) }
  })
  const subtotal = cents(pieces.reduce((sum, { price, units }) => sum + price * units, 0))
  const parts = { subtotal, sellerCoupon: toCents(coupon), commission: toCents(charged), serviceFee: 0 }
  const order: Order<ShopeeNames> = {
    ...madeOrder('261012AAAA0001', parts),
    createdAt: on,
    items: pieces,
    ...(buyerPaidOn && { buyerPaidOn }),
    lowered: { pix: toCents(pix), campaign: toCents(campaign) },
  }
  const none = cents(0)
  const { band: _, ...found } = shopeeFees.check(order, {
    released: none,
    refunded: none,
    freightPaidForSeller: none,
    freightDiscount: none,
    freightPaidByBuyer: none,
    ...paid,
  })
  return found
}

const of = (table: string, charged: number, due = charged) => ({
  table,
  charged: toCents(charged),
  due: toCents(due),
})
const [old, march, october] = ['shopee-specification', 'shopee-2026-03', 'shopee-2026-10'] as const

function tableOn(day: string) {
  const table = tablesOf('shopee').find(
    ({ validFrom, validUntil }) => (validFrom ?? '') <= day && day <= (validUntil ?? '9999'),
  )
  if (!table) throw new Error('a table of each day')
  return table
}

describe('an order charged as its table says', () => {
  it.each<[string, Sold]>([
    ['R$ 79,99 pays 20 % and 4,50', { items: '79.99', charged: 20.5 }],
    ['R$ 80,00 pays 14 % and 16', { items: '80', charged: 27.2 }],
    ['R$ 99,99', { items: '99.99', charged: 30 }],
    ['R$ 100,00 pays 14 % and 20', { items: '100', charged: 34 }],
    ['R$ 199,99', { items: '199.99', charged: 48 }],
    ['R$ 200,00 pays 14 % and 26', { items: '200', charged: 54 }],
    ['R$ 9,00 is the first with the whole fixed part', { items: '9', charged: 6.3 }],
    ['R$ 8,99 pays half of the price', { items: '8.99', charged: 6.29 }],
    ['R$ 8,99 pays 4,50 by the other article', { items: '8.99', charged: 6.3 }],
    ['R$ 7,98 pays half of the price', { items: '7.98', charged: 5.59 }],
    // 3 x (20 % of 30,00 + 4,50) and 14 % of 250,00 + 26,00.
    ['each piece by its own price, not by their sum', { items: '30*3 250', charged: 92.5 }],
    ['less the coupon of the seller', { items: '150', coupon: 10, charged: 39.6 }],
    // 14 % of 76,00 + 16, or 20 % of 76,00 + 4,50.
    ['by the band of the price before the coupon', { items: '82', coupon: 6, charged: 26.64 }],
    ['by the band of the price less the coupon', { items: '82', coupon: 6, charged: 19.7 }],
    ['less than 10 centavos off', { items: '100', charged: 34.09 }],
  ])('%s', (_, sold) => {
    const found = check(sold)
    expect(found).toMatchObject({ table: october, charged: toCents(sold.charged) })
    expect(found).not.toHaveProperty('deviation')
  })

  it('to the centavo with a Pix subsidy, which lowers price and fees alike', () => {
    // 14 % of 123,50 plus 20,00 is 37,29. Less 6,17 for the Pix that is 31,12: 12,86 commission and 18,26 service fee.
    const fees = { commission: toCents(-12.86), serviceFee: toCents(-18.26), pixAdjustment: toCents(-6.17) }
    const sold = { items: '123.5', charged: 0, paid: fees }
    expect(check(sold)).toEqual({ ...of(october, 31.12), pix: 617 })
    expect(check({ ...sold, on: '2026-09-12 10:00' })).toEqual({ ...of(march, 31.12), pix: 617 })
    const said = { items: '123.5', pix: 6.17, charged: 31.12 }
    expect(check(said)).toEqual({ ...of(october, 31.12), pix: 617 })
  })

  it.each([
    ['with the free freight programme', '150', of(old, 34)],
    ['without it', '150', of(old, 25)],
    ['with at most R$ 100,00 of commission a piece', '700*2', of(old, 208)],
    ['of a cheap piece', '6', of(old, 4.2)],
    ['without the maximum', '700', { ...of(old, 144, 104), deviation: { kind: 'without-cap' } }],
  ])('in 2025 %s', (_, items, found) => {
    expect(check({ items, on: '2025-06-10 10:00', charged: found.charged / 100 })).toMatchObject(found)
  })

  it('by the table before or after a change, where the order was placed within three days of it', () => {
    const placed = (on: string, charged: number) => check({ items: '50', on, charged })
    const other = (table: string, instead: string) => ({
      table,
      deviation: { kind: 'other-table', table: instead },
    })
    expect(placed('2026-09-27 23:59', 14.5)).toMatchObject(other(march, october))
    for (const on of ['2026-09-28 00:00', '2026-09-30 23:59', '2026-10-01 00:00', '2026-10-03 23:59']) {
      expect(placed(on, 14)).toEqual(of(march, 14))
      expect(placed(on, 14.5)).toEqual(of(october, 14.5))
    }
    expect(placed('2026-10-04 00:00', 14)).toMatchObject(other(october, march))
  })

  it('and where it was placed long before a change and paid after it', () => {
    const paid = (buyerPaidOn: string, charged: number, on = '2026-09-24 10:00') =>
      check({ items: '50', on, buyerPaidOn, charged })
    expect(paid('2026-10-01', 14.5)).toEqual(of(october, 14.5))
    expect(paid('2026-10-01', 14)).toEqual(of(march, 14))
    expect(paid('2026-09-30', 14.5)).toHaveProperty('deviation')
    expect(paid('2026-09-30', 14, '2026-10-05 10:00')).toHaveProperty('deviation')
  })

  it('and within three days of any change by no table that differs from both', () => {
    const change = fc.constantFrom('2026-03-01', '2026-10-01')
    const day = fc.integer({ min: -3, max: 2 })
    fc.assert(
      fc.property(change, day, fc.integer({ min: 1000, max: 50_000 }), (from, days, inCentavos) => {
        for (const side of [-1, 1]) {
          const fees = applicableFees(tableOn(addDays(from, side)), { freeShipping: true })
          const { commission = 0, fixedFee = 0 } = feeAt(fees, inCentavos / 100) ?? {}
          const charged = Math.round((inCentavos * commission) / 100 + fixedFee * 100) / 100
          const sold = { items: String(inCentavos / 100), on: `${addDays(from, days)} 12:00`, charged }
          expect(check(sold)).not.toHaveProperty('deviation')
        }
      }),
    )
  })

  it('for any table, price, number of pieces and coupon', () => {
    const day = fc.constantFrom('2025-06-10 10:00', '2026-05-10 10:00', inOctober)
    const item = fc.tuple(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 1, max: 20 }))
    const items = fc.array(item, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(day, items, fc.boolean(), (on, pieces, freeShipping) => {
        const table = tableOn(on.slice(0, 10))
        const most = table.validFrom === null ? 10_000 : Number.POSITIVE_INFINITY
        let charged = 0
        for (const [price, units] of pieces) {
          const fee = feeAt(applicableFees(table, { freeShipping }), price / 100)
          const { commission = 0, fixedFee = 0, fixedFeeShare = 0 } = fee ?? {}
          const share = (price * fixedFeeShare) / 100
          charged += (Math.min((price * commission) / 100, most) + fixedFee * 100 + share) * units
        }
        const list = pieces.map(([price, units]) => `${price / 100}*${units}`).join(' ')
        const found = check({ on, items: list, charged: charged / 100 })
        expect(found).toEqual(of(table.id, toCents(charged / 100) / 100))
      }),
    )
  })
})

describe('an order charged otherwise', () => {
  const rates = (charged: readonly [number, number], due: readonly [number, number]) => ({
    kind: 'rates',
    commission: { charged: charged[0], due: due[0] },
    fixedFee: { charged: charged[1], due: due[1] },
  })
  const other = { kind: 'other-table', table: old }
  const noPix = { pixAdjustment: cents(0) }

  it.each<[string, Sold, object]>([
    ['20 % where 14 % holds', { items: '150', charged: 50 }, rates([20, 2000], [14, 2000])],
    ['26,00 where 20,00 holds', { items: '150', charged: 47 }, rates([14, 2600], [14, 2000])],
    ['the band of cheaper pieces', { items: '150*2', charged: 69 }, rates([20, 450], [14, 2000])],
    ['10 centavos', { items: '100', charged: 34.1 }, {}],
    // 14 % of 221,97 plus 26,00; 20 % of 229,13 plus 4,00 were charged.
    ['an earlier table', { items: '229.13', on: '2026-03-12 21:19', coupon: 7.16, charged: 49.82 }, other],
    ['an earlier table for several pieces', { items: '30*2 150', charged: 54 }, other],
    ['the addition for a CPF', { items: '150*2', charged: 88 }, { kind: 'cpf' }],
    ['the addition for a CPF, of a cheap piece', { items: '10', charged: 9 }, { kind: 'cpf' }],
    // The full fixed part for a piece that should pay half its price: a seller with a CPF pays up to 3,00 more.
    ['the full fixed part of a cheap piece', { items: '5', charged: 5.5 }, { kind: 'cpf' }],
    ['a campaign', { items: '400', charged: 92 }, { kind: 'campaign' }],
    ['a campaign of 5 %', { items: '400', charged: 96 }, { kind: 'campaign' }],
    ['the price before the coupon', { items: '50', coupon: 10, charged: 14.5 }, { kind: 'coupon-base' }],
    ['a Pix that is not taken off', { items: '123.5', pix: 6.17, charged: 37.29 }, { kind: 'pix-kept' }],
    ['a Pix that no file names', { items: '123.5', charged: 31.11 }, { kind: 'pix-unsaid' }],
    ['a Pix of a dear piece', { items: '600', charged: 62 }, { kind: 'pix-unsaid' }],
    [
      'a Pix that the income file denies',
      { items: '600', charged: 62, paid: noPix },
      { kind: 'unexplained' },
    ],
    // 14 % plus 26,00 less 5 % for a Pix that no file names equals 20 % plus 4,00 of an earlier table.
    ['a Pix or an earlier table', { items: '200', charged: 44 }, { kind: 'pix-unsaid' }],
    ['an earlier table and surely no Pix', { items: '200', charged: 44, paid: noPix }, other],
    ['the fixed part once', { items: '20*3', charged: 16.5 }, { kind: 'fixed-once' }],
    // Lines of a table with the same fees are one band, however sure each is: 20 % and once R$ 4,50.
    ['the fixed part once in one band', { items: '8.5 20', charged: 10.2 }, { kind: 'fixed-once' }],
    ['anything', { items: '321', charged: 300 }, { kind: 'unexplained' }],
    // 20 % instead of 14 %, or 26,00 instead of 20,00.
    ['either of two', { items: '100', charged: 40 }, { kind: 'unexplained' }],
  ])('is named by its possible reason: %s', (_, sold, deviation) => {
    expect(check(sold)).toMatchObject({ deviation })
  })

  it('by all of an earlier table differs by what that charged', () => {
    const sold = { items: '229.13', on: '2026-03-12 21:19', coupon: 7.16, charged: 49.82 }
    expect(check(sold)).toEqual({ ...of(march, 49.82, 57.08), deviation: other })
  })

  const [before, after] = ['2026-09-29 10:00', '2026-10-02 10:00']

  it.each<[string, Sold, object]>([
    // 20 % of 50,00 plus 4,50, though there is a seller coupon of 10,00; and 3,00 more for a seller with a CPF.
    [
      'a coupon',
      { items: '50', on: before, coupon: 10, charged: 14.5 },
      { table: october, deviation: { kind: 'coupon-base' }, due: 1250 },
    ],
    [
      'a coupon, longer before',
      { items: '50', on: '2026-09-20 10:00', coupon: 10, charged: 14.5 },
      { deviation: { kind: 'other-table' } },
    ],
    [
      'a CPF by the new table',
      { items: '50', on: after, charged: 17.5 },
      { table: october, due: 1450, deviation: { kind: 'cpf' } },
    ],
    [
      'a CPF by the old table',
      { items: '50', on: after, charged: 17 },
      { table: march, due: 1400, deviation: { kind: 'cpf' } },
    ],
    ['a CPF before', { items: '50', on: before, charged: 17.5 }, { deviation: { kind: 'cpf' } }],
  ])(
    'near a change is no fault if it comes from the other table and a permitted reason: %s',
    (_, sold, found) => {
      expect(check(sold)).toMatchObject(found)
    },
  )

  it('differs by what was charged less what is due', () => {
    const price = fc.integer({ min: 100, max: 90_000 })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 90_000 }), (inCentavos, charged) => {
        const found = check({ items: String(inCentavos / 100), charged: charged / 100 })
        if (!('charged' in found)) throw new Error('can be checked')
        expect(found.charged).toBe(charged)
        expect('deviation' in found).toBe(Math.abs(found.charged - found.due) >= 10)
      }),
    )
  })
})

describe('an order that cannot be checked', () => {
  it.each<[UncheckedReason, Partial<Sold>]>([
    ['no-day', { on: '' }],
    ['no-day', { on: '31/02' }],
    ['no-table', { on: '2024-12-31 10:00' }],
    ['no-prices', { items: '100*0' }],
    ['no-fees', { charged: 0 }],
    ['refunded', { paid: { refunded: cents(-100) } }],
    ['refunded', { paid: { productRefund: cents(-100) } }],
    ['other-fee', { paid: { transactionFee: cents(-200) } }],
    ['campaign', { campaign: 5, charged: 30 }],
  ])('says why: %s, of %j', (unchecked, more) => {
    expect(check({ items: '100', charged: 34, ...more })).toEqual({ unchecked })
  })

  it.each([29, 34])(
    'except for a campaign that is made good in the fees, or changes no fee: %d',
    (charged) => {
      expect(check({ items: '100', campaign: 5, charged })).toEqual(of(october, charged))
    },
  )
})
