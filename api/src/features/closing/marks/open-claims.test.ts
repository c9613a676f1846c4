import { getOpenClaims, type StatedPayment } from '@vendaclara/contract/closing'
import { addDays, addMonths, brazilianDay } from '@vendaclara/core/calendar'
import { cents } from '@vendaclara/core/money'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, someOrder, somePayment } from '../../../../test/closing/ledger.ts'
import { markSent } from '../../../../test/closing/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const app = buildTestApp()
let ledger: Awaited<ReturnType<typeof openLedger>>
let november = ''
beforeEach(async () => {
  ledger = await openLedger(app)
  november = await ledger.create('Novembro', 25)
})

const today = () => brazilianDay(app.now)
/** A day of delivery for which the twelve months end in `left` days. */
const deliveredFor = (left: number) => addMonths(addDays(today(), left), -12)

/** An order with 100 reais expected, sold and delivered on a day. */
const sold = (orderId: string, day: string, more: object = { deliveredOn: day }) =>
  someOrder(orderId, 10_000, `${day} 10:00`, more)
/** A payment that lacks this amount for freight that was charged. */
const paid = (orderId: string, lacking: number, day: string) =>
  somePayment(orderId, 10_000 - lacking, day, { freightPaidForSeller: -lacking })
const give = (orders: ReturnType<typeof sold>[], payments: ReturnType<typeof paid>[], month = november) =>
  ledger
    .give(month, { name: 'pedidos.xlsx', orders })
    .then(() => ledger.give(month, { name: 'renda.xlsx', payments }))
const mark = (...orders: object[]) => ledger.done('PUT', `/analysis/${november}/orders`, { orders })
const open = async (token = ledger.token) =>
  getOpenClaims.answer.parse((await app.call('GET', '/claims', { token })).json())

test('claims come by closing, with what they come to and their first day, until the last of them has ended', async () => {
  const days = { A: 7, B: 3, C: 8, D: -1, E: 3, F: 3 }
  const lacking = { A: 1050, B: 400, C: 100, D: 200, E: -500, F: 5 }
  await give(
    Object.entries(days).map(([id, left]) => sold(id, deliveredFor(left))),
    Object.entries(lacking).map(([id, amount]) => paid(id, amount, deliveredFor(0))),
  )
  expect(await open()).toEqual([
    {
      kind: 'claims',
      closing: november,
      month: 'Novembro',
      year: 25,
      marketplace: 'shopee',
      orders: 3,
      amount: 1550,
      until: addDays(today(), 3),
      isExact: true,
    },
  ])
})

test('the last day counts, and a day counted from the order alone is called the earliest', async () => {
  const day = deliveredFor(0)
  await give([sold('A', day, {})], [paid('A', 1050, day)])
  expect(await open()).toMatchObject([{ orders: 1, until: today(), isExact: false }])
})

test('what the seller marked is not open any more, and what was marked as open again is', async () => {
  const day = deliveredFor(2)
  await give([sold('A', day)], [paid('A', 1050, day)])
  await mark(markSent('A', { subject: 'freight', state: 'contestado', date: today() }))
  expect(await open()).toMatchObject([{ orders: 1 }])
  await mark(markSent('A', { state: 'contestado', date: today() }))
  expect(await open()).toEqual([])
  await mark(markSent('A', { version: 1 }))
  expect(await open()).toMatchObject([{ orders: 1 }])
})

test('an order that another month paid too little is open in its own, by what is still missing of it', async () => {
  const day = deliveredFor(4)
  await give([sold('A', day), sold('B', day)], [somePayment('A', 4000, day)])
  const december = await ledger.create('Dezembro', 25)
  const payments = [paid('A', 800, addDays(day, 40)), paid('B', 300, addDays(day, 41))].map((one) => one)
  const rest = { ...payments[0], payment: { ...payments[0]?.payment, released: cents(5200) } }
  await ledger.give(december, {
    name: 'renda-12.xlsx',
    payments: [rest as StatedPayment, ...payments.slice(1)],
  })
  expect(await open()).toMatchObject([{ closing: november, orders: 2, amount: 1100 }])
  await mark(markSent('B', { state: 'contestado', date: today() }))
  expect(await open()).toMatchObject([{ closing: november, orders: 1, amount: 800 }])
})

test('returns that wait for the seller are near by the month of their orders, until they are marked', async () => {
  const returned = (id: string, left: number, more: object = {}) => ({
    id,
    source: 'returns',
    kind: 'return',
    month: '2025-11',
    day: '2025-11-02',
    orderId: id,
    until: addDays(today(), left),
    amount: -1000,
    state: 'Em análise',
    text: '',
    ...more,
  })
  const { amount: _, ...unknown } = returned('C', 5)
  const lines = [
    returned('A', 7),
    returned('B', 2),
    unknown,
    returned('D', 8),
    returned('E', -1),
    returned('F', 1, { state: 'Reembolsado' }),
    returned('G', 3, { month: '2025-10' }),
  ]
  const body = {
    marketplace: 'shopee',
    source: 'returns',
    name: 'devolucoes.xls',
    fingerprint: 'a',
    dated: 1,
    lines,
    of: lines.length,
  }
  expect((await app.call('PUT', '/movements', { token: ledger.token, body })).statusCode).toBe(200)
  const ofNovember = {
    kind: 'returns',
    closing: november,
    month: 'Novembro',
    year: 25,
    marketplace: 'shopee',
    orders: 3,
    amount: 2000,
    until: addDays(today(), 2),
    isExact: true,
  }
  const ofOctober = {
    ...ofNovember,
    closing: null,
    month: 'Outubro',
    orders: 1,
    amount: 1000,
    until: addDays(today(), 3),
  }
  expect(await open()).toEqual([ofNovember, ofOctober])
  const asked = { state: 'contestado', date: today() }
  await mark(markSent('A', { ...asked, subject: 'freight' }), markSent('A', asked))
  expect(await open()).toEqual([ofNovember, ofOctober])
  await mark(markSent('B', { ...asked, subject: 'return' }))
  expect(await open()).toEqual([
    ofOctober,
    { ...ofNovember, orders: 2, amount: 1000, until: addDays(today(), 5) },
  ])
  expect(await open((await newSeller(app)).token)).toEqual([])
})

test('freight that the wallet charged and did not give back is near by the month of its orders, until the freight is marked', async () => {
  app.now = new Date('2026-10-28T15:00:00Z')
  const charged = (id: string, orderId: string, amount: number, more: object = {}) => ({
    id,
    source: 'wallet',
    kind: 'freight',
    month: '2025-11',
    day: '2025-12-02',
    orderId,
    amount,
    text: 'frete por peso',
    ...more,
  })
  const lines = [
    charged('1', 'A', -1250),
    charged('2', 'A', 250),
    charged('3', 'B', -400),
    charged('4', 'C', -300),
    charged('5', 'C', 300),
    charged('6', 'D', -900, { month: '2025-12' }),
    charged('7', 'E', -700, { kind: 'adjustment' }),
  ]
  const ofFile = {
    marketplace: 'shopee',
    source: 'wallet',
    name: 'carteira.xlsx',
    fingerprint: 'a',
    dated: 1,
  }
  await app.call('PUT', '/movements', { token: ledger.token, body: { ...ofFile, lines, of: lines.length } })
  const ofNovember = {
    kind: 'freight',
    closing: november,
    month: 'Novembro',
    year: 25,
    marketplace: 'shopee',
    orders: 2,
    amount: 1400,
    until: '2026-11-01',
    isExact: false,
  }
  expect(await open()).toEqual([ofNovember])
  await mark(markSent('A', { state: 'contestado', date: today() }))
  expect(await open()).toEqual([ofNovember])
  await mark(markSent('B', { subject: 'freight', state: 'contestado', date: today() }))
  expect(await open()).toEqual([{ ...ofNovember, orders: 1, amount: 1000 }])
  app.now = new Date('2026-11-02T15:00:00Z')
  expect(await open()).toEqual([])
})

test('are of their seller alone', async () => {
  const day = deliveredFor(2)
  await give([sold('A', day)], [paid('A', 1050, day)])
  expect(await open((await newSeller(app)).token)).toEqual([])
})

test('what is missing of an order that two months name is open in the older one alone, until one of them has a mark of it', async () => {
  const day = deliveredFor(7)
  const december = await ledger.create('Dezembro', 25)
  await ledger.give(december, {
    name: 'pedidos-12.xlsx',
    orders: [sold('A', day), sold('B', addDays(day, 30))],
  })
  await give([sold('A', day)], [paid('A', 1050, day)])
  expect(await open()).toMatchObject([{ closing: november, orders: 1, amount: 1050 }])
  const orders = [markSent('A', { state: 'contestado', date: '2026-01-10' })]
  await ledger.done('PUT', `/analysis/${december}/orders`, { orders })
  expect(await open()).toEqual([])
})
