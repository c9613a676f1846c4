import {
  announceFile,
  getFileRows,
  mostOpenFiles,
  mostRowsOfPart,
  type WireStatedPayment,
  writeStatedOrder,
} from '@vendaclara/contract/closing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, someOrder, somePayment } from '../../../../test/closing/ledger.ts'
import { announcement, compared } from '../../../../test/closing/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'
import { readInParts } from '../texts.ts'
import { openFilesRepository } from './facts/open-files.repository.ts'

const app = buildTestApp()
let ledger: Awaited<ReturnType<typeof openLedger>>
let march = ''
beforeEach(async () => {
  ledger = await openLedger(app)
  march = await ledger.create('Março')
})

const parts = {
  released: 1000,
  refunded: 0,
  freightPaidForSeller: 0,
  freightDiscount: 0,
  freightPaidByBuyer: 0,
}
const row = (orderId: string) =>
  ({ orderId, releasedOn: '2026-03-20', parts }) as unknown as WireStatedPayment
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => row(`P${from + index}`))

const announce = async (month = march, more: object = {}): Promise<number> =>
  announceFile.answer.parse(
    await ledger.done('POST', `/analysis/${month}/files`, { ...announcement, ...more }),
  ).file
const put = (file: number, body: object, month = march) =>
  ledger.send('PUT', `/analysis/${month}/files/${file}/rows`, body)
const complete = (file: number, count: number, replaces: number[] = [], month = march) =>
  ledger.send('PUT', `/analysis/${month}/files`, { add: [{ file, rows: count }], remove: replaces })
const said = (answers: readonly { statusCode: number; json: () => { error?: string } }[]) =>
  answers.map((answer) => [answer.statusCode, answer.json().error])

describe('a file', () => {
  test('of much text is read back as it was sent, and its month at once only up to a bound', async () => {
    const items = Array.from({ length: 100 }, (_, index) => `${index} ${'ã'.repeat(500)}`)
    const sent = Array.from({ length: 90 }, (_, index) => ({
      ...someOrder(`A${index}`, 1000),
      cut: { items, summed: [] },
    }))
    const file = await announce(march, { slot: 'orders' })
    for (let from = 0; from < sent.length; from += 30) {
      const requests = sent.slice(from, from + 30).map(writeStatedOrder)
      await ledger.done('PUT', `/analysis/${march}?file=${file}&from=${from}`, { requests })
    }
    expect((await complete(file, sent.length)).statusCode).toBe(200)
    const read = await ledger.done('GET', `/analysis/${march}/files/${file}/rows?from=0`)
    expect(getFileRows.answer.parse(read).requests).toEqual(sent.map(writeStatedOrder))
    const rest = await ledger.done('GET', `/analysis/${march}/files/${file}/rows?from=89`)
    expect(rest).toMatchObject({ requests: [{ 'ID do pedido': 'A89' }], payments: [] })
    const view = await ledger.view(march)
    expect([view.requests.length, view.errors]).toEqual([sent.length, []])
    await app.database.execute(sql`update orders set status = repeat('x', 300000) where file_id = ${file}`)
    const refused = await ledger.send('GET', `/analysis/${march}`)
    expect([refused.statusCode, refused.json().message]).toEqual([413, readInParts])
  })

  test('of another seller is as unknown as one that does not exist, and so is their month', async () => {
    const { file } = await ledger.give(march, { name: 'renda.xlsx', payments: [somePayment('A')] })
    const open = await announce()
    const other = await openLedger(app)
    const own = await other.create('Março')
    const tries = [march, own].flatMap((month) => [
      other.send('GET', `/analysis/${month}/files/${file}/rows?from=0`),
      other.send('PUT', `/analysis/${month}/files/${open}/rows`, { from: 0, payments: rows(1) }),
      other.send('PUT', `/analysis/${month}?file=${open}&from=0`, { requests: [] }),
      other.send('PUT', `/analysis/${month}/files`, { add: [{ file: open, rows: 0 }], remove: [] }),
      other.send('PUT', `/analysis/${month}/files`, { add: [{ file, rows: 1 }], remove: [] }),
    ])
    const ofMonth = [
      other.send('POST', `/analysis/${march}/files`, announcement),
      other.send('GET', `/analysis/${march}/payments`),
    ]
    const answers = await Promise.all([...tries, ...ofMonth])
    expect(said(answers)).toEqual(answers.map(() => [404, 'not_found']))
    const own1 = await other.send('POST', `/analysis/${own}/files`, announcement)
    const mine = await other.send('PUT', `/analysis/${own}/files`, {
      add: [{ file: own1.json().file, rows: 0 }],
      remove: [file],
    })
    expect(mine.statusCode).toBe(200)
    expect((await ledger.files(march)).map((one) => one.file)).toEqual([file])
  })

  test('takes no rows in a month of another marketplace, of another slot, or once it is whole', async () => {
    const shein = await app.call('POST', '/analysis', {
      token: ledger.token,
      body: { month: 'Março', year: 26, marketplace: 'shein' },
    })
    const file = await announce()
    const whole = (await ledger.give(march, { name: 'renda.xlsx', payments: [somePayment('A')] })).file
    const answers = [
      await put(file, { from: 0, payments: rows(1) }, shein.json().id),
      await complete(file, 0, [], shein.json().id),
      await ledger.send('PUT', `/analysis/${march}?file=${file}&from=0`, { requests: [] }),
      await put(file, { from: 0, leftOut: [] }),
      await put(whole, { from: 1, payments: rows(1) }),
    ]
    expect(said(answers)).toEqual(answers.map(() => [404, 'not_found']))
  })

  test('is whole once each of its rows is at its place, sent in any order and more than once', async () => {
    const file = await announce()
    const count = mostRowsOfPart + 1
    await put(file, { from: mostRowsOfPart, payments: rows(1, mostRowsOfPart) })
    expect((await complete(file, count)).statusCode).toBe(409)
    for (let round = 0; round < 2; round += 1) await put(file, { from: 0, payments: rows(mostRowsOfPart) })
    expect((await complete(file, count - 1)).statusCode).toBe(409)
    expect((await complete(file, count + 1)).statusCode).toBe(409)
    expect((await complete(file, count)).statusCode).toBe(200)
    expect((await ledger.files(march)).map((one) => one.rows)).toEqual([count])
  })

  test('is not whole while another list has its rows at the same places', async () => {
    const file = await announce()
    await put(file, { from: 0, payments: rows(2) })
    await put(file, {
      from: 1,
      details: [{ freightOf: 'A', freight: { expected: 1, charged: 2, reason: '' } }],
    })
    expect(said([await complete(file, 3), await complete(file, 2)])).toEqual([
      [409, 'incomplete'],
      [409, 'incomplete'],
    ])
  })

  test('changes nothing where it is completed again, by one page or by two at the same time', async () => {
    const file = await announce()
    await put(file, { from: 0, payments: rows(2) })
    const answers = await Promise.all([complete(file, 2), complete(file, 2)])
    answers.push(await complete(file, 2))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  test('counts together with others of one call, or none of them does', async () => {
    const files = [await announce(), await announce(march, { sha256: 'b'.repeat(64) })]
    await put(files[0] ?? 0, { from: 0, payments: rows(2) })
    await put(files[1] ?? 0, { from: 0, payments: rows(1, 2) })
    const both = (count: number) =>
      ledger.send('PUT', `/analysis/${march}/files`, {
        add: files.map((file) => ({ file, rows: count })),
        remove: [],
      })
    const { revision } = await ledger.figures(march)
    expect(said([await both(2)])).toEqual([[409, 'incomplete']])
    expect(await ledger.files(march)).toEqual([])
    await put(files[1] ?? 0, { from: 1, payments: rows(1, 3) })
    expect((await both(2)).statusCode).toBe(200)
    expect((await ledger.figures(march)).revision).toBe(revision + 1)
  })

  test('of two devices at the same time is in the month twice, each with its rows', async () => {
    const files = [await announce(), await announce(march, { sha256: 'b'.repeat(64) })]
    await Promise.all(files.map((file, index) => put(file, { from: 0, payments: rows(5, index) })))
    const answers = await Promise.all(files.map((file) => complete(file, 5)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await ledger.files(march)).toHaveLength(2)
  })

  test('replaces only whole files of its month, not itself and not one that waits for rows', async () => {
    const april = await ledger.create('Abril')
    const theirs = await ledger.give(april, { name: 'abril.xlsx', payments: [somePayment('A')] })
    const old = await ledger.give(march, { name: 'março.xlsx', payments: [somePayment('B')] })
    const [open, file] = [await announce(march, { sha256: 'c'.repeat(64) }), await announce()]
    await put(file, { from: 0, payments: rows(1) })
    expect((await complete(file, 1, [theirs.file, old.file, open, file, 1])).statusCode).toBe(200)
    expect((await ledger.files(april)).map((one) => one.file)).toEqual([theirs.file])
    expect((await ledger.files(march)).map((one) => one.file)).toEqual([file])
    expect((await put(open, { from: 0, payments: rows(1) })).statusCode).toBe(200)
  })

  test('that waits for rows is forgotten after a day, or once too many others wait', async () => {
    const first = await announce()
    await put(first, { from: 0, payments: rows(3) })
    const others = []
    for (let count = 0; count < mostOpenFiles; count += 1) others.push(await announce())
    expect((await put(first, { from: 0, payments: rows(1) })).statusCode).toBe(404)
    const { file } = await ledger.give(march, { name: 'renda.xlsx', payments: [somePayment('A')] })
    const after = (hours: number) => new Date(app.now.getTime() + hours * 3_600_000)
    const [last = 0] = others.slice(-1)
    await openFilesRepository(app.database).removeUnfinished(after(23))
    expect((await put(last, { from: 0, payments: rows(1) })).statusCode).toBe(200)
    await openFilesRepository(app.database).removeUnfinished(after(25))
    expect((await put(last, { from: 0, payments: rows(1) })).statusCode).toBe(404)
    expect((await ledger.files(march)).map((one) => one.file)).toEqual([file])
  })

  test.each([
    ['too many rows', 400, { from: 0, payments: rows(mostRowsOfPart + 1) }],
    ['rows at a place that no file has', 400, { from: 1_000_001, payments: rows(1) }],
    ['rows at a place below the first', 400, { from: -1, payments: rows(1) }],
    ['rows of two kinds', 400, { from: 0, payments: rows(1), takenBack: [] }],
    ['a text that cannot be stored', 400, { from: 0, payments: [row('a\u0000b')] }],
    ['more than four megabytes', 413, { from: 0, payments: [row('x'.repeat(4 * 1024 * 1024))] }],
  ])('is refused %s, and has none of them', async (_what, status, body) => {
    const file = await announce()
    expect((await put(file, body)).statusCode).toBe(status)
    expect((await complete(file, 0)).statusCode).toBe(200)
  })

  test('is refused too many orders, and orders at a place that no file has', async () => {
    const file = await announce(march, { slot: 'orders' })
    const send = (from: number, count: number) => {
      const { order } = someOrder('A', 1000)
      const wire = { 'ID do pedido': order.orderId }
      const requests = Array.from({ length: count }, () => wire)
      return ledger.send('PUT', `/analysis/${march}?file=${file}&from=${from}`, { requests })
    }
    const answers = [await send(0, mostRowsOfPart + 1), await send(1e15, 1), await send(0, 1)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  })
})

describe('what a page found', () => {
  test('is counted where it is not what the server finds, and never stored', async () => {
    const disagreed = async () =>
      Number(/vendaclara_month_disagreements_total (\d+)/.exec((await app.inject('/metrics')).body)?.[1])
    await ledger.give(march, { name: 'pedidos.xlsx', orders: [someOrder('A', 5000)] })
    await ledger.give(march, { name: 'renda.xlsx', payments: [somePayment('A', 4900)] })
    const before = await disagreed()
    const { errors, unmatched, quantity, totalErrors } = await ledger.view(march)
    await ledger.done('PUT', `/analysis/${march}`, { errors, unmatched, quantity, totalErrors })
    expect(await disagreed()).toBe(before)
    await ledger.done('PUT', `/analysis/${march}`, compared)
    expect(await disagreed()).toBe(before + 1)
    expect(await ledger.view(march)).toMatchObject({ errors, unmatched, quantity, totalErrors })
  })

  test('of a month without files is kept, 10,000 rows of it, from another client', async () => {
    const { token } = await newSeller(app)
    const made = await app.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
    const send = (count: number) => {
      const requests = Array.from({ length: count }, (_, index) => ({ 'ID do pedido': String(index) }))
      return app.call('PUT', `/analysis/${made.json().id}`, { token, body: { requests } })
    }
    expect([(await send(10_001)).statusCode, (await send(10_000)).statusCode]).toEqual([400, 200])
  })
})
