import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { compared, openClosing, unmatched } from '../../../../test/open-closing.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app)
})

const order = (orderId: string, status = 'Concluído') => ({
  ...{ 'ID do pedido': orderId, 'Status do pedido': status, 'Cancelar Motivo': '' },
  ...{ 'Status da Devolução / Reembolso': '', 'Data de criação do pedido': '2026-03-28 10:00' },
  ...{ 'Subtotal do produto': 100.5, 'Cupom do vendedor': 5, 'Taxa de comissão': 18, 'Taxa de serviço': 6 },
  'Nome do Produto': ['Vaso'],
})
const put = async (id: string, body: object) =>
  (await app.call('PUT', `/analysis/${id}`, { token: closing.token, body })).json()
const sums = {
  ...{ expected: 100_000, received: 80_000, refunded: 0, awaited: 14_300, otherOrders: 0, otherReceived: 0 },
}
const noDifferences = { ...compared, errors: [], totalErrors: 0, sums }
/** A month that paid U and not V. */
const first = { ...noDifferences, unmatched: [unmatched('V')] }
const figuresOf = async (id: string) =>
  (await app.call('GET', `/analysis/${id}/summary`, { token: closing.token })).json().figures
const storeMonth = async (id: string, ids: readonly string[], results: object) => {
  await put(id, { requests: ids.map((one) => order(one)) })
  return put(id, results)
}

test('an unmatched order that another month has in its file and paid is not awaited, and stays unmatched', async () => {
  await storeMonth(closing.id, ['U', 'V'], first)
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'V'], noDifferences)).toMatchObject({ repeated: 1 })
  const results = await closing.read('results', april)
  expect(results.repeated).toEqual([{ orderId: 'U', month: 'Março', year: 26 }])
  expect(results.unmatched).toEqual([unmatched('U'), unmatched('V')])
  expect(await figuresOf(april)).toMatchObject({
    ...{ quantity: 10, unmatched: 2, differences: 0, totalErrors: 0, late: 0, repeated: 1 },
    sums: { ...sums, expected: 100_000 - 7150, awaited: 14_300 - 7150 },
  })
  const whole = (await app.call('GET', `/analysis/${april}`, { token: closing.token })).json()
  expect(whole).toMatchObject({ quantity: 10, unmatched: [unmatched('U'), unmatched('V')] })
  expect((await figuresOf(closing.id)).repeated).toBeUndefined()
})

test('it is the same when the month that paid it is stored last, and that one is not asked for it again', async () => {
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'V'], noDifferences)).not.toHaveProperty('repeated')
  await storeMonth(closing.id, ['U', 'V'], first)
  expect(await figuresOf(april)).toMatchObject({ unmatched: 2, repeated: 1 })
  expect(await closing.read('awaited')).toEqual([{ closing: april, orderId: 'V' }])
})

test('it is awaited again when that month did not pay it after all, or is deleted', async () => {
  await storeMonth(closing.id, ['U', 'V'], first)
  const april = await closing.create('Abril')
  await storeMonth(april, ['U', 'V'], noDifferences)
  await put(closing.id, noDifferences)
  expect((await closing.read('results', april)).repeated).toEqual([])
  await put(closing.id, first)
  expect((await closing.read('results', april)).repeated).toHaveLength(1)
  expect(await closing.read('dependents')).toEqual([
    { closing: april, month: 'Abril', year: 26, orders: 0, awaited: 1, totalErrors: 0, totalWithout: 0 },
  ])
  await app.call('DELETE', `/analysis/${closing.id}`, { token: closing.token })
  expect((await closing.read('results', april)).repeated).toEqual([])
  expect((await figuresOf(april)).sums).toEqual(sums)
})

test('what a third month paid of it there is not awaited here either', async () => {
  await storeMonth(closing.id, ['U', 'V'], noDifferences)
  const none = { freightPaidForSeller: 0, freightDiscount: 0, freightPaidByBuyer: 0 }
  const came = { released: 7150, refunded: 0, ...none }
  await closing.pay(await closing.create('Maio'), [{ closing: closing.id, orderId: 'U', came }])
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'V'], noDifferences)).toMatchObject({ repeated: 1 })
  expect(await closing.read('awaited')).toEqual([{ closing: april, orderId: 'V' }])
})

test('cancelled orders, months far away, other marketplaces and other sellers pay nothing', async () => {
  await put(closing.id, { requests: [order('U', 'Cancelado'), order('V')] })
  await put(closing.id, first)
  const october = await closing.create('Outubro')
  await storeMonth(october, ['U', 'W'], { ...noDifferences, unmatched: [unmatched('X')] })
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'V'], noDifferences)).not.toHaveProperty('repeated')
  const stranger = await openClosing(app)
  await stranger.store({ requests: [order('U')] })
  expect((await stranger.store(noDifferences)).json()).not.toHaveProperty('repeated')
})

test('rows that are no orders pay nothing, and results without orders either', async () => {
  await put(closing.id, { requests: [{ 'ID do pedido': 'U' }, { x: 1 }] })
  await put(closing.id, first)
  const april = await closing.create('Abril')
  const answer = await put(april, noDifferences)
  expect(answer.id).toBe(april)
})
