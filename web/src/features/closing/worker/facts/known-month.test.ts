import type { Payment } from '@vendaclara/core/closing'
import { expect, test } from 'vitest'
import { someOrder, somePayment } from '../../../../../test/closing-rows.ts'
import { KnownMonth } from './known-month.ts'
import type { MonthFile } from './month-facts.ts'

const about = { lastDay: '2026-03-31', givenAt: 0, rows: 0, receipt: {} as MonthFile['receipt'] }
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
const keysOf = (month: KnownMonth) => month.facts.files.map(({ key }) => key)
const taking = (replaces: readonly string[], ...files: MonthFile[]) => ({ files, replaces, isNew: true })

async function opened(...ids: string[]) {
  const month = new KnownMonth()
  month.open('shopee', { files: [], others: [] })
  await month.take(taking([], orders('A', ...ids)), signal)
  return month
}

test('the same file given again takes the place of itself', async () => {
  const month = await opened('1', '2')
  expect((await month.take(taking([], orders('B', '1', '2')), signal)).replaced).toEqual(['A'])
  expect(keysOf(month)).toEqual(['B'])
})

test('a file that is stored while another takes its place is gone under its number', async () => {
  const month = await opened('1', '2')
  await month.take(taking(['A'], orders('B', '1')), signal)
  expect(month.name('A', 7)).toMatchObject({ files: [{ key: 'B' }], gone: [7] })
  expect(month.open('shopee', month.facts)).toMatchObject({ orders: [{ orderId: '1' }] })
  expect(month.files().gone).toEqual([])
})

test('what is learned while files are compared is not lost, and is compared with them', async () => {
  const month = await opened('1', '2')
  const comparing = month.take(taking([], income('I', somePayment('1', 1000))), signal)
  month.learn([{ payments: [somePayment('2', 1000)], file: 9, fileName: 'abril.xlsx', months: [] }])
  expect((await comparing).closed.found).toMatchObject({ matched: 2, unmatched: [] })
})

test('what was taken away is shown again, and what is stopped or refused changes nothing', async () => {
  const month = await opened('1', '2')
  month.drop('A')
  expect(keysOf(month)).toEqual([])
  await month.take({ files: month.again(['A']), replaces: [], isNew: false }, signal)
  expect(month.facts.files).toMatchObject([{ orders: { orders: [{ orderId: '1' }, { orderId: '2' }] } }])
  expect(() => month.again(['never'])).toThrow()

  const before = month.facts
  const replacing = taking(keysOf(month), orders('B', '3'))
  await expect(month.take(replacing, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  const tenfold = taking([], income('I', somePayment('1', 10_000), somePayment('2', 10_000)))
  await expect(month.take(tenfold, signal)).rejects.toMatchObject({ refusal: { kind: 'other-month-scale' } })
  expect(month.facts).toBe(before)
})

test('income of other orders says so', async () => {
  const month = await opened('1')
  await month.take(taking([], income('I', somePayment('9', 1000))), signal)
  expect(month.facts.files[1]?.receipt.warnings).toMatchObject([{ kind: 'unknown-orders' }])
})
