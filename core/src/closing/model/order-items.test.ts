import { expect, test } from 'vitest'
import { cents, noCents } from '../../money/index.ts'
import { closeMonth, combineIncome, longestItemText, mostItems } from '../index.ts'
import { closingMarketplaces } from '../registry/closing-marketplaces.ts'
import type { ShopeeNames } from './names/shopee.ts'
import { boundItems } from './order-items.ts'
import type { Payment } from './payments.ts'

const item = (name: string) => ({ name, variation: '', sku: '', units: 1 })

test('an order keeps a limited number of items, and a part of their texts in whole characters', () => {
  const many = Array.from({ length: mostItems + 5 }, (_, index) => item(`Caneca ${index}`))
  expect(boundItems(many)).toEqual(many.slice(0, mostItems))
  const long = `${'x'.repeat(longestItemText - 1)}😀`
  expect(boundItems([{ ...item(long), sku: long }, item('Bule')])).toEqual([
    { ...item(long.slice(0, -2)), sku: long.slice(0, -2) },
    item('Bule'),
  ])
})

const { shopee } = closingMarketplaces
const none = { freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents }
const paid = (day: string, released: number, refunded = 0): Payment<ShopeeNames> => ({
  ...{ orderId: 'A', releasedOn: day, released: cents(released), refunded: cents(refunded), ...none },
})
const order = {
  ...{ orderId: 'A', status: 'Concluído', cancelReason: '', createdAt: '2026-03-01', units: 1, lines: 1 },
  ...{ items: [item('Caneca')], subtotal: cents(9000) },
  ...{ commission: noCents, serviceFee: noCents, sellerCoupon: noCents },
}
const foundOf = (payments: readonly Payment<ShopeeNames>[]) => {
  const { kept } = combineIncome(shopee.rules, [{ payments }])
  return closeMonth(shopee, [order], kept).differences[0]
}

test('a difference has what was sold, and what was received day by day, rows of one day together', () => {
  const found = foundOf([paid('2026-04-02', 3000), paid('2026-03-20', 5000, 1000), paid('2026-04-02', 200)])
  expect(found).toMatchObject({ difference: -1800, items: [{ name: 'Caneca', units: 1 }] })
  expect(found?.payments).toEqual([
    { day: '2026-03-20', amount: 4000 },
    { day: '2026-04-02', amount: 3200 },
  ])
})

test('payments without a day come last, and without any day there is no history', () => {
  expect(foundOf([paid('', 3000), paid('2026-03-20', 5000)])?.payments).toEqual([
    { day: '2026-03-20', amount: 5000 },
    { day: '', amount: 3000 },
  ])
  expect(foundOf([paid('', 3000), paid('', 1000)])).not.toHaveProperty('payments')
})
