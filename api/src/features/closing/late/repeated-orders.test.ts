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
/** The month after it, whose file also has U. */
const second = { ...noDifferences, unmatched: [unmatched('U'), unmatched('W')] }
const figuresOf = async (id: string) =>
  (await app.call('GET', `/analysis/${id}/summary`, { token: closing.token })).json().figures
const storeMonth = async (id: string, ids: readonly string[], results: object) => {
  await put(id, { requests: ids.map((one) => order(one)) })
  return put(id, results)
}

test('an unmatched order that another month has in its file and paid is not awaited, and stays unmatched', async () => {
  await storeMonth(closing.id, ['U', 'V'], first)
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'W'], second)).toMatchObject({ repeated: 1 })
  const results = await closing.read('results', april)
  expect(results.repeated).toEqual([{ orderId: 'U', month: 'Março', year: 26 }])
  expect(results.unmatched).toEqual(second.unmatched)
  expect(await figuresOf(april)).toMatchObject({
    ...{ quantity: 10, unmatched: 2, differences: 0, totalErrors: 0, late: 0, repeated: 1 },
    sums: { ...sums, expected: 100_000 - 7150, awaited: 14_300 - 7150 },
  })
  const whole = (await app.call('GET', `/analysis/${april}`, { token: closing.token })).json()
  expect(whole).toMatchObject({ quantity: 10, unmatched: second.unmatched })
  expect((await figuresOf(closing.id)).repeated).toBeUndefined()
})

test('it is the same when the month that paid it is stored last, and that one is not asked for it again', async () => {
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'W'], second)).not.toHaveProperty('repeated')
  await storeMonth(closing.id, ['U', 'V'], first)
  expect(await figuresOf(april)).toMatchObject({ unmatched: 2, repeated: 1 })
  expect(await closing.read('awaited')).toEqual([{ closing: april, orderId: 'W' }])
})

test('it is awaited again when that month did not pay it after all, or is deleted', async () => {
  await storeMonth(closing.id, ['U', 'V'], first)
  const april = await closing.create('Abril')
  await storeMonth(april, ['U', 'W'], second)
  await put(closing.id, noDifferences)
  expect((await closing.read('results', april)).repeated).toMatchObject([{ isAwaited: true }])
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
  expect(await storeMonth(april, ['U', 'W'], second)).toMatchObject({ repeated: 1 })
  expect(await closing.read('awaited')).toEqual([{ closing: april, orderId: 'W' }])
})

test('what nobody paid of it is awaited in one of the two months, until another one pays it there', async () => {
  await storeMonth(closing.id, ['U', 'V'], noDifferences)
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'W'], second)).toMatchObject({ repeated: 1 })
  const where = { orderId: 'U', month: 'Março', year: 26 }
  const repeatedIn = async (month: string) => (await closing.read('results', month)).repeated
  expect(await repeatedIn(april)).toEqual([{ ...where, isAwaited: true }])
  expect(await repeatedIn(closing.id)).toEqual([])
  expect(await figuresOf(closing.id)).toMatchObject({ sums })
  expect(await figuresOf(april)).toMatchObject({ sums: { awaited: 14_300 - 7150 }, repeated: 1 })
  const may = await closing.create('Maio')
  expect(await closing.read('awaited', may)).toEqual(
    [
      { closing: closing.id, orderId: 'U' },
      { closing: closing.id, orderId: 'V' },
      { closing: april, orderId: 'W' },
    ].sort((one, other) => (one.closing + one.orderId < other.closing + other.orderId ? -1 : 1)),
  )
  const came = {
    released: 7150,
    refunded: 0,
    freightPaidForSeller: 0,
    freightDiscount: 0,
    freightPaidByBuyer: 0,
  }
  await closing.pay(may, [{ closing: closing.id, orderId: 'U', came }])
  expect(await repeatedIn(april)).toEqual([where])
  expect(await figuresOf(closing.id)).toMatchObject({ late: 1, sums: { awaited: 7150 } })
  await app.call('DELETE', `/analysis/${may}`, { token: closing.token })
  expect(await repeatedIn(april)).toEqual([{ ...where, isAwaited: true }])
  await app.call('DELETE', `/analysis/${closing.id}`, { token: closing.token })
  expect(await figuresOf(april)).toMatchObject({ sums })
})

test('what nobody paid of it is awaited in the later month where that one alone knows its day', async () => {
  await storeMonth(closing.id, ['U', 'V'], noDifferences)
  const april = await closing.create('Abril')
  const due = { on: '2026-04-10', basis: 'stated' }
  const dated = { ...second, unmatched: [{ ...unmatched('U'), due }, unmatched('W')] }
  expect(await storeMonth(april, ['U', 'W'], dated)).not.toHaveProperty('repeated')
  expect((await closing.read('results')).repeated).toEqual([
    { orderId: 'U', month: 'Abril', year: 26, isAwaited: true },
  ])
})

test('what the buyer had not paid by the file of one of two months is asked of other incomes in the other one alone', async () => {
  const open = { ...unmatched('U'), statusPedido: 'Não pago' }
  await put(closing.id, { requests: [order('U', 'Não pago'), order('V')] })
  await put(closing.id, { ...noDifferences, unmatched: [open, unmatched('V')] })
  const april = await closing.create('Abril')
  await storeMonth(april, ['U', 'W'], { ...noDifferences, unmatched: [unmatched('W')] })
  expect(await closing.read('awaited', april)).toEqual([{ closing: closing.id, orderId: 'V' }])
  expect((await closing.read('results')).repeated).toEqual([])
  expect((await figuresOf(closing.id)).repeated).toBeUndefined()
  await put(april, second)
  const asked = await closing.read('awaited', await closing.create('Maio'))
  expect(asked.filter(({ orderId }: { orderId: string }) => orderId === 'U')).toEqual([
    { closing: april, orderId: 'U' },
  ])
})

test('cancelled orders, months far away, other marketplaces and other sellers pay nothing', async () => {
  await put(closing.id, { requests: [order('U', 'Cancelado'), order('V')] })
  await put(closing.id, first)
  const october = await closing.create('Outubro')
  await storeMonth(october, ['U', 'W'], { ...noDifferences, unmatched: [unmatched('X')] })
  const april = await closing.create('Abril')
  expect(await storeMonth(april, ['U', 'W'], second)).not.toHaveProperty('repeated')
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
