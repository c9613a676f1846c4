import { getNearClaims } from '@vendaclara/contract/closing'
import { addDays, addMonths, brazilianDay } from '@vendaclara/core/calendar'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { markSent, openClosing } from '../../../../test/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app, { month: 'Novembro', year: 25 })
})

const today = () => brazilianDay(app.now)
/** A day of delivery for which the twelve months end in `left` days. */
const deliveredFor = (left: number) => addMonths(addDays(today(), left), -12)

const row = (orderId: string, amount: number, deliveredOn: string, more: object = {}) => ({
  ...{ 'ID do pedido': orderId, Diferenca: amount, 'Data de criação do pedido': `${deliveredOn} 10:00` },
  ...{ info: 'x', reason: 'freight-subtotal', deliveredOn, ...more },
})
const store = (...errors: object[]) =>
  closing.store({ errors, unmatched: [], quantity: errors.length, totalErrors: 0 })
const near = async (token = closing.token) =>
  getNearClaims.answer.parse((await app.call('GET', '/claims', { token })).json())

test('claims that end within a week come by closing, with what they come to and their first day', async () => {
  await store(
    row('A', -10.5, deliveredFor(7)),
    row('B', -4, deliveredFor(3)),
    row('C', -1, deliveredFor(8)),
    row('D', -2, deliveredFor(-1)),
    row('E', 5, deliveredFor(3)),
    row('F', -5, deliveredFor(3), { reason: 'unexplained' }),
  )
  expect(await near()).toEqual([
    {
      ...{ kind: 'claims', closing: closing.id, month: 'Novembro', year: 25, marketplace: 'shopee' },
      ...{ orders: 2, amount: 1450, until: addDays(today(), 3), isExact: true },
    },
  ])
})

test('the last day counts, and a day counted from the order alone is said to be the earliest', async () => {
  const { deliveredOn: _, ...undelivered } = row('A', -10.5, deliveredFor(0))
  await store(undelivered)
  expect(await near()).toMatchObject([{ orders: 1, until: today(), isExact: false }])
})

test('what the seller marked is not near any more, and what was opened again is', async () => {
  await store(row('A', -10.5, deliveredFor(2)))
  await closing.mark([markSent('A', { subject: 'freight', state: 'contestado', date: today() })])
  expect(await near()).toMatchObject([{ orders: 1 }])
  await closing.mark([markSent('A', { state: 'contestado', date: today() })])
  expect(await near()).toEqual([])
  await closing.mark([markSent('A', { version: 1 })])
  expect(await near()).toMatchObject([{ orders: 1 }])
})

test('an order that another month paid too little is near too, until it is marked', async () => {
  const made = deliveredFor(4)
  const unmatched = {
    ...{
      'ID do pedido': 'U',
      'Data de criação do pedido': `${made} 10:00`,
      info: 'x',
      statusPedido: 'Concluído',
    },
    ...{ subtotal: 100, taxaComissao: 0, taxaServico: 0, cupomVendedor: 0 },
  }
  await closing.store({ errors: [], unmatched: [unmatched], quantity: 0, totalErrors: 0 })
  const freight = { freightPaidForSeller: -800, freightDiscount: 0, freightPaidByBuyer: 0 }
  const payment = { closing: closing.id, orderId: 'U', came: { released: 9200, refunded: 0, ...freight } }
  await closing.pay(await closing.create('Dezembro'), [payment])
  expect(await near()).toMatchObject([
    { closing: closing.id, orders: 1, amount: 800, until: addDays(today(), 4), isExact: false },
  ])
  await closing.mark([markSent('U', { state: 'contestado', date: today() })])
  expect(await near()).toEqual([])
})

test('an order that another month paid the rest of is near by what is still missing, and not once that is nothing', async () => {
  const made = deliveredFor(4)
  const inPart = (orderId: string) => ({
    ...{ 'ID do pedido': orderId, 'Data de criação do pedido': `${made} 10:00`, Diferenca: -60, info: 'x' },
    expected: { subtotal: 10_000, commission: 0, serviceFee: 0, sellerCoupon: 0 },
    came: {
      released: 4000,
      refunded: 0,
      freightPaidForSeller: -800,
      freightDiscount: 0,
      freightPaidByBuyer: 0,
    },
    payments: [{ day: made, amount: 4000 }],
  })
  await closing.store({ errors: [inPart('P'), inPart('Q')], unmatched: [], quantity: 2, totalErrors: -120 })
  const rest = (orderId: string, amount: number) => ({
    ...{ closing: closing.id, orderId, payments: [{ day: addDays(made, 40), amount }] },
    came: {
      released: amount,
      refunded: 0,
      freightPaidForSeller: 0,
      freightDiscount: 0,
      freightPaidByBuyer: 0,
    },
  })
  await closing.pay(await closing.create('Dezembro'), [rest('P', 5200), rest('Q', 6000)])
  expect(await near()).toMatchObject([{ closing: closing.id, orders: 1, amount: 800 }])
})

test('returns that wait for the seller are near by the month of their orders, until they are marked', async () => {
  const returned = (id: string, left: number, more: object = {}) => ({
    ...{ id, source: 'returns', kind: 'return', month: '2025-11', day: '2025-11-02', orderId: id },
    ...{ until: addDays(today(), left), amount: -1000, state: 'Em análise', text: '', ...more },
  })
  const { amount: _, ...unknown } = returned('C', 5)
  const lines = [
    ...[returned('A', 7), returned('B', 2), unknown, returned('D', 8), returned('E', -1)],
    ...[returned('F', 1, { state: 'Reembolsado' }), returned('G', 3, { month: '2025-10' })],
  ]
  const body = {
    ...{
      marketplace: 'shopee',
      source: 'returns',
      name: 'devolucoes.xls',
      fingerprint: 'a',
      dated: 1,
      lines,
    },
  }
  expect((await app.call('PUT', '/movements', { token: closing.token, body })).statusCode).toBe(200)
  const ofNovember = {
    ...{ kind: 'returns', closing: closing.id, month: 'Novembro', year: 25, marketplace: 'shopee' },
    ...{ orders: 3, amount: 2000, until: addDays(today(), 2), isExact: true },
  }
  const ofOctober = {
    ...ofNovember,
    ...{ closing: null, month: 'Outubro', orders: 1, amount: 1000, until: addDays(today(), 3) },
  }
  expect(await near()).toEqual([ofNovember, ofOctober])
  const asked = { state: 'contestado', date: today() }
  await closing.mark([markSent('A', { ...asked, subject: 'freight' }), markSent('A', asked)])
  expect(await near()).toEqual([ofNovember, ofOctober])
  await closing.mark([markSent('B', { ...asked, subject: 'return' })])
  expect(await near()).toEqual([
    ofOctober,
    { ...ofNovember, orders: 2, amount: 1000, until: addDays(today(), 5) },
  ])
  expect(await near((await newSeller(app)).token)).toEqual([])
})

test('freight that the wallet charged and did not give back is near by the month of its orders, until the freight is marked', async () => {
  app.now = new Date('2026-10-28T15:00:00Z')
  const charged = (id: string, orderId: string, amount: number, more: object = {}) => ({
    ...{ id, source: 'wallet', kind: 'freight', month: '2025-11', day: '2025-12-02', orderId, amount },
    ...{ text: 'frete por peso', ...more },
  })
  const lines = [
    ...[charged('1', 'A', -1250), charged('2', 'A', 250), charged('3', 'B', -400)],
    ...[charged('4', 'C', -300), charged('5', 'C', 300), charged('6', 'D', -900, { month: '2025-12' })],
    charged('7', 'E', -700, { kind: 'adjustment' }),
  ]
  const ofFile = {
    marketplace: 'shopee',
    source: 'wallet',
    name: 'carteira.xlsx',
    fingerprint: 'a',
    dated: 1,
  }
  await app.call('PUT', '/movements', { token: closing.token, body: { ...ofFile, lines } })
  const ofNovember = {
    ...{ kind: 'freight', closing: closing.id, month: 'Novembro', year: 25, marketplace: 'shopee' },
    ...{ orders: 2, amount: 1400, until: '2026-11-01', isExact: false },
  }
  expect(await near()).toEqual([ofNovember])
  await closing.mark([markSent('A', { state: 'contestado', date: today() })])
  expect(await near()).toEqual([ofNovember])
  await closing.mark([markSent('B', { subject: 'freight', state: 'contestado', date: today() })])
  expect(await near()).toEqual([{ ...ofNovember, orders: 1, amount: 1000 }])
  app.now = new Date('2026-11-02T15:00:00Z')
  expect(await near()).toEqual([])
})

test('are of their seller alone', async () => {
  await store(row('A', -10.5, deliveredFor(2)))
  expect(await near((await newSeller(app)).token)).toEqual([])
})

test('what is missing of an order that another month has, too, and asks for is near there alone', async () => {
  const requests = [
    {
      ...{ 'ID do pedido': 'A', 'Status do pedido': 'Concluído', 'Cancelar Motivo': '' },
      ...{ 'Status da Devolução / Reembolso': '', 'Data de criação do pedido': '2025-11-28 10:00' },
      ...{ 'Subtotal do produto': 100, 'Cupom do vendedor': 0, 'Taxa de comissão': 0, 'Taxa de serviço': 0 },
      'Nome do Produto': ['Vaso'],
    },
  ]
  const results = {
    ...{ errors: [row('A', -10.5, deliveredFor(7))], unmatched: [], quantity: 1, totalErrors: -10.5 },
  }
  const december = await closing.create('Dezembro')
  for (const id of [closing.id, december]) {
    for (const body of [{ requests }, results]) {
      await app.call('PUT', `/analysis/${id}`, { token: closing.token, body })
    }
  }
  expect(await near()).toMatchObject([{ closing: closing.id, orders: 1, amount: 1050 }])
})
