import { getAnalyses, getAnalysisResults, getAnalysisSummary } from '@vendaclara/contract/closing'
import type { ClosingOrderChange } from '@vendaclara/contract/closing-order'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { signUp } from '../../../test/sign-up.ts'

const it = buildTestApp()
let token = ''
let id = ''
beforeEach(async () => {
  token = (await signUp(it)).token
  id = await create('Março')
})

async function create(month: string, whose = token): Promise<string> {
  const answer = await it.call('POST', '/analysis', { token: whose, body: { month, year: 26 } })
  return answer.json().id
}

const store = (body: object, closing = id) => it.call('PUT', `/analysis/${closing}`, { token, body })
const work = (orderId: string, change: object, whose = token) =>
  it.call('PUT', `/analysis/${id}/orders/${orderId}`, { token: whose, body: { ...untouched, ...change } })
const read = async (part: string, closing = id) =>
  (await it.call('GET', `/analysis/${closing}/${part}`, { token })).json()
const results = async (closing = id) => getAnalysisResults.answer.parse(await read('results', closing))
const figures = async () => {
  const list = getAnalyses.answer.parse((await it.call('GET', '/analysis', { token })).json())
  return list.find((closing) => closing.id === id)?.figures
}

const untouched: ClosingOrderChange = { version: 0, state: null, note: '', recovered: 0, date: null }
const difference = (orderId: string, amount: number) => ({
  'ID do pedido': orderId,
  Diferenca: amount,
  'Data de criação do pedido': '2026-03-01',
  info: 'x',
})
const unmatched = (orderId: string) => ({
  'ID do pedido': orderId,
  'Data de criação do pedido': '2026-03-28 10:00',
  info: 'x',
  subtotal: 100.5,
  taxaComissao: 18,
  taxaServico: 6,
  cupomVendedor: 5,
  statusPedido: 'Concluído',
})
const compared = {
  errors: [difference('A', -12.34), difference('B', 3.2), difference('C', -0.1)],
  unmatched: [unmatched('U'), unmatched('V')],
  quantity: 10,
  totalErrors: -9.24,
}
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
    await store({ requests: [{ 'ID do pedido': 'A' }] })
    await store(compared)
    await work('A', { state: 'recuperado', recovered: 1000 })
    await work('C', { state: 'contestado', recovered: 55 })
    const known = {
      ...{ hasOrders: true, hasResults: true, quantity: 10, totalErrors: -9.24, differences: 3 },
      ...{ unmatched: 2, lost: 1244, recovered: 1000, contested: 1, late: 0, outdated: false, revision: 2 },
    }
    expect(await figures()).toEqual(known)
    const summary = getAnalysisSummary.answer.parse(await read('summary'))
    expect(summary).toMatchObject({ id, month: 'Março', figures: known })
    expect(summary.receipts).toEqual({ orders: null, income: null })
  })

  test('are its differences and unmatched orders on one call, and its orders on another', async () => {
    const requests = [{ 'ID do pedido': 'A' }]
    await store({ requests })
    await store(compared)
    expect(await results()).toEqual({
      errors: compared.errors,
      unmatched: compared.unmatched,
      orders: [],
      late: [],
    })
    expect(await read('requests')).toEqual({ requests })
  })

  test('has no orders again once none are stored', async () => {
    await store({ requests: [{ 'ID do pedido': 'A' }] })
    await store({ requests: [] })
    expect(await figures()).toMatchObject({ hasOrders: false })
  })
})

describe('the receipts of the files', () => {
  const of = (more: object = {}) => ({ ...receipt, leftOut: { ...noneLeft, ...more } })

  test('are kept for orders and income apart', async () => {
    const [orders, income] = [[of(), of({ cancelled: 3 })], [of({ details: 4 })]]
    expect((await store({ receipts: { orders } })).json()).toEqual({ id, outdated: false, revision: 0 })
    await store({ receipts: { income } })
    expect((await read('summary')).receipts).toEqual({ orders, income })
    await store({ receipts: { orders: [of()] } })
    expect((await read('summary')).receipts).toEqual({ orders: [of()], income })
  })

  test('of orders are forgotten with the orders they were of', async () => {
    await store({ receipts: { orders: [of()], income: [of()], orderMonths: { '2026-03': 9, '': 1 } } })
    expect((await read('summary')).receipts.orderMonths).toEqual({ '2026-03': 9, '': 1 })
    await store({ requests: [{ 'ID do pedido': 'B' }] })
    expect((await read('summary')).receipts).toEqual({ orders: null, income: [of()] })
  })

  test('are refused where they are none', async () => {
    const months = await store({ receipts: { orderMonths: { março: 1 } } })
    expect(months.statusCode).toBe(400)
    const answer = await store({ receipts: { orders: [{ ...of(), rows: -1 }] } })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'receipts.orders.0.rows'])
  })
})

describe('what the seller keeps about an order', () => {
  const change = {
    ...{ state: 'recuperado', note: 'Chamado 123, =SOMA(A1)', recovered: 1234, date: '2026-04-02' },
  } as const

  test('is kept by its id, and stays when the files come again', async () => {
    await store(compared)
    const kept = await work('A', change)
    expect([kept.statusCode, kept.json()]).toEqual([200, { orderId: 'A', ...change, version: 1 }])
    await store({ requests: [] })
    await store({ ...compared, errors: [] })
    expect((await results()).orders).toEqual([{ orderId: 'A', ...change, version: 1 }])
  })

  test('is refused to the later one of two tabs, and what is there stays', async () => {
    const answers = await Promise.all(['um', 'outro'].map((note) => work('A', { note })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [kept] = (await results()).orders
    const late = await work('A', { note: 'tarde demais' })
    expect([late.statusCode, late.json().error]).toEqual([409, 'changed_elsewhere'])
    expect((await results()).orders).toEqual([kept])
    expect((await work('A', { note: 'agora', version: 1 })).json()).toMatchObject({
      note: 'agora',
      version: 2,
    })
  })

  test.each([
    ['state', { state: 'pago' }],
    ['note', { note: 'x'.repeat(2001) }],
    ['recovered', { recovered: -1 }],
    ['recovered', { recovered: 0.5 }],
    ['date', { date: '02/04/2026' }],
  ])('is refused with the field %s named: %j', async (field, wrong) => {
    const answer = await work('A', wrong)
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    expect((await results()).orders).toEqual([])
  })

  test('can be said of no closing of somebody else, nor seen', async () => {
    await work('A', change)
    const other = (await signUp(it)).token
    expect((await work('A', change, other)).statusCode).toBe(404)
    for (const part of ['summary', 'results', 'requests', 'awaited']) {
      expect((await it.call('GET', `/analysis/${id}/${part}`, { token: other })).statusCode).toBe(404)
    }
    const late = await it.call('PUT', `/analysis/${id}/late`, { token: other, body: { payments: [] } })
    expect(late.statusCode).toBe(404)
  })

  test('goes with its closing', async () => {
    await work('A', change)
    await it.call('DELETE', `/analysis/${id}`, { token })
    expect((await it.call('GET', `/analysis/${id}/results`, { token })).statusCode).toBe(404)
  })
})

describe('what the seller keeps about many orders at once', () => {
  const say = (orderId: string, change: object = {}) => ({ ...untouched, orderId, ...change })
  const workAll = (orders: object[], whose = token, closing = id) =>
    it.call('PUT', `/analysis/${closing}/orders`, { token: whose, body: { orders } })

  test('is kept in one call, the new ones and those of the version that is stored', async () => {
    await work('A', { note: 'antes' })
    const said = [
      say('B', { state: 'recuperado', recovered: 320, note: '=SOMA(A1) “ç”', date: '2026-04-02' }),
      say('A', { version: 1, state: 'contestado', date: '2026-04-02' }),
    ]
    const answer = await workAll(said)
    const kept = [
      { ...said[0], version: 1 },
      { ...said[1], version: 2 },
    ]
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept, refused: [] }])
    expect((await results()).orders).toEqual(kept.toReversed())
    expect(await figures()).toMatchObject({ recovered: 320, contested: 1 })
  })

  test('leaves what another tab said as it is, and answers it', async () => {
    await work('A', { note: 'outra aba' })
    await work('B', { note: 'as duas viram' })
    const mine = { state: 'contestado', note: 'minha', date: '2026-04-02' }
    const answer = await workAll([
      say('A', mine),
      say('B', { ...mine, version: 1 }),
      say('C', { ...mine, version: 4 }),
    ])
    expect(answer.json()).toEqual({
      kept: [say('B', { ...mine, version: 2 })],
      refused: [say('A', { note: 'outra aba', version: 1 }), say('C')],
    })
    expect((await results()).orders).toEqual([
      say('A', { note: 'outra aba', version: 1 }),
      say('B', { ...mine, version: 2 }),
    ])
  })

  test('is of one tab alone where two say it at the same time', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `P${index}`)
    const answers = await Promise.all([
      workAll(ids.map((orderId) => say(orderId, { note: 'uma' }))),
      workAll(ids.toReversed().map((orderId) => say(orderId, { note: 'outra' }))),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const counts = answers.map((answer) => [answer.json().kept.length, answer.json().refused.length])
    expect(counts.toSorted()).toEqual([
      [0, 500],
      [500, 0],
    ])
    const stored = (await results()).orders
    expect(new Set(stored.map(({ note }) => note)).size).toBe(1)
    expect(stored.every(({ version }) => version === 1)).toBe(true)
  })

  test.each([
    ['none', []],
    ['more than 500', Array.from({ length: 501 }, (_, index) => say(`P${index}`))],
    ['one order twice', [say('A'), say('A', { note: 'x' })]],
    ['a wrong one among good ones', [say('A'), say('B', { state: 'pago' })]],
  ])('is refused whole with %s', async (_which, orders) => {
    expect((await workAll(orders)).statusCode).toBe(400)
    expect((await results()).orders).toEqual([])
  })

  test('can be said of no closing of somebody else', async () => {
    const other = (await signUp(it)).token
    expect((await workAll([say('A')], other)).statusCode).toBe(404)
    expect((await results()).orders).toEqual([])
  })
})

describe('an unmatched order', () => {
  const paid = { released: 7000, expected: 7150, difference: -150, findings: null }
  const pay = (april: string, payments: object[], whose = token) =>
    it.call('PUT', `/analysis/${april}/late`, { token: whose, body: { payments } })

  test('is asked of every other closing, with what its expected amount is made of', async () => {
    await store(compared)
    const april = await create('Abril')
    const awaited = { createdAt: '2026-03-28 10:00', subtotal: 100.5, commission: 18, serviceFee: 6 }
    expect(await read('awaited', april)).toEqual([
      { closing: id, orderId: 'U', ...awaited, sellerCoupon: 5 },
      { closing: id, orderId: 'V', ...awaited, sellerCoupon: 5 },
    ])
    expect(await read('awaited')).toEqual([])
  })

  test('is paid late where the income of another month has it, until that income says otherwise', async () => {
    await store(compared)
    const april = await create('Abril')
    const answer = await pay(april, [{ closing: id, orderId: 'U', ...paid }])
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept: 1 }])
    expect((await results()).late).toEqual([{ orderId: 'U', month: 'Abril', year: 26, ...paid }])
    expect(await figures()).toMatchObject({ unmatched: 2, late: 1, lost: 1244 + 150 })
    const may = await create('Maio')
    expect((await read('awaited', may)).map((one: { orderId: string }) => one.orderId)).toEqual(['V'])
    expect(await read('awaited', april)).toHaveLength(2)
    await pay(april, [])
    expect((await results()).late).toEqual([])
  })

  test('that is matched now, or whose late payment is gone with its closing, is not paid late any more', async () => {
    await store(compared)
    const april = await create('Abril')
    const both = ['U', 'V'].map((orderId) => ({ closing: id, orderId, ...paid }))
    await pay(april, both)
    await store({ ...compared, unmatched: [unmatched('V')] })
    expect((await results()).late.map(({ orderId }) => orderId)).toEqual(['V'])
    await it.call('DELETE', `/analysis/${april}`, { token })
    expect((await results()).late).toEqual([])
  })

  test('of somebody else is never paid, and nobody pays within one closing', async () => {
    await store(compared)
    const other = (await signUp(it)).token
    const theirs = await create('Abril', other)
    const foreign = await pay(theirs, [{ closing: id, orderId: 'U', ...paid }], other)
    expect(foreign.json()).toEqual({ kept: 0 })
    expect((await pay(id, [{ closing: id, orderId: 'U', ...paid }])).json()).toEqual({ kept: 0 })
    expect((await results()).late).toEqual([])
  })
})
