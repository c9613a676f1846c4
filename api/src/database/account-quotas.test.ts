import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { openLedger, someOrder, somePayment } from '../../test/closing/ledger.ts'
import { markSent, openClosing } from '../../test/closing/open-closing.ts'
import { newSeller } from '../../test/sign-up.ts'

const app = buildTestApp(
  {},
  {
    closings: 3,
    listings: 3,
    feedback: 3,
    ledgerRows: 100,
    marks: 3,
    noteLetters: 20,
    files: 4,
    filesOfMonth: 3,
    ordersOfMonth: 20,
    rowsOfMonth: 95,
    bytesOfMonth: 2000,
  },
)
const feedback = { estrelas: 5, comentario: '', data: '2026-11-20T12:00:00.000Z' }

const kinds = [
  ['closings', 'POST', '/analysis', () => ({ month: 'Março', year: 26 }), 'no máximo 3 fechamentos'],
  ['listings', 'PUT', '/advertisingShein', (index: number) => ({ id: `a${index}` }), 'no máximo 3 anúncios'],
  ['feedback', 'POST', '/feedback', () => ({ feedback }), 'já nos enviou 3 avaliações'],
] as const

describe.each(kinds)('the %s of an account', (_kind, method, path, bodyOf, sentence) => {
  test('have a quota, also for many requests at once', async () => {
    const [{ token }, other] = [await newSeller(app), await newSeller(app)]
    const asked = Array.from({ length: 8 }, (_, index) =>
      app.call(method, path, { token, body: bodyOf(index) }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'quota_reached'])
      expect(answer.json().message).toContain(sentence)
    }
    expect((await app.call(method, path, { token: other.token, body: bodyOf(0) })).statusCode).toBe(200)
  })
})

test('an import beyond the quota stores nothing, and replacing stays possible', async () => {
  const { token } = await newSeller(app)
  const put = (id: string) => app.call('PUT', '/advertisingShein', { token, body: { id } })
  for (const id of ['a', 'b', 'c']) expect((await put(id)).statusCode).toBe(200)
  const body = { calculadoraShopee: [{ id: 'x' }], calculadoraShein: [{ id: 'a', title: 'Outro' }] }
  expect((await app.call('POST', '/advertising', { token, body })).statusCode).toBe(409)
  const kept = (await app.call('GET', '/advertising', { token })).json()
  expect([kept.calculadoraShopee, kept.calculadoraShein.length]).toEqual([[], 3])
  expect((await put('a')).statusCode).toBe(200)
  await app.call('DELETE', '/advertisingShein', { token, body: { id: 'b' } })
  expect((await put('d')).statusCode).toBe(200)
})

test('what is noted of orders has a quota of orders and one of letters, of all closings, and stays changeable', async () => {
  const { token, id, mark, marks, create } = await openClosing(app)
  const other = await create('Abril')
  const elsewhere = (...orders: object[]) =>
    app.call('PUT', `/analysis/${other}/orders`, { token, body: { orders } })
  expect((await mark([markSent('A', { note: 'visto' }), markSent('B')])).statusCode).toBe(200)
  const before = await marks()
  for (const [orders, sentence] of [
    [[markSent('C'), markSent('D')], 'no máximo 3 marcações'],
    [[markSent('C', { note: 'x'.repeat(16) })], 'no máximo 20 letras'],
  ] as const) {
    const refused = await elsewhere(...orders)
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'quota_reached'])
    expect(refused.json().message).toContain(sentence)
  }
  expect((await app.call('GET', `/analysis/${other}/orders`, { token })).json()).toEqual([])
  expect(await marks()).toEqual(before)
  expect((await elsewhere(markSent('C', { note: 'x'.repeat(15) }))).statusCode).toBe(200)
  expect((await mark([markSent('A', { version: 1, note: 'lido' })])).statusCode).toBe(200)
  await app.call('DELETE', `/analysis/${id}`, { token })
  expect((await elsewhere(markSent('D'), markSent('E'))).statusCode).toBe(200)
})

test('the rows of the files of one month have a quota, and a refused file changes nothing', async () => {
  const ledger = await openLedger(app)
  const month = await ledger.create('Março')
  const payments = (count: number) => Array.from({ length: count }, (_, index) => somePayment(`B${index}`))
  await ledger.give(month, { name: 'renda.xlsx', payments: payments(20) })
  const before = [await ledger.figures(month), await ledger.files(month)]
  const more = ledger.give(month, { name: 'outra.xlsx', payments: payments(76) })
  await expect(more).rejects.toThrow(/409.*de um mês somam no máximo 95 linhas/)
  expect([await ledger.figures(month), await ledger.files(month)]).toEqual(before)
})

test('the orders of the files of one month have a quota, and so have their texts', async () => {
  const ledger = await openLedger(app)
  const month = await ledger.create('Março')
  const orders = Array.from({ length: 21 }, (_, index) => someOrder(`A${index}`, 1000))
  await expect(ledger.give(month, { name: 'pedidos.xlsx', orders })).rejects.toThrow(/409.*máximo 20 pedidos/)
  const long = orders.slice(0, 20).map(({ order }) => ({ order: { ...order, status: 'x'.repeat(100) } }))
  await expect(ledger.give(month, { name: 'longos.xlsx', orders: long })).rejects.toThrow(
    /409.*longos demais/,
  )
  const some = await ledger.give(month, { name: 'poucos.xlsx', orders: orders.slice(0, 10) })
  expect(some.answer.statusCode).toBe(200)
})

test('the files of a month and of all months have a quota, also without rows, and taking some back makes room', async () => {
  const ledger = await openLedger(app)
  const [month, other] = [await ledger.create('Março'), await ledger.create('Abril')]
  const give = (to: string, name: string) => ledger.give(to, { name, payments: [somePayment(name)] })
  const first = await give(month, 'a')
  for (const name of ['b', 'c']) await give(month, name)
  await expect(give(month, 'd')).rejects.toThrow(/409.*Um mês guarda no máximo 3 arquivos/)
  await ledger.takeBack(month, first.file)
  for (const name of ['e', 'f']) await give(other, name)
  await expect(give(other, 'g')).rejects.toThrow(/409.*guardam no máximo 4 arquivos/)
})

test('the rows of the files of closings have a quota, and refused parts do not use it up', async () => {
  const ledger = await openLedger(app)
  const [month, other] = [await ledger.create('Março'), await ledger.create('Abril')]
  const payments = (count: number) => Array.from({ length: count }, (_, index) => somePayment(`A${index}`))
  const { file } = await ledger.give(month, { name: 'renda.xlsx', payments: payments(60) })
  const refused = ledger.give(other, { name: 'outra.xlsx', payments: payments(50) })
  await expect(refused).rejects.toThrow(/409.*no máximo 100 linhas.*Exclua os fechamentos mais antigos/)
  expect((await ledger.give(other, { name: 'menor.xlsx', payments: payments(40) })).answer.statusCode).toBe(
    200,
  )
  await ledger.takeBack(month, file)
  expect((await ledger.give(other, { name: 'outra.xlsx', payments: payments(50) })).answer.statusCode).toBe(
    200,
  )
})
