import { expect, it } from 'vitest'
import { cents } from '../../money/index.ts'
import { closeMonth, closingMarketplaces, type Order } from '../index.ts'
import type { SheinNames } from '../model/names/shein.ts'

const { shein } = closingMarketplaces
const prices = [4990, 12_350, 8715, 21_990, 3595, 15_005, 9180, 6640, 18_275, 2999]

/** The doubt about a month of Shein whose orders are paid what `pay` answers for their due amount in centavos. */
function doubtOf(pay: (due: number, index: number) => number, of: readonly number[] = prices) {
  const due = of.map((price) => Math.round(price * 0.82) - 400)
  const orders = of.map((price, index): Order<SheinNames> => {
    const commission = price - Math.round(price * 0.82)
    const parts = { price, coupon: 0, campaign: 0, commission, freight: 400, storage: 0 }
    return {
      ...(parts as unknown as SheinNames['expected']),
      orderId: `G${index}`,
      status: 'Entregue',
      cancelReason: '',
      createdAt: '',
      items: [],
      units: 1,
      lines: 1,
    }
  })
  const income = due.map((amount, index) => ({
    orderId: `G${index}`,
    releasedOn: '',
    received: cents(Math.round(pay(amount, index))),
  }))
  return closeMonth(shein, orders, income).doubt
}

it.each([10, 100, 1000, 0.1, 0.01])('doubts a month that was paid %d times what is expected', (factor) => {
  expect(doubtOf((due) => due * factor)).toEqual({ kind: 'other-month-scale', factor, orders: 10, all: 10 })
  expect(doubtOf((due, index) => (index < 5 ? due * factor : due))).toMatchObject({ factor, orders: 5 })
  expect(doubtOf((due) => due * factor, [4990])).toMatchObject({ factor, orders: 1 })
})

it('doubts a month whose decimal marks were lost, of whole amounts in other places than of others', () => {
  expect(doubtOf((due) => (due % 10 === 0 ? due * 10 : due * 100))).toMatchObject({
    kind: 'other-month-scale',
  })
})

it.each([
  ['cut', Math.trunc],
  ['rounded', Math.round],
])('doubts a month whose income has centavos that are %s', (_, whole) => {
  expect(doubtOf((due) => whole(due / 100) * 100)).toMatchObject({
    kind: 'lost-cents',
    file: 'income',
    all: 10,
  })
})

it('doubts a month whose orders were paid the amounts of other orders', () => {
  const due = prices.map((price) => Math.round(price * 0.82) - 400)
  const sorted = due.toSorted((one, other) => one - other)
  expect(doubtOf((_, index) => sorted[index] ?? 0)).toMatchObject({ kind: 'ids-of-others' })
  expect(doubtOf((_, index) => due[(index + 3) % 10] ?? 0)).toMatchObject({ orders: 10, all: 10 })
})

it('doubts a month with another amount than expected for all orders', () => {
  const odd = [0.4, 1.7, 0.9, 0.2, 1.3, 0.6, 1.9, 0.8, 1.1, 0.3]
  const paid = (due: number, index: number) => due * (odd[index] ?? 1)
  expect(doubtOf(paid)).toMatchObject({ kind: 'most-differ', all: 10 })
  expect(doubtOf((due) => due * 2)).toMatchObject({ kind: 'most-differ' })
  expect(doubtOf((due) => -due)).toMatchObject({ kind: 'most-differ' })
  expect(doubtOf(() => 0)).toMatchObject({ kind: 'most-differ', reason: 'nothing' })
  const some = [...prices, ...prices]
  expect(doubtOf((due, index) => (index % 3 === 2 ? 0 : due), some)).toMatchObject({
    orders: 6,
    reason: 'nothing',
  })
  expect(doubtOf(paid, prices.slice(0, 5))).toBeUndefined()
})

it.each<[string, (due: number, index: number) => number]>([
  ['what is expected', (due) => due],
  ['a new share less', (due) => due * 0.98],
  ['a new share more', (due) => due * 1.03],
  ['a new fixed fee less', (due) => due - 49],
  ['both less', (due) => due * 0.98 - 49],
  ['a share by category less', (due, index) => due * (0.99 - (index % 3) / 100)],
  [
    'another amount in a third of the orders',
    (due, index) => (index % 3 === 0 ? due * (0.3 + index / 20) : due),
  ],
])('does not doubt a month that was paid %s', (_, pay) => {
  for (const of of [
    prices,
    prices.map((price) => Math.round(price / 100) * 100),
    prices.slice(0, 3),
    [4990],
  ]) {
    expect(doubtOf(pay, of)).toBeUndefined()
  }
})

/** The doubt about a month of Shein whose orders file states these coupons, in centavos. */
function doubtOfCoupons(stated: readonly number[]) {
  const orders = prices.map((price, index): Order<SheinNames> => {
    const parts = { price, coupon: stated[index] ?? 0, campaign: 0, commission: 0, freight: 0, storage: 0 }
    return {
      ...(parts as unknown as SheinNames['expected']),
      orderId: `G${index}`,
      status: 'Entregue',
      cancelReason: '',
      createdAt: '',
      items: [],
      units: 1,
      lines: 1,
    }
  })
  const income = prices.map((price, index) => {
    const coupon = coupons[index] ?? 0
    return {
      orderId: `G${index}`,
      releasedOn: '',
      price: cents(price),
      coupon: cents(coupon),
      received: cents(price - coupon),
    }
  })
  return closeMonth(shein, orders, income).doubt
}
const coupons = [250, 0, 435, 1100, 0, 750, 460, 330, 915, 150]

it('doubts a month whose coupons are at other orders, or are too large, by the coupons of its invoices', () => {
  const doubt = { kind: 'most-differ', all: 10, reason: 'seller-coupon' }
  expect(doubtOfCoupons(coupons.toSorted((one, other) => one - other))).toMatchObject(doubt)
  expect(doubtOfCoupons(coupons.map((_, index) => coupons[index + 1] ?? 0))).toMatchObject(doubt)
  expect(doubtOfCoupons(coupons.map((coupon) => 7 * coupon))).toMatchObject(doubt)
  const scale = { kind: 'other-month-scale', factor: 10, reason: 'seller-coupon' }
  expect(doubtOfCoupons(coupons.map((coupon) => coupon / 10))).toMatchObject(scale)
  expect(doubtOfCoupons([])).toMatchObject({ ...doubt, orders: 8 })
  expect(doubtOfCoupons(coupons)).toBeUndefined()
  expect(doubtOfCoupons(coupons.map((coupon) => coupon / 2))).toBeUndefined()
})
