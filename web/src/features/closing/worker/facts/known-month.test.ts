import type { Payment } from '@vendaclara/core/closing'
import { expect, test } from 'vitest'
import { someOrder, somePayment } from '../../../../../test/closing-rows.ts'
import { KnownMonth } from './known-month.ts'
import type { MonthFile } from './month-facts.ts'

const about = { lastDay: '2026-03-31', givenAt: 0, receipt: {} as MonthFile['receipt'] }
const orders = (key: string, ...ids: string[]): MonthFile => ({
  ...about,
  key,
  slot: 'orders',
  sha256: `orders of ${ids}`,
  orders: {
    orders: ids.map((id) => someOrder(id, { subtotal: 1000, commission: 0, serviceFee: 0 })),
    leftOut: [],
  },
})
const income = (key: string, ...payments: Payment[]): MonthFile => ({
  ...about,
  key,
  slot: 'income',
  sha256: `income of ${key}`,
  income: { payments },
})

const { signal } = new AbortController()
const shopee = 'shopee' as const
const keysOf = (month: KnownMonth) => month.facts.files.map(({ key }) => key)

async function opened() {
  const month = new KnownMonth()
  await month.take({ marketplace: shopee, files: [orders('A', '1', '2')], replaces: [] }, signal)
  return month
}

test('the same file given again takes the place of itself', async () => {
  const month = await opened()
  const again = { marketplace: shopee, files: [orders('B', '1', '2')], replaces: [] }
  expect((await month.take(again, signal)).replaced).toEqual(['A'])
  expect(keysOf(month)).toEqual(['B'])
})

test('a file that got its number while another was read in its place is the one that goes', async () => {
  const month = await opened()
  month.name('A', '7')
  const taking = { marketplace: shopee, files: [orders('B', '1')], replaces: ['A'] }
  expect((await month.take(taking, signal)).replaced).toEqual(['7'])
  expect(keysOf(month)).toEqual(['B'])
})

test('what is learned while files are compared is not lost, and is compared with them', async () => {
  const month = await opened()
  const paid = { marketplace: shopee, files: [income('I', somePayment('1', 1000))], replaces: [] }
  const taking = month.take(paid, signal)
  const other = { ...income('other', somePayment('2', 1000)).income, payments: [somePayment('2', 1000)] }
  month.set(shopee, {
    others: [{ ...other, file: 9, fileName: 'abril.xlsx', months: [] }],
  })
  expect((await taking).closed.found).toMatchObject({ matched: 2, unmatched: [] })
})

test('what was taken away is shown again, and what is stopped or refused changes nothing', async () => {
  const month = await opened()
  month.drop('A')
  expect(keysOf(month)).toEqual([])
  await month.take({ marketplace: shopee, files: month.again(['A']), replaces: [] }, signal)
  expect(month.facts.files).toMatchObject([{ orders: { orders: [{ orderId: '1' }, { orderId: '2' }] } }])
  expect(() => month.again(['never'])).toThrow()

  const before = month.facts
  const taking = { marketplace: shopee, files: [orders('B', '3')], replaces: keysOf(month) }
  await expect(month.take(taking, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  const refuse = () => {
    throw new Error('refused')
  }
  await expect(month.take(taking, signal, refuse)).rejects.toThrow('refused')
  expect(month.facts).toBe(before)
})
