import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../calendar/index.ts'
import { cents, toCents } from '../../../../money/index.ts'
import { applicableFees, feeAt, tablesOf } from '../../../../pricing/index.ts'
import type { Order, PaidParts } from '../../../index.ts'
import type { ShopeeNames } from '../../../model/names/shopee.ts'
import { shopeeFees } from './check-fees.ts'

interface Sold {
  /** The price of a piece in reais, and the number of pieces. */
  readonly items: readonly (readonly [price: number, units: number])[]
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

function check({
  items,
  on = inOctober,
  buyerPaidOn,
  coupon = 0,
  pix = 0,
  campaign = 0,
  charged,
  paid = {},
}: Sold) {
  const pieces = items.map(([price, units]) => ({
    ...{ name: '', variation: '', sku: '', units, price: toCents(price) },
  }))
  const subtotal = cents(pieces.reduce((sum, { price, units }) => sum + price * units, 0))
  const order: Order<ShopeeNames> = {
    ...{ orderId: '261012AAAA0001', status: 'Concluído', cancelReason: '', createdAt: on },
    ...{ items: pieces, units: 1, lines: items.length, subtotal, sellerCoupon: toCents(coupon) },
    ...{ commission: toCents(charged), serviceFee: cents(0) },
    ...(buyerPaidOn && { buyerPaidOn }),
    lowered: { pix: toCents(pix), campaign: toCents(campaign) },
  }
  const none = cents(0)
  const { band: _, ...found } = shopeeFees.check(order, {
    ...{ released: none, refunded: none, freightPaidForSeller: none, freightDiscount: none },
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

describe('an order charged as its table says', () => {
  it('to the centavo with a Pix subsidy, which lowers price and fees alike', () => {
    // 14 % of 123,50 plus 20,00 is 37,29. Less 6,17 for the Pix that is 31,12: 12,86 commission and 18,26 service fee.
    const inIncome = {
      commission: toCents(-12.86),
      serviceFee: toCents(-18.26),
      pixAdjustment: toCents(-6.17),
    }
    for (const on of ['2026-09-12 10:00', inOctober]) {
      expect(check({ items: [[123.5, 1]], on, charged: 0, paid: inIncome })).toEqual({
        ...of(on === inOctober ? 'shopee-2026-10' : 'shopee-2026-03', 31.12),
        pix: 617,
      })
    }
    expect(check({ items: [[123.5, 1]], pix: 6.17, charged: 31.12 })).toEqual({
      ...of('shopee-2026-10', 31.12),
      pix: 617,
    })
  })

  it.each([
    ['R$ 79,99 pays 20 % and 4,50', 79.99, 20.5],
    ['R$ 80,00 pays 14 % and 16', 80, 27.2],
    ['R$ 99,99', 99.99, 30],
    ['R$ 100,00 pays 14 % and 20', 100, 34],
    ['R$ 199,99', 199.99, 48],
    ['R$ 200,00 pays 14 % and 26', 200, 54],
    ['R$ 9,00 is the first with the whole fixed part', 9, 6.3],
    ['R$ 8,99 pays half of the price', 8.99, 6.29],
    ['R$ 8,99 pays 4,50 by the other article', 8.99, 6.3],
    ['R$ 7,98 pays half of the price', 7.98, 5.59],
  ])('%s', (_, price, charged) => {
    expect(check({ items: [[price, 1]], charged })).toMatchObject({ charged: toCents(charged) })
    expect(check({ items: [[price, 1]], charged })).not.toHaveProperty('deviation')
  })

  it('for each piece by its own price, whatever they come to together', () => {
    // 3 x (20 % of 30,00 + 4,50) and 14 % of 250,00 + 26,00.
    expect(
      check({
        items: [
          [30, 3],
          [250, 1],
        ],
        charged: 92.5,
      }),
    ).toEqual(of('shopee-2026-10', 92.5))
  })

  it('on the price less the coupon of the seller, whichever of both decides the band', () => {
    expect(check({ items: [[150, 1]], coupon: 10, charged: 39.6 })).toEqual(of('shopee-2026-10', 39.6))
    // 14 % of 76,00 + 16, and 20 % of 76,00 + 4,50.
    expect(check({ items: [[82, 1]], coupon: 6, charged: 26.64 })).toEqual(of('shopee-2026-10', 26.64))
    expect(check({ items: [[82, 1]], coupon: 6, charged: 19.7 })).toEqual(of('shopee-2026-10', 19.7))
  })

  it('in 2025 with the free freight programme or without, and with at most R$ 100,00 of commission a piece', () => {
    const on = '2025-06-10 10:00'
    const old = 'shopee-specification'
    expect(check({ items: [[150, 1]], on, charged: 34 })).toEqual(of(old, 34))
    expect(check({ items: [[150, 1]], on, charged: 25 })).toEqual(of(old, 25))
    expect(check({ items: [[700, 2]], on, charged: 208 })).toEqual(of(old, 208))
    expect(check({ items: [[6, 1]], on, charged: 4.2 })).toEqual(of(old, 4.2))
    expect(check({ items: [[700, 1]], on, charged: 144 })).toMatchObject({
      ...of(old, 144, 104),
      deviation: { kind: 'without-cap' },
    })
  })

  it('by the table before or after a change, where the order was placed within three days of it', () => {
    const [march, october] = ['shopee-2026-03', 'shopee-2026-10']
    const placed = (on: string, charged: number) => check({ items: [[50, 1]], on, charged })
    expect(placed('2026-09-27 23:59', 14.5)).toMatchObject({
      ...{ table: march, deviation: { kind: 'other-table', table: october } },
    })
    for (const on of ['2026-09-28 00:00', '2026-09-30 23:59', '2026-10-01 00:00', '2026-10-03 23:59']) {
      expect(placed(on, 14)).toEqual(of(march, 14))
      expect(placed(on, 14.5)).toEqual(of(october, 14.5))
    }
    expect(placed('2026-10-04 00:00', 14)).toMatchObject({
      ...{ table: october, deviation: { kind: 'other-table', table: march } },
    })
  })

  it('and where it was paid after a change, however long before it was placed', () => {
    const paid = (buyerPaidOn: string, charged: number) =>
      check({ items: [[50, 1]], on: '2026-09-24 10:00', buyerPaidOn, charged })
    expect(paid('2026-10-01', 14.5)).toEqual(of('shopee-2026-10', 14.5))
    expect(paid('2026-10-01', 14)).toEqual(of('shopee-2026-03', 14))
    expect(paid('2026-09-30', 14.5)).toHaveProperty('deviation')
    expect(
      check({ items: [[50, 1]], on: '2026-10-05 10:00', buyerPaidOn: '2026-09-30', charged: 14 }),
    ).toHaveProperty('deviation')
  })

  it('and within three days of any change by no table that differs from both', () => {
    const day = fc.integer({ min: -3, max: 2 })
    const change = fc.constantFrom('2026-03-01', '2026-10-01')
    const price = fc.integer({ min: 1000, max: 50_000 })
    fc.assert(
      fc.property(change, day, price, (from, days, inCentavos) => {
        const [before, after] = [-1, 1].map((side) => {
          const table = tablesOf('shopee').find(
            ({ validFrom, validUntil }) =>
              (validFrom ?? '') <= addDays(from, side) && addDays(from, side) <= (validUntil ?? '9999'),
          )
          if (!table) throw new Error('a table of each day')
          const { commission = 0, fixedFee = 0 } =
            feeAt(applicableFees(table, { freeShipping: true }), inCentavos / 100) ?? {}
          return Math.round((inCentavos * commission) / 100 + fixedFee * 100)
        })
        for (const charged of [before, after]) {
          if (charged === undefined) continue
          const on = `${addDays(from, days)} 12:00`
          expect(check({ items: [[inCentavos / 100, 1]], on, charged: charged / 100 })).not.toHaveProperty(
            'deviation',
          )
        }
      }),
    )
  })

  it('but for less than 10 centavos', () => {
    expect(check({ items: [[100, 1]], charged: 34.09 })).not.toHaveProperty('deviation')
    expect(check({ items: [[100, 1]], charged: 34.1 })).toHaveProperty('deviation')
  })

  it('whatever table, price, number of pieces and coupon', () => {
    const day = fc.constantFrom('2025-06-10 10:00', '2026-05-10 10:00', inOctober)
    const item = fc.tuple(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(
        day,
        fc.array(item, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (on, items, programme) => {
          const table = tablesOf('shopee').find(
            ({ validFrom, validUntil }) =>
              (validFrom ?? '') <= on && on.slice(0, 10) <= (validUntil ?? '9999'),
          )
          if (!table) throw new Error('a table of each day')
          const fees = applicableFees(table, { freeShipping: programme })
          let charged = 0
          for (const [price, units] of items) {
            const {
              commission,
              fixedFee,
              fixedFeeShare = 0,
            } = feeAt(fees, price / 100) ?? { commission: 0, fixedFee: 0 }
            const most = table.validFrom === null ? 10_000 : Number.POSITIVE_INFINITY
            const ofPiece =
              Math.min((price * commission) / 100, most) + fixedFee * 100 + (price * fixedFeeShare) / 100
            charged += ofPiece * units
          }
          const found = check({
            on,
            items: items.map(([price, units]) => [price / 100, units]),
            charged: charged / 100,
          })
          expect(found).toEqual(of(table.id, toCents(charged / 100) / 100))
        },
      ),
    )
  })
})

describe('an order charged otherwise', () => {
  it.each([
    [
      '20 % where 14 % holds',
      [[150, 1]],
      50,
      { commission: { charged: 20, due: 14 }, fixedFee: { charged: 2000, due: 2000 } },
    ],
    [
      '26,00 where 20,00 holds',
      [[150, 1]],
      47,
      { commission: { charged: 14, due: 14 }, fixedFee: { charged: 2600, due: 2000 } },
    ],
    [
      'the band of cheaper pieces',
      [[150, 2]],
      69,
      { commission: { charged: 20, due: 14 }, fixedFee: { charged: 450, due: 2000 } },
    ],
  ] as const)('%s', (_, items, charged, rates) => {
    expect(check({ items, charged })).toMatchObject({ deviation: { kind: 'rates', ...rates } })
  })

  it('by all of an earlier table', () => {
    expect(check({ items: [[229.13, 1]], on: '2026-03-12 21:19', coupon: 7.16, charged: 49.82 })).toEqual({
      // 14 % of 221,97 plus 26,00; 20 % of 229,13 plus 4,00 were charged.
      ...of('shopee-2026-03', 49.82, 57.08),
      deviation: { kind: 'other-table', table: 'shopee-specification' },
    })
    expect(
      check({
        items: [
          [30, 2],
          [150, 1],
        ],
        charged: 54,
      }),
    ).toMatchObject({
      deviation: { kind: 'other-table', table: 'shopee-specification' },
    })
  })

  it('by what may be no fault', () => {
    const kindOf = (sold: Sold) => (check(sold) as { deviation?: { kind: string } }).deviation?.kind
    expect(kindOf({ items: [[150, 2]], charged: 88 })).toBe('cpf')
    expect(kindOf({ items: [[10, 1]], charged: 9 })).toBe('cpf')
    expect(kindOf({ items: [[400, 1]], charged: 92 })).toBe('campaign')
    expect(kindOf({ items: [[400, 1]], charged: 96 })).toBe('campaign')
    expect(kindOf({ items: [[50, 1]], coupon: 10, charged: 14.5 })).toBe('coupon-base')
    expect(kindOf({ items: [[123.5, 1]], pix: 6.17, charged: 37.29 })).toBe('pix-kept')
    expect(kindOf({ items: [[123.5, 1]], charged: 31.11 })).toBe('pix-unsaid')
    expect(kindOf({ items: [[600, 1]], charged: 62 })).toBe('pix-unsaid')
    // The income file says that there was no Pix subsidy.
    expect(kindOf({ items: [[600, 1]], charged: 62, paid: { pixAdjustment: cents(0) } })).toBe('unexplained')
    expect(kindOf({ items: [[20, 3]], charged: 16.5 })).toBe('fixed-once')
    // Lines of a table with the same fees are one band, however sure each is: 20 % and once R$ 4,50.
    expect(
      kindOf({
        items: [
          [8.5, 1],
          [20, 1],
        ],
        charged: 10.2,
      }),
    ).toBe('fixed-once')
    expect(kindOf({ items: [[321, 1]], charged: 300 })).toBe('unexplained')
    // 20 % instead of 14 %, or 26,00 instead of 20,00.
    expect(kindOf({ items: [[100, 1]], charged: 40 })).toBe('unexplained')
  })

  it('near a change by no fault that what is none makes with the other table', () => {
    const near = (on: string, sold: Partial<Sold>) => check({ items: [[50, 1]], on, charged: 0, ...sold })
    const [before, after] = ['2026-09-29 10:00', '2026-10-02 10:00']
    // 20 % of 50,00 plus 4,50, though there is a seller coupon of 10,00; and 3,00 more for a seller with a CPF.
    const october = { table: 'shopee-2026-10', deviation: { kind: 'coupon-base' } }
    expect(near(before, { coupon: 10, charged: 14.5 })).toMatchObject({ ...october, due: 1250 })
    expect(near('2026-09-20 10:00', { coupon: 10, charged: 14.5 })).toMatchObject({
      deviation: { kind: 'other-table' },
    })
    const cpf = { table: 'shopee-2026-03', due: 1400, deviation: { kind: 'cpf' } }
    expect(near(after, { charged: 17.5 })).toMatchObject({
      ...cpf,
      table: 'shopee-2026-10',
      due: 1450,
    })
    expect(near(after, { charged: 17 })).toMatchObject(cpf)
    expect(near(before, { charged: 17.5 })).toMatchObject({ deviation: { kind: 'cpf' } })
  })

  it('is called a fault by nothing that a charge without one makes too', () => {
    // 14 % plus 26,00 less 5 % for a Pix that no file names equals 20 % plus 4,00 of an earlier table.
    expect(check({ items: [[200, 1]], charged: 44 })).toMatchObject({ deviation: { kind: 'pix-unsaid' } })
    const said = { pixAdjustment: cents(0) }
    expect(check({ items: [[200, 1]], charged: 44, paid: said })).toMatchObject({
      deviation: { kind: 'other-table' },
    })
    // The full fixed part of 4,50 for a piece of R$ 5,00, which should pay half its price: a seller with a CPF pays up
    // to 3,00 more.
    expect(check({ items: [[5, 1]], charged: 5.5 })).toMatchObject({ deviation: { kind: 'cpf' } })
  })

  it('differs by what was charged less what is due', () => {
    const price = fc.integer({ min: 100, max: 90_000 })
    const charge = fc.integer({ min: 1, max: 90_000 })
    fc.assert(
      fc.property(price, charge, (inCentavos, charged) => {
        const found = check({ items: [[inCentavos / 100, 1]], charged: charged / 100 })
        if (!('charged' in found)) throw new Error('can be checked')
        expect(found.charged).toBe(charged)
        expect('deviation' in found).toBe(Math.abs(found.charged - found.due) >= 10)
      }),
    )
  })
})

describe('an order that cannot be checked', () => {
  const sold: Sold = { items: [[100, 1]], charged: 34 }

  it('says why', () => {
    expect(check(sold)).toHaveProperty('charged')
    expect(check({ ...sold, on: '' })).toEqual({ unchecked: 'no-day' })
    expect(check({ ...sold, on: '31/02' })).toEqual({ unchecked: 'no-day' })
    expect(check({ ...sold, on: '2024-12-31 10:00' })).toEqual({ unchecked: 'no-table' })
    expect(check({ ...sold, items: [[100, 0]] })).toEqual({ unchecked: 'no-prices' })
    expect(check({ ...sold, charged: 0 })).toEqual({ unchecked: 'no-fees' })
    expect(check({ ...sold, paid: { refunded: cents(-100) } })).toEqual({ unchecked: 'refunded' })
    expect(check({ ...sold, paid: { productRefund: cents(-100) } })).toEqual({ unchecked: 'refunded' })
    expect(check({ ...sold, paid: { transactionFee: cents(-200) } })).toEqual({ unchecked: 'other-fee' })
    expect(check({ ...sold, campaign: 5, charged: 30 })).toEqual({ unchecked: 'campaign' })
  })

  it('but for a campaign that is made good in the fees, or changes none', () => {
    expect(check({ ...sold, campaign: 5, charged: 29 })).toEqual(of('shopee-2026-10', 29))
    expect(check({ ...sold, campaign: 5 })).toEqual(of('shopee-2026-10', 34))
  })
})
