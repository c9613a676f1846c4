import type { Order, Payment } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { somePayment } from '../../../../../test/closing-rows.ts'
import type { MonthFacts, MonthFile, OtherFile } from './month-facts.ts'
import { sourcesOf } from './order-sources.ts'

const payment = (orderId: string, released: number, releasedOn: string, line: number) =>
  somePayment(orderId, released, { releasedOn, line })
const file = (key: string, part: Partial<MonthFile>): MonthFile => ({
  key,
  slot: 'orders',
  sha256: key,
  lastDay: '2026-03-31',
  givenAt: 0,
  rows: 0,
  receipt: { fileName: `${key}.xlsx` } as MonthFile['receipt'],
  ...part,
})
const orders = (...rows: object[]) => ({ orders: { orders: rows as readonly Order[], leftOut: [] } })
const income = (...payments: Payment[]) => ({ payments })
const facts: MonthFacts = {
  files: [
    file('fim de março', { ...orders({ orderId: 'A', line: 12 }), givenAt: 1 }),
    file('março', orders({ orderId: 'A', line: 3 }, { orderId: 'B' })),
    file('renda', {
      slot: 'income',
      income: {
        ...income(payment('A', 1000, '2026-03-31', 7), payment('B', 500, '2026-03-30', 8)),
        freight: new Map([['A', { expected: cents(1000), charged: cents(1450), reason: '', line: 8 }]]),
        billed: new Map([['A', [{ number: '1', name: 'Custo por vender', amount: cents(-1300), line: 4 }]]]),
        takenBack: [{ orderId: 'A', refundId: 'R', day: '2026-04-02', amount: cents(-200), line: 9 }],
      },
    }),
  ],
  others: [
    {
      file: 9,
      fileName: 'renda de abril.xlsx',
      months: [{ month: 'Abril', year: 26 }],
      ...income(payment('A', 1000, '2026-03-31', 2), payment('A', 1200, '2026-04-15', 5)),
      billed: new Map([['A', [{ number: '1', name: 'Custo por vender', amount: cents(-1300), line: 6 }]]]),
    } satisfies OtherFile,
  ],
}

test('an order is in the file that counts, and each payment and fee once, in the first file that states it', () => {
  const april = [{ month: 4, year: 26 }]
  expect(sourcesOf('shopee', facts, 'A')).toEqual({
    order: { fileName: 'fim de março.xlsx', line: 12 },
    details: [
      { fileName: 'renda.xlsx', name: 'Custo por vender', amount: -1300, line: 4 },
      { fileName: 'renda.xlsx', name: null, amount: 1450, line: 8 },
    ],
    payments: [
      { fileName: 'renda.xlsx', months: [], amount: 1000, day: '2026-03-31', line: 7 },
      { fileName: 'renda.xlsx', months: [], amount: -200, day: '2026-04-02', line: 9 },
      { fileName: 'renda de abril.xlsx', months: april, amount: 1200, day: '2026-04-15', line: 5 },
    ],
  })
})

test('without lines only the file is named, and an order of no file has none', () => {
  expect(sourcesOf('shopee', facts, 'B').order).toEqual({ fileName: 'março.xlsx' })
  expect(sourcesOf('shopee', facts, 'Z')).toEqual({ order: null, payments: [], details: [] })
})
