import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cells, income, orders } from '../../../test/closing/written-files.ts'
import { cents, subtractCents, sumCents } from '../../money/index.ts'
import { closeMonth, closingMarketplaces, type Order, verdictOf } from '../index.ts'
import type { OrdersColumns } from '../marketplaces/shopee/columns.ts'
import type { ShopeeNames } from '../model/names/shopee.ts'
import type { BandedCheck } from '../model/rules.ts'
import { auditMonth, mostGroups } from './audit-month.ts'

/** An order of October 2026: the price of each piece in centavos, the number of pieces, and its fees. */
interface Made {
  readonly price: number
  readonly units: number
  readonly fees: number
  readonly fate?: 'paid' | 'paid-less' | 'refunded' | 'missing'
}

const text = (amount: number) => (amount / 100).toFixed(2)
const idOf = (index: number) => `261012QXK${String(index).padStart(5, '0')}`
const createdAt = '2026-10-12 10:00'

function close(made: readonly Made[], more: Cells<OrdersColumns> = {}) {
  const sold = made.map(({ price, units, fees }, index) => ({
    orderId: idOf(index),
    createdAt,
    price: text(price),
    units,
    subtotal: text(price * units),
    sellerCoupon: '0.00',
    commission: text(fees),
    serviceFee: '0.00',
    pix: '0.00',
    ...more,
  }))
  const paid = made.flatMap(({ price, units, fees, fate = 'paid' }, index) => {
    const released = (price * units - fees - (fate === 'paid-less' ? 100 : 0)) / 100
    const row = {
      orderId: idOf(index),
      releasedOn: undefined,
      released,
      refunded: fate === 'refunded' ? -1 : 0,
    }
    return fate === 'missing' ? [] : [row]
  })
  return closeMonth(closingMarketplaces.shopee, orders(...sold).orders, income(...paid).income)
}

const rates = (fixedFee: number) => ({
  kind: 'rates' as const,
  commission: { charged: 14, due: 14 },
  fixedFee: { charged: cents(fixedFee), due: cents(2000) },
})
const table = 'shopee-2026-10'

describe('a month whose fees are checked', () => {
  it('counts what matches, and groups what differs by its reason', () => {
    const right: Made = { price: 15_000, units: 1, fees: 4100 }
    const { sums, audited, differences } = close([
      ...Array.from({ length: 8 }, () => right),
      { ...right, fees: 4700, fate: 'paid-less' },
      { ...right, fees: 4700 },
      { ...right, fees: 3700 },
      { ...right, fate: 'refunded' },
      { ...right, fees: 4700, fate: 'missing' },
      { ...right, fate: 'paid-less' },
    ])
    expect(sums.audit).toEqual({
      checked: 12,
      matching: 9,
      tables: [{ table, checked: 12 }],
      unchecked: { refunded: 1 },
      groups: [
        { table, deviation: rates(2600), count: 2, amount: 1200, alike: 12 },
        { table, deviation: rates(1600), count: 1, amount: -400, alike: 12 },
      ],
    })
    expect(audited).toEqual([
      { orderId: idOf(8), createdAt, group: 0, charged: 4700, due: 4100 },
      { orderId: idOf(9), createdAt, group: 0, charged: 4700, due: 4100 },
      { orderId: idOf(10), createdAt, group: 1, charged: 3700, due: 4100 },
    ])
    expect(differences.map(({ fees }) => fees)).toEqual([
      { table, charged: 4700, due: 4100, deviation: rates(2600) },
      { unchecked: 'refunded' },
      { table, charged: 4100, due: 4100 },
    ])
  })

  it.each<[string, Cells<OrdersColumns>, object]>([
    ['prices', { price: undefined, units: undefined }, { checked: 0, unchecked: { 'no-prices': 1 } }],
    ['days', { createdAt: undefined }, { checked: 0, unchecked: { 'no-day': 1 } }],
    ['Pix, and prices that follow from its subtotals', { price: undefined, pix: undefined }, { checked: 1 }],
  ])('says why nothing could be checked where its file has no %s', (_, without, audit) => {
    expect(close([{ price: 15_001, units: 2, fees: 4700 }], without).sums.audit).toMatchObject(audit)
  })

  it('has the same groups in any sequence of its orders, also where there are more than are kept apart', () => {
    const { fees: ofShopee } = closingMarketplaces.shopee
    if (!ofShopee) throw new Error('Shopee has tables')
    const check = ({ units }: Pick<Order, 'units'>): BandedCheck => ({
      table,
      band: 0,
      charged: cents(4100 + (units % 2 ? units : -units)),
      due: cents(4100),
      deviation: { kind: 'rates', commission: { charged: units >> 2, due: 14 } },
    })
    const [[order], [paid]] = [orders({}).orders, income({}).income]
    const audit = (rates: readonly number[]) => {
      const sold = rates.map((units, index) => ({
        ...(order as Order<ShopeeNames>),
        orderId: idOf(index),
        units,
      }))
      const { audited, audit } = auditMonth({ ...ofShopee, check }, sold, Array(sold.length).fill(paid))
      return { ...audit, sizes: audited.map(({ group, charged, due }) => [group, charged, due]) }
    }
    const rates = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 200, size: 'max' })
    const twice = rates.chain((made) =>
      fc.tuple(fc.constant(made), fc.shuffledSubarray(made, { minLength: made.length })),
    )
    fc.assert(
      fc.property(twice, ([made, shuffled]) => {
        const found = audit(made)
        expect(audit(shuffled)).toEqual(found)
        expect(found.groups.length).toBeLessThanOrEqual(mostGroups)
        const amounts = found.groups.map(({ amount }) => Math.abs(amount))
        expect(amounts).toEqual(amounts.toSorted((less, more) => more - less))
      }),
    )
  })

  it('comes to what its orders come to, one by one', () => {
    const any = fc.record({
      price: fc.integer({ min: 100, max: 40_000 }),
      units: fc.integer({ min: 1, max: 4 }),
      fees: fc.integer({ min: 0, max: 20_000 }),
      fate: fc.constantFrom('paid' as const, 'refunded' as const, 'missing' as const),
    })
    const paid: Made = { price: 15_000, units: 1, fees: 4100 }
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (made) => {
        const { sums, audited = [], matched } = close([...made, paid])
        const { checked = 0, matching = 0, unchecked = {}, groups = [], tables = [] } = sums.audit ?? {}
        const countOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)
        expect(matching + countOf(groups.map(({ count }) => count))).toBe(checked)
        expect(countOf(tables.map((one) => one.checked))).toBe(checked)
        expect(checked + countOf(Object.values(unchecked))).toBe(matched)
        for (const [place, { count, amount, alike }] of groups.entries()) {
          const own = audited.filter(({ group }) => group === place)
          expect(own).toHaveLength(count)
          expect(sumCents(own.map(({ charged, due }) => subtractCents(charged, due)))).toBe(amount)
          expect(new Set(own.map(({ charged, due }) => charged > due)).size).toBe(1)
          expect(alike).toBeGreaterThanOrEqual(count)
        }
      }),
    )
  })
})

describe('what may be said of orders that differ', () => {
  const group = { deviation: rates(2600), count: 4, amount: cents(2400), alike: 100 }

  it('makes no claim by a table that is not official, for a reason that is not certain, or where most orders differ alike', () => {
    expect(verdictOf(group, 'high')).toBe('overcharged')
    expect(verdictOf({ ...group, amount: cents(-2400) }, 'high')).toBe('undercharged')
    for (const certainty of ['medium-high', 'medium', 'own', undefined] as const) {
      expect(verdictOf(group, certainty)).toBe('differs')
    }
    expect(verdictOf({ ...group, deviation: { kind: 'unexplained' } }, 'high')).toBe('differs')
    for (const kind of ['cpf', 'campaign', 'pix-kept', 'pix-unsaid', 'coupon-base'] as const) {
      expect(verdictOf({ ...group, count: 100, deviation: { kind } }, 'high')).toBe('may-be')
    }
    expect(verdictOf({ ...group, count: 50 }, 'high')).toBe('overcharged')
    expect(verdictOf({ ...group, count: 51 }, 'high')).toBe('systematic')
    expect(verdictOf({ ...group, count: 4, alike: 4 }, 'high')).toBe('overcharged')
  })
})
