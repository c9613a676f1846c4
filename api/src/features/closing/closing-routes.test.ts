import { type Analysis, closing } from '@vendaclara/contract/closing'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { markSent } from '../../../test/closing/open-closing.ts'
import { newSeller } from '../../../test/sign-up.ts'

const app = buildTestApp()
let token = ''
beforeEach(async () => {
  token = (await newSeller(app)).token
})

const create = async (month: string, year: number, whose = token): Promise<string> => {
  const answer = await app.call('POST', '/analysis', { token: whose, body: { month, year, token: whose } })
  return answer.json().id
}
const put = (id: string, body: unknown, whose = token) =>
  app.call('PUT', `/analysis/${id}`, { token: whose, body })
const get = (id: string, whose = token) => app.call('GET', `/analysis/${id}`, { token: whose })

const requests = [
  { 'ID do pedido': '240901ABC', 'Subtotal do produto': '129,90', 'Nome do Produto': ['Camiseta', 'Boné'] },
  { 'ID do pedido': '240902DEF', 'Status do pedido': null, Extra: { a: [1, 2.5, true] } },
]
const results = {
  errors: [
    { 'ID do pedido': '1', Diferenca: -12.34, 'Data de criação do pedido': '2026-03-01', info: 'x', a: 1 },
  ],
  quantity: 3000000000,
  unmatched: [
    {
      'ID do pedido': '2',
      'Data de criação do pedido': '2026-03-02',
      info: 'Pedido não concluído',
      subtotal: 10.5,
      taxaComissao: 1,
      taxaServico: 2,
      cupomVendedor: 0,
      statusPedido: 'Frete',
    },
  ],
  totalErrors: -12.34,
}
const unknownId = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

const figures = {
  hasOrders: false,
  hasResults: false,
  quantity: 0,
  totalErrors: 0,
  differences: 0,
  unmatched: 0,
  lost: 0,
  recovered: 0,
  denied: 0,
  contested: 0,
  isSent: false,
  revision: 0,
  sums: null,
}

describe('the list of closings', () => {
  test('is empty at first', async () => {
    const answer = await app.call('GET', '/analysis', { token })
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
  })

  test('has the oldest month first, and marks every closing of a month except the oldest', async () => {
    const march = await create('Março', 26)
    const december = await create('Dezembro', 25)
    const again = await create('Março', 26)
    const third = await create('Março', 26)
    const answer = await app.call('GET', '/analysis', { token })
    expect(answer.json()).toEqual([
      {
        id: december,
        month: 'Dezembro',
        year: 25,
        marketplace: 'shopee',
        duplicate: false,
        mes: 'Dezembro',
        figures,
      },
      { id: march, month: 'Março', year: 26, marketplace: 'shopee', duplicate: false, mes: 'Março', figures },
      { id: again, month: 'Março', year: 26, marketplace: 'shopee', duplicate: true, mes: 'Março', figures },
      { id: third, month: 'Março', year: 26, marketplace: 'shopee', duplicate: true, mes: 'Março', figures },
    ])
  })

  test('keeps a month of each marketplace, the oldest of each as the one that counts', async () => {
    const createOf = (marketplace: string) =>
      app.call('POST', '/analysis', { token, body: { month: 'Maio', year: 26, marketplace } })
    await create('Maio', 26)
    for (const marketplace of ['mercadoLivre', 'shein', 'shein']) await createOf(marketplace)
    const list = (await app.call('GET', '/analysis', { token })).json()
    const known = list.map((one: Analysis) => [one.marketplace, one.duplicate])
    expect(known).toEqual([
      ['shopee', false],
      ['mercadoLivre', false],
      ['shein', false],
      ['shein', true],
    ])
    expect((await get(list[2].id)).json().marketplace).toBe('shein')
    const summary = await app.call('GET', `/analysis/${list[1].id}/summary`, { token })
    expect(summary.json().marketplace).toBe('mercadoLivre')
    const refused = await createOf('amazon')
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'marketplace'])
    expect((await app.call('GET', '/analysis', { token })).json()).toHaveLength(4)
  })

  test('makes the next oldest the one that counts when the oldest is deleted', async () => {
    const [first, second] = [await create('Abril', 26), await create('Abril', 26)]
    expect((await get(second)).json().duplicate).toBe(true)
    await app.call('DELETE', `/analysis/${first}`, { token })
    expect((await get(second)).json().duplicate).toBe(false)
  })

  test('counts the closings of one seller only', async () => {
    const other = (await newSeller(app)).token
    await create('Maio', 26)
    const id = await create('Maio', 26, other)
    const answer = await app.call('GET', '/analysis', { token: other })
    expect(answer.json()).toEqual([
      { id, month: 'Maio', year: 26, marketplace: 'shopee', duplicate: false, mes: 'Maio', figures },
    ])
  })
})

describe('a new closing', () => {
  test('has neither orders nor results', async () => {
    const id = await create('Janeiro', 0)
    const answer = await get(id)
    expect(closing.strict().parse(answer.json())).toEqual({
      id,
      month: 'Janeiro',
      year: 0,
      marketplace: 'shopee',
      duplicate: false,
      mes: 'Janeiro',
      requests: [],
      errors: [],
      unmatched: [],
      quantity: 0,
      totalErrors: 0,
      revision: 0,
    })
  })

  test.each([
    ['month', { month: 'março', year: 26 }],
    ['month', { month: 3, year: 26 }],
    ['year', { month: 'Março', year: 2026 }],
    ['year', { month: 'Março', year: 2.5 }],
    ['year', { month: 'Março' }],
  ])('is refused with the field %s named: %j', async (field, body) => {
    const answer = await app.call('POST', '/analysis', { token, body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field })
  })
})

describe('what is stored in a closing', () => {
  test('are the orders, each key and value as it was sent', async () => {
    const id = await create('Março', 26)
    const text = '[{"b": 1.50, "a":"é\\u00e9\\u0000 \\ud83d\\ude00 \\ud83d","Extra":{"x":[1]}},  {}]'
    const stored = await app.call('PUT', `/analysis/${id}`, {
      token,
      body: `{ "requests" : ${text} }`,
      headers: { 'content-type': 'application/json' },
    })
    expect([stored.statusCode, stored.json()]).toEqual([200, { id, revision: 1 }])
    expect((await get(id)).json().requests).toEqual(JSON.parse(text))
  })

  test('are refused with the same key twice, instead of storing a mixture', async () => {
    const id = await create('Março', 26)
    const answer = await app.call('PUT', `/analysis/${id}`, {
      token,
      body: '{"requests":[{"a":1}],"requests":[]}',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
    expect((await get(id)).json().requests).toEqual([])
  })

  test('are the four results, beside the orders', async () => {
    const id = await create('Março', 26)
    await put(id, { requests })
    const stored = await put(id, results)
    expect([stored.statusCode, stored.json()]).toEqual([200, { id, revision: 2 }])
    expect((await get(id)).json()).toMatchObject({ requests, ...results })
  })

  test('are orders that replace the ones before, and the results stay until others come', async () => {
    const id = await create('Março', 26)
    await put(id, { requests })
    await put(id, results)
    expect((await put(id, { requests: [] })).json()).toEqual({ id, revision: 3 })
    expect((await get(id)).json()).toMatchObject({ requests: [], ...results })
  })

  test('are marks of an order and of its freight, each by its own', async () => {
    const id = await create('Março', 26)
    const mark = async (change: object) => {
      const body = { orders: [markSent('1', { note: 'x', ...change })] }
      return (await app.call('PUT', `/analysis/${id}/orders`, { token, body })).json()
    }
    const order = markSent('1', { note: 'x', version: 1 })
    const freight = { ...order, subject: 'freight' }
    expect(await mark({})).toEqual({ kept: [order], refused: [] })
    expect(await mark({ subject: 'freight' })).toEqual({ kept: [freight], refused: [] })
    expect(await mark({ subject: 'freight' })).toEqual({ kept: [], refused: [freight] })
    const stored = await app.call('GET', `/analysis/${id}/orders`, { token })
    expect(stored.json()).toEqual([freight, order])
  })

  test('counts as results even where there is nothing in them', async () => {
    const id = await create('Março', 26)
    await put(id, { errors: [], quantity: 0, unmatched: [], totalErrors: 0 })
    const summary = await app.call('GET', `/analysis/${id}/summary`, { token })
    expect(summary.json().figures).toMatchObject({ hasResults: true, isSent: true })
  })

  test('may write its count as any JSON number that is whole', async () => {
    const id = await create('Março', 26)
    const body = '{"errors":[],"unmatched":[],"quantity":1.2e1,"totalErrors":1e-1}'
    await app.call('PUT', `/analysis/${id}`, { token, body, headers: { 'content-type': 'application/json' } })
    expect((await get(id)).json()).toMatchObject({ quantity: 12, totalErrors: 0.1 })
  })

  test.each([
    ['requests', { requests: 'x' }],
    ['requests.0', { requests: [1] }],
    ['quantity', { ...results, quantity: -1 }],
    ['errors.0.Diferenca', { ...results, errors: [{ ...results.errors[0], Diferenca: '1' }] }],
    ['unmatched', { errors: [], quantity: 0, totalErrors: 0 }],
    ['month', { requests, month: 'Abril' }],
  ])('is refused with the field %s named, and nothing is changed', async (field, body) => {
    const id = await create('Março', 26)
    await put(id, { requests })
    const answer = await put(id, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field })
    expect((await get(id)).json()).toMatchObject({ requests, month: 'Março', quantity: 0 })
  })
})

describe('a closing', () => {
  test('can be deleted, once', async () => {
    const id = await create('Março', 26)
    const removed = await app.call('DELETE', `/analysis/${id}`, { token })
    expect([removed.statusCode, removed.json()]).toEqual([200, { id }])
    expect((await app.call('DELETE', `/analysis/${id}`, { token })).statusCode).toBe(404)
    expect((await get(id)).statusCode).toBe(404)
  })

  test.each([unknownId, '1', 'undefined', "' or 1=1", `${unknownId}0`])(
    'with the id %j is unknown to every call',
    async (id) => {
      const url = encodeURIComponent(id)
      const answers = [
        await get(url),
        await put(url, { requests }),
        await put(url, results),
        await app.call('DELETE', `/analysis/${url}`, { token }),
      ]
      for (const answer of answers)
        expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
    },
  )

  test('of somebody else is as unknown as one that does not exist', async () => {
    const id = await create('Março', 26)
    await put(id, { requests })
    const other = (await newSeller(app)).token
    const answers = [
      await get(id, other),
      await put(id, { requests: [] }, other),
      await put(id, results, other),
      await app.call('DELETE', `/analysis/${id}`, { token: other }),
    ]
    for (const answer of answers) expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
    expect((await get(id)).json()).toMatchObject({ requests, quantity: 0 })
  })

  test.each([
    ['GET', '/analysis', undefined],
    ['POST', '/analysis', { month: 'Março', year: 26 }],
    ['GET', `/analysis/${unknownId}`, undefined],
    ['PUT', `/analysis/${unknownId}`, { requests }],
    ['DELETE', `/analysis/${unknownId}`, undefined],
  ] as const)('is closed to %s %s without a session', async (method, url, body) => {
    const answer = await app.call(method, url, { body })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthenticated'])
  })
})
