import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, somePayment as paid, someOrder as sold } from '../../../../test/closing/ledger.ts'

const app = buildTestApp()
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeEach(async () => {
  ledger = await openLedger(app)
})

const march = {
  name: 'pedidos-marco.xlsx',
  to: '2026-03-31',
  orders: [sold('A', 5000), sold('B', 4000), sold('C', 3000)],
}
const marchPaid = { name: 'renda-marco.xlsx', to: '2026-03-31', payments: [paid('A', 5000), paid('B', 2500)] }
const aprilPaid = {
  name: 'renda-abril.xlsx',
  to: '2026-04-30',
  payments: [paid('B', 1500, '2026-04-02'), paid('C', 2900, '2026-04-05'), paid('D', 1000, '2026-04-09')],
}
const april = { name: 'pedidos-abril.xlsx', to: '2026-04-30', orders: [sold('D', 1000, '2026-04-01 09:00')] }

const allPaid = { quantity: 3, totalErrors: -1, differences: 1, unmatched: 0, lost: 100 }

describe('a payment pays the order that it names', () => {
  test('from any month, and whether the order or the payment is known first', async () => {
    const [one, other] = [await ledger.create('Março'), await ledger.create('Abril')]
    await ledger.give(other, aprilPaid)
    await ledger.give(one, marchPaid)
    await ledger.give(one, march)
    expect(await ledger.figures(one)).toMatchObject({ ...allPaid, hasResults: true, isSent: false })
    await ledger.give(other, april)
    expect(await ledger.figures(other)).toMatchObject({ quantity: 1, totalErrors: 0, unmatched: 0 })
    expect(await ledger.view(one)).toMatchObject({
      quantity: 3,
      totalErrors: -1,
      errors: [{ 'ID do pedido': 'C', Diferenca: -1 }],
      unmatched: [],
      requests: [{ 'ID do pedido': 'A' }, { 'ID do pedido': 'B' }, { 'ID do pedido': 'C' }],
    })
  })

  test('once, also if its file is given again', async () => {
    const [one, other] = [await ledger.create('Março'), await ledger.create('Abril')]
    await ledger.give(one, march)
    await ledger.give(one, marchPaid)
    const before = await ledger.figures(one)
    await ledger.give(one, marchPaid)
    await ledger.give(other, marchPaid)
    expect(await ledger.figures(one)).toEqual({ ...before, revision: expect.any(Number) })
    expect(await ledger.files(one)).toHaveLength(2)
  })

  test('twice where one file has it twice', async () => {
    const one = await ledger.create('Março')
    await ledger.give(one, march)
    await ledger.give(one, {
      name: 'renda.xlsx',
      payments: [paid('A', 2500), paid('A', 2500, '2026-03-20', { line: 7 })],
    })
    expect(await ledger.figures(one)).toMatchObject({ quantity: 1, differences: 0 })
  })
})

describe('a file that is taken back', () => {
  test('takes with it what only it said', async () => {
    const [one, other] = [await ledger.create('Março'), await ledger.create('Abril')]
    await ledger.give(one, march)
    await ledger.give(one, marchPaid)
    const before = await ledger.figures(one)
    const { file } = await ledger.give(other, aprilPaid)
    expect(await ledger.figures(one)).toMatchObject(allPaid)
    expect(await ledger.done('GET', `/analysis/${other}/dependents?file=${file}`)).toEqual([
      { closing: one, month: 'Março', year: 26, orders: 1, totalErrors: -1, totalWithout: -15 },
    ])
    await ledger.takeBack(other, file)
    expect(await ledger.figures(one)).toEqual({ ...before, revision: expect.any(Number) })
  })

  test('stays in another month that has it too', async () => {
    const [one, other] = [await ledger.create('Março'), await ledger.create('Abril')]
    await ledger.give(one, march)
    await ledger.give(one, marchPaid)
    const { file } = await ledger.give(other, marchPaid)
    await ledger.takeBack(other, file)
    expect(await ledger.figures(one)).toMatchObject({ quantity: 2, unmatched: 1 })
  })
})

describe('of two files with an order', () => {
  const corrected = { name: 'novo.xlsx', to: '2026-04-02', orders: [sold('A', 4900)] }

  test('the one with the later last day counts, in either order of the files', async () => {
    const one = await ledger.create('Março')
    await ledger.give(one, corrected)
    await ledger.give(one, march)
    await ledger.give(one, marchPaid)
    expect((await ledger.view(one)).errors).toMatchObject([
      { 'ID do pedido': 'B', Diferenca: -15 },
      { 'ID do pedido': 'A', Diferenca: 1 },
    ])
  })

  test('the older one counts again once the newer one is taken back', async () => {
    const one = await ledger.create('Março')
    await ledger.give(one, march)
    await ledger.give(one, marchPaid)
    const before = await ledger.figures(one)
    const { file } = await ledger.give(one, corrected)
    await ledger.takeBack(one, file)
    expect(await ledger.figures(one)).toEqual({ ...before, revision: expect.any(Number) })
  })
})

test('a file counts when its last row is there, never half', async () => {
  const one = await ledger.create('Março')
  await ledger.give(one, march)
  const { answer } = await ledger.give(one, { ...marchPaid, cut: true })
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'incomplete'])
  expect(await ledger.figures(one)).toMatchObject({ hasResults: false, quantity: 0, unmatched: 3 })
})

test('a month that is deleted takes its files, and a later one with its orders finds nothing of them', async () => {
  const [one, other] = [await ledger.create('Março'), await ledger.create('Abril')]
  await ledger.give(one, march)
  await ledger.give(one, marchPaid)
  await ledger.remove(one)
  await ledger.give(other, march)
  expect(await ledger.figures(other)).toMatchObject({ hasResults: false, quantity: 0, unmatched: 3 })
})
