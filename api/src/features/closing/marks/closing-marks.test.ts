import { setTimeout as pause } from 'node:timers/promises'
import { mostMarksAtOnce } from '@vendaclara/contract/closing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { compared, markSent, openClosing } from '../../../../test/closing/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app)
})

describe('what the seller keeps about orders', () => {
  const change = {
    state: 'recuperado',
    note: 'Chamado 123, =SOMA(A1) “ç”',
    recovered: 1234,
    date: '2026-04-02',
  } as const

  test('is kept by their ids, and stays when the files come again', async () => {
    await closing.store(compared)
    const answer = await closing.mark([markSent('A', change)])
    const kept = [markSent('A', { ...change, version: 1 })]
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept, refused: [] }])
    await closing.store({ requests: [] })
    await closing.store({ ...compared, errors: [] })
    expect(await closing.marks()).toEqual(kept)
  })

  test('is kept in one call, the new ones and those of the version that is stored', async () => {
    await closing.mark([markSent('A', { note: 'antes' })])
    const orders = [
      markSent('B', { ...change, recovered: 320 }),
      markSent('A', { version: 1, state: 'contestado', date: '2026-04-02' }),
    ]
    const answer = await closing.mark(orders)
    const kept = [
      { ...orders[0], version: 1 },
      { ...orders[1], version: 2 },
    ]
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept, refused: [] }])
    expect(await closing.marks()).toEqual(kept.toReversed())
    expect(await closing.figures()).toMatchObject({ recovered: 320, contested: 1 })
  })

  test('is not found where another tab deletes the closing at the same moment', async () => {
    const { id, mark } = closing
    const marked = await app.database.transaction(async (transaction) => {
      await transaction.execute(sql`delete from closings where id = ${id}`)
      const answer = mark([markSent('A')])
      await pause(300)
      return { answer }
    })
    expect((await marked.answer).statusCode).toBe(404)
  })

  test('keeps what was missing when it was marked, also from a client that does not send it', async () => {
    const asked = markSent('A', { state: 'contestado', date: '2026-04-02', claimed: 1500 })
    expect((await closing.mark([asked])).json().kept).toEqual([{ ...asked, version: 1 }])
    const lost = markSent('A', { version: 1, state: 'perdido', date: '2026-05-02' })
    const kept = [{ ...lost, version: 2, claimed: 1500 }]
    expect((await closing.mark([lost])).json()).toEqual({ kept, refused: [] })
    expect(await closing.marks()).toEqual(kept)
    expect(await closing.figures()).toMatchObject({ recovered: 0, denied: 1500, contested: 0 })
  })

  test('leaves the mark of another tab as it is, and answers it', async () => {
    await closing.mark([markSent('A', { note: 'outra aba' }), markSent('B', { note: 'as duas viram' })])
    const mine = { state: 'contestado', note: 'minha', date: '2026-04-02' }
    const answer = await closing.mark([
      markSent('A', mine),
      markSent('B', { ...mine, version: 1 }),
      markSent('C', { ...mine, version: 4 }),
    ])
    expect(answer.json()).toEqual({
      kept: [markSent('B', { ...mine, version: 2 })],
      refused: [markSent('A', { note: 'outra aba', version: 1 }), markSent('C')],
    })
    expect(await closing.marks()).toEqual([
      markSent('A', { note: 'outra aba', version: 1 }),
      markSent('B', { ...mine, version: 2 }),
    ])
  })

  test('is kept apart for the order and for the freight charged for it, each with its version', async () => {
    await closing.store(compared)
    const asked = { state: 'contestado', date: '2026-04-02', claimed: 1250 } as const
    const freight = markSent('A', { ...asked, subject: 'freight' })
    const answer = await closing.mark([freight, markSent('A', { note: 'a diferença' })])
    const kept = [{ ...freight, version: 1 }, markSent('A', { note: 'a diferença', version: 1 })]
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept, refused: [] }])
    expect(await closing.marks()).toEqual(kept)
    expect(await closing.figures()).toMatchObject({ contested: 1, recovered: 0, denied: 0 })

    const won = { ...asked, state: 'recuperado' } as const
    const later = await closing.mark([
      markSent('A', { ...won, subject: 'order', version: 1, claimed: 1234, recovered: 1234 }),
      { ...freight, ...won, recovered: 1250 },
    ])
    const order = markSent('A', { ...won, version: 2, claimed: 1234, recovered: 1234 })
    expect(later.json()).toEqual({ kept: [order], refused: [kept[0]] })
    await closing.mark([{ ...freight, ...won, version: 1, recovered: 1250 }])
    expect(await closing.figures()).toMatchObject({ contested: 0, recovered: 2484 })
    await closing.mark([{ ...freight, state: 'perdido', version: 2 }])
    expect(await closing.figures()).toMatchObject({ recovered: 1234, denied: 1250 })
  })

  test('is of one tab alone where two say it at the same time', async () => {
    const ids = Array.from({ length: mostMarksAtOnce }, (_, index) => `P${index}`)
    const answers = await Promise.all([
      closing.mark(ids.map((orderId) => markSent(orderId, { note: 'uma' }))),
      closing.mark(ids.toReversed().map((orderId) => markSent(orderId, { note: 'outra' }))),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const counts = answers.map((answer) => [answer.json().kept.length, answer.json().refused.length])
    expect(counts.toSorted()).toEqual([
      [0, mostMarksAtOnce],
      [mostMarksAtOnce, 0],
    ])
    const stored = await closing.marks()
    expect(new Set(stored.map(({ note }) => note)).size).toBe(1)
    expect(stored.every(({ version }) => version === 1)).toBe(true)
  })

  test.each([
    ['state', { state: 'pago' }],
    ['note', { note: 'x'.repeat(2001) }],
    ['recovered', { recovered: -1 }],
    ['recovered', { recovered: 0.5 }],
    ['claimed', { claimed: -1 }],
    ['date', { date: '02/04/2026' }],
    ['subject', { subject: 'frete' }],
  ])('is refused with the field %s named: %j', async (field, wrong) => {
    const answer = await closing.mark([markSent('A'), markSent('B', wrong)])
    expect([answer.statusCode, answer.json().field]).toEqual([400, `orders.1.${field}`])
    expect(await closing.marks()).toEqual([])
  })

  test.each([
    ['none', []],
    [
      'more than may come at once',
      Array.from({ length: mostMarksAtOnce + 1 }, (_, index) => markSent(`P${index}`)),
    ],
    ['one order twice', [markSent('A'), markSent('A', { subject: 'order', note: 'x' })]],
  ])('is refused whole with %s', async (_which, orders) => {
    expect((await closing.mark(orders)).statusCode).toBe(400)
    expect(await closing.marks()).toEqual([])
  })

  test('can be neither stored nor read in a closing of another seller', async () => {
    await closing.mark([markSent('A', change)])
    const other = (await newSeller(app)).token
    expect((await closing.mark([markSent('A', { note: 'alheio', version: 1 })], other)).statusCode).toBe(404)
    for (const part of ['summary', 'results', 'orders', 'payments', 'dependents']) {
      const answer = await app.call('GET', `/analysis/${closing.id}/${part}`, { token: other })
      expect(answer.statusCode).toBe(404)
    }
    expect(await closing.marks()).toEqual([markSent('A', { ...change, version: 1 })])
  })

  test('goes with its closing', async () => {
    const { id, token } = closing
    await closing.mark([markSent('A', change)])
    await app.call('DELETE', `/analysis/${id}`, { token })
    expect((await app.call('GET', `/analysis/${id}/orders`, { token })).statusCode).toBe(404)
  })
})
