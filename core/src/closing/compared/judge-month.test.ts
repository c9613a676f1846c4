import { expect, it } from 'vitest'
import { amounts, madeOrder } from '../../../test/closing/made-rows.ts'
import { closeMonth, closingMarketplaces, type Order } from '../index.ts'
import type { SheinNames } from '../model/names/shein.ts'

const { shein } = closingMarketplaces
const prices = [4990, 12_350, 8715, 21_990, 3595, 15_005, 9180, 6640, 18_275, 2999]

/** The doubt about a month of Shein with orders of these parts, in centavos, and what its invoices say of them. */
function doubtIn(
  sold: readonly Readonly<Record<'price' | 'coupon' | 'commission' | 'freight', number>>[],
  paid: (index: number) => Readonly<Record<string, number>>,
) {
  const orders = sold.map((parts, index): Order<SheinNames> => {
    return madeOrder(`G${index}`, { campaign: 0, storage: 0, ...parts })
  })
  const income = orders.map(({ orderId }, index) => {
    return { orderId, releasedOn: '', ...(amounts(paid(index)) as unknown as SheinNames['paid']) }
  })
  return closeMonth(shein, orders, income).doubt
}

/** The doubt where the orders are paid what `pay` answers for their due amount. */
function doubtOf(pay: (due: number, index: number) => number, of: readonly number[] = prices) {
  const dueOf = (price = 0) => Math.round(price * 0.82) - 400
  const sold = of.map((price) => ({
    price,
    coupon: 0,
    commission: price - Math.round(price * 0.82),
    freight: 400,
  }))
  return doubtIn(sold, (index) => ({ received: Math.round(pay(dueOf(of[index]), index)) }))
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
  const some = [...prices, ...prices.map((price) => price + 731)]
  const ofSome = some.map((price) => Math.round(price * 0.82) - 400)
  const moved = (_: number, index: number) => ofSome[index < 8 ? 7 - index : index] ?? 0
  expect(doubtOf(moved, some)).toMatchObject({ kind: 'ids-of-others', orders: 8, all: 20 })
})

it('doubts a month with another amount than expected for all orders', () => {
  const odd = [0.4, 1.7, 0.9, 0.2, 1.3, 0.6, 1.9, 0.8, 1.1, 0.3]
  const paid = (due: number, index: number) => due * (odd[index] ?? 1)
  expect(doubtOf(paid)).toMatchObject({ kind: 'most-differ', all: 10 })
  expect(doubtOf((due) => due * 2)).toMatchObject({ kind: 'most-differ' })
  expect(doubtOf((due) => -due)).toMatchObject({
    kind: 'slipped-part',
    column: 'Valor a receber',
    factor: -1,
  })
  expect(doubtOf(() => 0)).toMatchObject({ kind: 'most-differ', reason: 'nothing' })
  const some = [...prices, ...prices]
  expect(doubtOf((due, index) => (index % 3 === 2 ? 0 : due), some)).toMatchObject({
    orders: 6,
    reason: 'nothing',
  })
  expect(doubtOf(paid, prices.slice(0, 5))).toBeUndefined()
  const ofThird = (more: number) => (due: number, index: number) =>
    index % 3 === 0 ? due * (index % 2 === 0 ? more : 0.6 - index / 100) : due
  expect(doubtOf(ofThird(1.47), some)).toMatchObject({ kind: 'most-differ', orders: 7, all: 20 })
  expect(doubtOf(ofThird(0.47), some)).toBeUndefined()
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

/** The doubt where the orders file states these coupons. */
function doubtOfCoupons(stated: readonly number[]) {
  const sold = prices.map((price, index) => ({
    price,
    coupon: stated[index] ?? 0,
    commission: 0,
    freight: 0,
  }))
  return doubtIn(sold, (index) => {
    const [price = 0, coupon = 0] = [prices[index], coupons[index]]
    return { price, coupon, received: price - coupon }
  })
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

/** Orders with a coupon in two of three, of which some are paid another amount; `change` is made to what is stated of them. */
function doubtOfStated(change: (coupon: number, index: number) => number) {
  const many = [...prices, ...prices.map((price) => price + 731), ...prices.map((price) => price + 1377)]
  const due = many.map((price, index) => ({ price, coupon: index % 3 === 0 ? 0 : 213 + 37 * index }))
  const sold = due.map(({ coupon, ...one }, index) => {
    return { ...one, coupon: change(coupon, index), commission: Math.round(one.price / 5), freight: 0 }
  })
  return doubtIn(sold, (index) => {
    const { price = 0, coupon = 0 } = due[index] ?? {}
    const less = index % 7 === 0 ? 350 + 41 * index : 0
    return { received: price - coupon - Math.round(price / 5) - less }
  })
}

it.each([10, 100, 1000, 0.1])('doubts a month with coupons %d times as large in a few orders', (factor) => {
  const slip = { kind: 'slipped-part', file: 'orders', column: 'Valor do cupom', factor }
  const changed = (of: number) => (coupon: number, index: number) =>
    Math.round(index % of === 1 ? coupon * factor : coupon)
  expect(doubtOfStated(changed(1))).toBeUndefined()
  expect(doubtOfStated((coupon) => Math.round(coupon * factor))).toMatchObject(slip)
  if (factor > 1) expect(doubtOfStated(changed(9))).toMatchObject({ ...slip, all: 30 })
})

it('doubts a month with coupons that lost their centavos, and not one whose orders with a coupon are paid otherwise', () => {
  const lost = { kind: 'lost-cents', file: 'orders', column: 'Valor do cupom' }
  expect(doubtOfStated((coupon) => Math.trunc(coupon / 100) * 100)).toMatchObject(lost)
  expect(doubtOfStated((coupon) => coupon)).toBeUndefined()
  expect(doubtOfStated((coupon) => coupon && coupon - 77)).toBeUndefined()
})

it('says that either file may be wrong where one amount is compared with one', () => {
  expect(doubtOf((due, index) => (index % 4 === 0 ? due * 100 : due))).toMatchObject({
    kind: 'other-month-scale',
    factor: 100,
  })
})
