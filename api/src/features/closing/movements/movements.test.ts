import { mostMovementsShown, mostOpenFiles } from '@vendaclara/contract/closing'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const mostLines = 1200
const app = buildTestApp({}, { movementFiles: 3, movements: mostLines })
let token: string
beforeEach(async () => {
  token = (await newSeller(app)).token
})

const order = '2603012ZPHDF8J'
const income = {
  id: 'wallet|2026-04-03|renda|1',
  source: 'wallet',
  kind: 'order-income',
  month: '2026-03',
  day: '2026-04-03',
  orderId: order,
  amount: 9954,
  state: 'Concluído',
  text: 'Renda do pedido',
}
const topUp = {
  id: 'wallet|2026-03-20|ajuste|1',
  source: 'wallet',
  kind: 'ads-top-up',
  month: '2026-03',
  day: '2026-03-20',
  amount: -2000,
  text: 'Recarga Automática',
}
const asked = {
  id: 'returns|R1|1',
  source: 'returns',
  kind: 'return',
  month: '2026-03',
  day: '2026-03-15',
  orderId: order,
  until: '2026-03-18',
  state: 'Em análise',
  text: 'Defeito',
}
const put = (lines: object[], more: object = {}, whose = token) =>
  app.call('PUT', '/movements', {
    token: whose,
    body: {
      marketplace: 'shopee',
      source: 'wallet',
      name: 'carteira.xlsx',
      fingerprint: JSON.stringify(lines).length.toString(),
      dated: 1000,
      lines,
      of: new Set(lines.map((line) => JSON.stringify(line))).size,
      ...more,
    },
  })
const get = async (path: string, whose = token) => (await app.call('GET', path, { token: whose })).json()
const month = (of = '2026-03', whose = token) => get(`/movements/month?marketplace=shopee&month=${of}`, whose)
const ofOrder = (whose = token) => get(`/movements/order?marketplace=shopee&orderId=${order}`, whose)
const files = (whose = token) => get('/movements/files?marketplace=shopee', whose)
const none = { fee: 0, rest: 0, compensation: 0 }

describe('the lines of files that serve all months', () => {
  test('are kept once, also if several files have them', async () => {
    const first = (await put([income, topUp], { fingerprint: 'a' })).json()
    expect(first).toEqual({ file: first.file, added: 2, known: 0 })
    expect((await put([income, topUp], { fingerprint: 'a' })).json()).toEqual({
      ...first,
      added: 0,
      known: 2,
    })
    const again = (await put([topUp, asked], { fingerprint: 'b', name: 'outro.xlsx' })).json()
    expect(again).toMatchObject({ added: 1, known: 1 })
    expect(await files()).toEqual([
      {
        id: again.file,
        source: 'wallet',
        name: 'outro.xlsx',
        lines: 2,
        from: '2026-03-15',
        to: '2026-03-20',
        months: { '2026-03': 2 },
      },
      {
        id: first.file,
        source: 'wallet',
        name: 'carteira.xlsx',
        lines: 2,
        from: '2026-03-20',
        to: '2026-04-03',
        months: { '2026-03': 2 },
      },
    ])
    expect(await ofOrder()).toEqual([asked, income])
  })

  test('are summed for their month, with those of no order and the returns one by one', async () => {
    await put([income, topUp, { ...topUp, id: 'x', month: '2026-04', day: '2026-04-20' }, asked])
    expect(await month()).toEqual({
      sums: [
        { source: 'returns', kind: 'return', ofOrders: true, count: 1, amount: 0, ...none, unknown: 1 },
        {
          source: 'wallet',
          kind: 'ads-top-up',
          ofOrders: false,
          count: 1,
          amount: -2000,
          ...none,
          unknown: 0,
        },
        {
          source: 'wallet',
          kind: 'order-income',
          ofOrders: true,
          count: 1,
          amount: 9954,
          ...none,
          unknown: 0,
        },
      ],
      outside: [topUp],
      freight: [],
      returns: [asked],
    })
    expect(await month('2026-05')).toEqual({ sums: [], outside: [], freight: [], returns: [] })
  })

  test('name the orders whose freight was charged', async () => {
    const freight = { ...income, id: 'wallet|frete', kind: 'freight', day: '2026-05-02', amount: -1250 }
    const { orderId: _, ...ofNoOrder } = { ...freight, id: 'wallet|frete|2' }
    await put([income, freight, ofNoOrder])
    expect(await month()).toMatchObject({ freight: [freight], outside: [ofNoOrder] })
  })

  test('tell charged freight order by order, with what was given back', async () => {
    const freight = { ...income, kind: 'freight', amount: -1250 }
    const first = { ...freight, id: 'wallet|a', day: '2026-05-01' }
    const other = { ...freight, id: 'wallet|b', day: '2026-05-02', orderId: `${order}9` }
    const back = { ...freight, id: 'wallet|c', day: '2026-05-03', amount: 250 }
    await put([back, other, first])
    expect(await month()).toMatchObject({ freight: [first, back, other] })
  })

  test('are all told where something can be done about them, and otherwise the first', async () => {
    const freight = { ...income, kind: 'freight', amount: -1250 }
    const { orderId: _, ...ofNoOrder } = freight
    const each = (line: object, of: string) =>
      Array.from({ length: mostLines / 2 }, (_, at) => ({ ...line, id: `${of}${at}`, text: `${at}` }))
    await put([...each(freight, 'f'), ...each(asked, 'r')], { fingerprint: 'a' })
    const told = await month()
    expect([told.freight.length, told.returns.length]).toEqual([mostLines / 2, mostLines / 2])
    const { token: other } = await newSeller(app)
    await put(each(ofNoOrder, 'o'), {}, other)
    expect((await month('2026-03', other)).outside).toHaveLength(mostMovementsShown)
  })

  test('are all written for a month, and summed for each month and kind of a year', async () => {
    const advance = {
      id: 'advances|1',
      source: 'advances',
      kind: 'advance',
      month: '2026-03',
      day: '2026-03-11',
      orderId: order,
      amount: 8200,
      fee: -170,
      rest: 930,
      text: '',
    }
    const next = { ...topUp, id: 'x', month: '2026-12', day: '2026-12-31' }
    await put([income, topUp, next, { ...next, id: 'y', month: '2027-01' }, advance])
    const lines = (of: string) => get(`/movements/month/lines?marketplace=shopee&month=${of}`)
    expect(await lines('2026-03')).toEqual([advance, topUp, income])
    expect(await lines('2026-04')).toEqual([])
    const sum = { marketplace: 'shopee', count: 1, ...none, unknown: 0 }
    expect(await get('/movements/year?year=2026')).toEqual([
      {
        ...sum,
        month: '2026-03',
        source: 'advances',
        kind: 'advance',
        amount: 8200,
        fee: -170,
        rest: 930,
      },
      { ...sum, month: '2026-03', source: 'wallet', kind: 'ads-top-up', amount: -2000 },
      { ...sum, month: '2026-03', source: 'wallet', kind: 'order-income', amount: 9954 },
      { ...sum, month: '2026-12', source: 'wallet', kind: 'ads-top-up', amount: -2000 },
    ])
    const { token: other } = await newSeller(app)
    expect(await get('/movements/year?year=2026', other)).toEqual([])
    expect((await app.call('GET', '/movements/year?year=26', { token })).statusCode).toBe(400)
  })

  test('count once the last part of their file is there, also if a part comes twice', async () => {
    const of = { fingerprint: 'parts', of: undefined }
    const nothing = [await month(), await ofOrder(), await files()]
    await put([topUp], of)
    await put([topUp], of)
    expect((await put([topUp], { ...of, of: 2 })).json()).toMatchObject({ error: 'incomplete' })
    expect([await month(), await ofOrder(), await files()]).toEqual(nothing)
    await put([income], { ...of, of: 2 })
    expect(await files()).toMatchObject([{ lines: 2, from: '2026-03-20', to: '2026-04-03' }])
    expect([await ofOrder(), (await month()).outside]).toEqual([[income], [topUp]])
  })

  test('of a file that never comes whole are forgotten once too many others wait', async () => {
    const wait = (line: object, fingerprint: string) => put([line], { fingerprint, of: undefined })
    await wait(topUp, 'first')
    for (let at = 0; at < mostOpenFiles; at += 1) await wait({ ...topUp, id: `w${at}` }, `w${at}`)
    expect((await put([income], { fingerprint: 'first', of: 2 })).statusCode).toBe(409)
    expect((await put([income], { fingerprint: 'w7', of: 2 })).statusCode).toBe(200)
  })

  test('say what the newest file says, in any order of the files', async () => {
    const later = { ...asked, amount: -33108, state: 'Reembolsado' }
    await put([later], { fingerprint: 'later', dated: 2000 })
    await put([asked], { fingerprint: 'earlier', dated: 1000 })
    expect(await ofOrder()).toEqual([later])
    await put([{ ...later, state: 'Fechado' }], { fingerprint: 'latest', dated: 3000 })
    expect(await ofOrder()).toEqual([{ ...later, state: 'Fechado' }])
  })

  test('go with the last file that has them', async () => {
    const first = (await put([income, topUp], { fingerprint: 'a' })).json().file
    const second = (await put([topUp, asked], { fingerprint: 'b' })).json().file
    const remove = (file: number, whose = token) =>
      app.call('DELETE', `/movements/files/${file}`, { token: whose })
    expect((await remove(first)).json()).toEqual({ removed: 1 })
    expect(await ofOrder()).toEqual([asked])
    expect((await month()).outside).toEqual([topUp])
    const { token: other } = await newSeller(app)
    expect((await remove(second, other)).statusCode).toBe(404)
    expect((await remove(second)).json()).toEqual({ removed: 2 })
    expect((await remove(second)).statusCode).toBe(404)
    expect([await files(), await ofOrder()]).toEqual([[], []])
  })

  test('belong to one seller and one marketplace', async () => {
    await put([income])
    const { token: other } = await newSeller(app)
    expect([await files(other), await ofOrder(other)]).toEqual([[], []])
    expect((await put([income], {}, other)).json()).toMatchObject({ added: 1 })
    expect(await get(`/movements/order?marketplace=shein&orderId=${order}`)).toEqual([])
  })

  test('come to an answer also with very large amounts, and with numbers in any writing', async () => {
    await put([0, 1].map((index) => ({ ...topUp, id: `t${index}`, amount: -1e14 })))
    expect((await month()).sums).toMatchObject([{ count: 2, amount: -1e14 }])
    const body = JSON.stringify({
      marketplace: 'shopee',
      source: 'wallet',
      name: 'carteira.xlsx',
      fingerprint: 'written',
      dated: 1,
      lines: [income],
      of: 1,
    })
    const written = body.replace('9954', '9954.0').replace('"dated":1', '"dated":1e3')
    const headers = { 'content-type': 'application/json' }
    expect((await app.call('PUT', '/movements', { token, body: written, headers })).json()).toMatchObject({
      added: 1,
    })
    expect(await ofOrder()).toEqual([income])
  })

  test('are as many as an account may have, and each in its bounds', async () => {
    const many = Array.from({ length: mostLines + 1 }, (_, index) => ({ ...topUp, id: `t${index}` }))
    expect((await put(many)).json()).toMatchObject({ error: 'quota_reached' })
    expect(await files()).toEqual([])
    expect((await put([{ ...topUp, text: 'x'.repeat(4 * 1024 * 1024) }])).statusCode).toBe(413)
    expect((await put([])).statusCode).toBe(400)
    expect((await put([{ ...topUp, month: '2026-13' }])).statusCode).toBe(400)
    expect((await put([{ ...topUp, amount: 1.5 }])).statusCode).toBe(400)
    expect((await put([{ ...topUp, more: 1 }])).statusCode).toBe(400)
    expect((await put([topUp, topUp])).json()).toMatchObject({ added: 1 })
  })
})
