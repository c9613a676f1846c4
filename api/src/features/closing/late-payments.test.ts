import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { compared, openClosing, unmatched } from '../../../test/open-closing.ts'
import { signUp } from '../../../test/sign-up.ts'

const it = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(it)
})

describe('an unmatched order', () => {
  const paid = { released: 7000, expected: 7150, difference: -150, findings: null }

  test('is asked of every other closing, with what its expected amount is made of', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    const awaited = { createdAt: '2026-03-28 10:00', subtotal: 100.5, commission: 18, serviceFee: 6 }
    expect(await closing.read('awaited', april)).toEqual([
      { closing: closing.id, orderId: 'U', ...awaited, sellerCoupon: 5 },
      { closing: closing.id, orderId: 'V', ...awaited, sellerCoupon: 5 },
    ])
    expect(await closing.read('awaited')).toEqual([])
  })

  test('is paid late where the income of another month has it, until that income says otherwise', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    const answer = await closing.pay(april, [{ closing: closing.id, orderId: 'U', ...paid }])
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept: 1 }])
    expect((await closing.results()).late).toEqual([{ orderId: 'U', month: 'Abril', year: 26, ...paid }])
    expect(await closing.figures()).toMatchObject({ unmatched: 2, late: 1, lost: 1244 + 150 })
    const may = await closing.create('Maio')
    expect((await closing.read('awaited', may)).map((one: { orderId: string }) => one.orderId)).toEqual(['V'])
    expect(await closing.read('awaited', april)).toHaveLength(2)
    await closing.pay(april, [])
    expect((await closing.results()).late).toEqual([])
  })

  test('that is matched now, or whose late payment is gone with its closing, is not paid late any more', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    const both = ['U', 'V'].map((orderId) => ({ closing: closing.id, orderId, ...paid }))
    await closing.pay(april, both)
    await closing.store({ ...compared, unmatched: [unmatched('V')] })
    expect((await closing.results()).late.map(({ orderId }) => orderId)).toEqual(['V'])
    await it.call('DELETE', `/analysis/${april}`, { token: closing.token })
    expect((await closing.results()).late).toEqual([])
  })

  test('of somebody else is never paid, and nobody pays within one closing', async () => {
    await closing.store(compared)
    const other = (await signUp(it)).token
    const theirs = await closing.create('Abril', other)
    const foreign = await closing.pay(theirs, [{ closing: closing.id, orderId: 'U', ...paid }], other)
    expect(foreign.json()).toEqual({ kept: 0 })
    expect((await closing.pay(closing.id, [{ closing: closing.id, orderId: 'U', ...paid }])).json()).toEqual({
      kept: 0,
    })
    expect((await closing.results()).late).toEqual([])
  })
})
