import { getAnalysisSummary } from '@vendaclara/contract/closing'
import { mostAdjustments, mostSettled } from '@vendaclara/core/closing'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { compared, markSent, openClosing } from '../../../test/open-closing.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app)
})

const noneLeft = {
  ...{ withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 },
}
const receipt = {
  fileName: 'pedidos.xlsx',
  sheet: 'orders',
  rows: 9,
  used: 9,
  orders: 8,
  unreadableValues: 0,
}

describe('what a closing comes to', () => {
  test('is told by the list and the summary, without its rows', async () => {
    await closing.store({ requests: [{ 'ID do pedido': 'A' }] })
    await closing.store(compared)
    await closing.mark([
      markSent('A', { state: 'recuperado', recovered: 1000 }),
      markSent('C', { state: 'contestado', recovered: 55, claimed: 900 }),
      markSent('D', { state: 'perdido', claimed: 244 }),
    ])
    const known = {
      ...{ hasOrders: true, hasResults: true, quantity: 10, totalErrors: -9.24, differences: 3 },
      ...{ unmatched: 2, lost: 1244, recovered: 1000, denied: 244, contested: 1 },
      ...{ late: 0, outdated: false, revision: 2 },
      sums: null,
    }
    expect(await closing.figures()).toEqual(known)
    const summary = getAnalysisSummary.answer.parse(await closing.read('summary'))
    expect(summary).toMatchObject({ id: closing.id, month: 'Março', figures: known })
    expect(summary.receipts).toEqual({ orders: null, income: null })
  })

  test('are its differences and unmatched orders on one call, and its orders on another', async () => {
    const requests = [{ 'ID do pedido': 'A' }]
    const leftOut = [{ orderId: 'B', why: 'cancelled', status: 'Comprador desistiu, "]"', product: 'Vaso' }]
    await closing.store({ requests, leftOut })
    await closing.store(compared)
    expect(await closing.results()).toEqual({
      repeated: [],
      marketplace: 'shopee',
      errors: compared.errors,
      unmatched: compared.unmatched,
      orders: [],
      late: [],
      adjustments: [],
      audited: [],
      paidLate: [],
    })
    expect(await closing.read('requests')).toEqual({ requests, leftOut })
    const broken = await closing.store({ requests, leftOut: [{ ...leftOut[0], why: 'lost' }] })
    expect([broken.statusCode, broken.json().field]).toEqual([400, 'leftOut.0.why'])
    expect((await closing.store({ leftOut, requests })).statusCode).toBe(200)
    expect(await closing.read('requests')).toEqual({ requests, leftOut })
    await closing.store({ requests })
    expect(await closing.read('requests')).toEqual({ requests, leftOut: [] })
  })

  test('has no orders again once none are stored', async () => {
    await closing.store({ requests: [{ 'ID do pedido': 'A' }] })
    await closing.store({ requests: [] })
    expect(await closing.figures()).toMatchObject({ hasOrders: false })
  })
})

describe('the adjustments of a month', () => {
  const adjustments = [
    { day: '2026-03-12', kind: 'other', description: 'DIFAL', orderId: 'A', amount: -1234 },
    { kind: 'ads-top-up', description: 'Recarga Automática', reason: '', amount: -5000 },
  ]

  test('are stored with its results, and gone with those of a client that sends none', async () => {
    await closing.store({ ...compared, adjustments })
    expect((await closing.results()).adjustments).toEqual(adjustments)
    expect(await closing.figures()).toMatchObject({ quantity: 10, totalErrors: -9.24 })
    await closing.store(compared)
    expect((await closing.results()).adjustments).toEqual([])
  })

  test('are refused where they are none, or too many', async () => {
    const [first] = adjustments
    const broken = await closing.store({ ...compared, adjustments: [{ ...first, amount: 0.5 }] })
    expect([broken.statusCode, broken.json().field]).toEqual([400, 'adjustments.0.amount'])
    const many = Array.from({ length: mostAdjustments + 1 }, () => first)
    const refused = await closing.store({ ...compared, adjustments: many })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'adjustments'])
    expect(await closing.figures()).toMatchObject({ hasResults: false })
  })
})

test('the orders whose fees differ are stored with what checking the fees of the month came to', async () => {
  const audited = [{ orderId: 'A', createdAt: '2026-10-12 10:00', group: 0, charged: 4700, due: 4100 }]
  const rates = { commission: { charged: 14, due: 14 }, fixedFee: { charged: 2600, due: 2000 } }
  const group = {
    table: 'shopee-2026-10',
    deviation: { kind: 'rates', ...rates },
    count: 1,
    amount: 600,
    alike: 9,
  }
  const audit = {
    ...{ checked: 9, matching: 8, unchecked: { refunded: 2 }, groups: [group] },
    tables: [{ table: 'shopee-2026-10', checked: 9 }],
  }
  const sums = { expected: 1, received: 1, refunded: 0, awaited: 0, otherOrders: 0, otherReceived: 0, audit }
  await closing.store({ ...compared, sums, audited })
  expect((await closing.results()).audited).toEqual(audited)
  expect(await closing.figures()).toMatchObject({ sums })
  const broken = await closing.store({
    ...compared,
    sums: { ...sums, audit: { ...audit, groups: [{ ...group, count: -1 }] } },
  })
  expect([broken.statusCode, broken.json().field]).toEqual([400, 'sums.audit.groups.0.count'])
  await closing.store(compared)
  expect((await closing.results()).audited).toEqual([])
})

test('orders paid late are stored with the results of a month, and refused where they are none', async () => {
  const late = {
    ...{ orderId: 'A', createdAt: '2026-03-01 17:15', amount: 1234, paidOn: '2026-04-20' },
    due: { on: '2026-03-12', basis: 'rule' },
  }
  await closing.store({ ...compared, paidLate: [late] })
  expect((await closing.results()).paidLate).toEqual([late])
  const broken = await closing.store({ ...compared, paidLate: [{ ...late, paidOn: 'abril' }] })
  expect([broken.statusCode, broken.json().field]).toEqual([400, 'paidLate.0.paidOn'])
  const many = Array.from({ length: mostSettled + 1 }, () => late)
  expect((await closing.store({ ...compared, paidLate: many })).statusCode).toBe(400)
  await closing.store(compared)
  expect((await closing.results()).paidLate).toEqual([])
})

describe('the receipts of the files', () => {
  const of = (more: object = {}) => ({ ...receipt, leftOut: { ...noneLeft, ...more } })

  test('are kept for orders and income apart', async () => {
    const [orders, income] = [[of(), of({ cancelled: 3 })], [of({ details: 4 })]]
    expect((await closing.store({ receipts: { orders } })).json()).toEqual({
      id: closing.id,
      outdated: false,
      revision: 0,
    })
    await closing.store({ receipts: { income } })
    expect((await closing.read('summary')).receipts).toEqual({ orders, income })
    await closing.store({ receipts: { orders: [of()] } })
    expect((await closing.read('summary')).receipts).toEqual({ orders: [of()], income })
  })

  test('of orders are forgotten with the orders they were of', async () => {
    await closing.store({
      receipts: { orders: [of()], income: [of()], orderMonths: { '2026-03': 9, '': 1 } },
    })
    expect((await closing.read('summary')).receipts.orderMonths).toEqual({ '2026-03': 9, '': 1 })
    await closing.store({ requests: [{ 'ID do pedido': 'B' }] })
    expect((await closing.read('summary')).receipts).toEqual({ orders: null, income: [of()] })
  })

  test('are refused where they are none', async () => {
    const months = await closing.store({ receipts: { orderMonths: { março: 1 } } })
    expect(months.statusCode).toBe(400)
    const keys = Array.from({ length: 1202 }, (_, index) => `${3000 + index}-01`)
    const many = await closing.store({
      receipts: { orderMonths: Object.fromEntries(keys.map((key) => [key, 1])) },
    })
    expect([many.statusCode, many.json().field]).toEqual([400, 'receipts.orderMonths'])
    const [, ...most] = keys
    const all = { receipts: { orderMonths: Object.fromEntries(most.map((key) => [key, 1])) } }
    expect((await closing.store(all)).statusCode).toBe(200)
    const answer = await closing.store({ receipts: { orders: [{ ...of(), rows: -1 }] } })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'receipts.orders.0.rows'])
  })
})
