import {
  getDependentClosings,
  readLatePayment,
  readRows,
  writeDifference,
  writeUnmatched,
} from '@vendaclara/contract/closing'
import { closingMarketplaces, closingOf, lossOf, monthRows } from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { compared, openClosing, unmatched } from '../../../../test/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app)
})

const bare = { refunded: 0, freightPaidForSeller: 0, freightDiscount: 0, freightPaidByBuyer: 0 }
/** U and V should be paid R$ 71,50. */
const came = { released: 7000, ...bare }
const paid = (orderId: string, more: object = {}) => ({ closing: closing.id, orderId, came, ...more })
const late = { orderId: 'U', month: 'Abril', year: 26, came }
const whole = async () => (await app.call('GET', `/analysis/${closing.id}`, { token: closing.token })).json()
const idsOf = (rows: { 'ID do pedido': string }[]) => rows.map((row) => row['ID do pedido'])

describe('an unmatched order', () => {
  test('is asked of every other closing', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    expect(await closing.read('awaited', april)).toEqual([
      { closing: closing.id, orderId: 'U' },
      { closing: closing.id, orderId: 'V' },
    ])
    expect(await closing.read('awaited')).toEqual([])
  })

  test('is asked of with the other numbers under which it may be paid', async () => {
    const pack = { ...unmatched('U'), numbers: ['2000009007000051', '2000009007000052'] }
    await closing.store({ ...compared, unmatched: [pack, unmatched('V')] })
    const april = await closing.create('Abril')
    expect(await closing.read('awaited', april)).toEqual([
      { closing: closing.id, orderId: 'U', numbers: pack.numbers },
      { closing: closing.id, orderId: 'V' },
    ])
  })

  test('paid by another closing is no longer awaited in the sums of its month', async () => {
    const sums = {
      ...{ expected: 100_000, received: 80_000, refunded: 1000, awaited: 14_300 },
      ...{ otherOrders: 2, otherReceived: 1234 },
    }
    await closing.store({ ...compared, sums })
    expect(await closing.figures()).toMatchObject({ sums })
    const april = await closing.create('Abril')
    await closing.pay(april, [paid('U', { came: { ...came, released: 6000, refunded: -1100 } })])
    const now = { ...sums, received: 86_000, refunded: 2100, awaited: 7150 }
    expect(await closing.figures()).toMatchObject({ sums: now })
    await closing.store({ ...compared, sums: { ...sums, otherOrders: 3 } })
    expect(await closing.figures()).toMatchObject({ sums: { ...now, otherOrders: 3 } })
    await closing.store(compared)
    expect(await closing.figures()).toMatchObject({ sums: null })
  })

  test('paid by another closing less than expected, for a reason that nothing can be asked for, is none of what is missing on its card', async () => {
    const sums = {
      expected: 100_000,
      received: 80_000,
      refunded: 0,
      awaited: 14_300,
      otherOrders: 0,
      otherReceived: 0,
    }
    const [fee, topUp] = [
      { released: 6950, affiliateFee: -200 },
      { released: 7150 - 143, topUpFee: -143 },
    ]
    const month = { ...compared, errors: [], totalErrors: 0, sums: { ...sums, explained: 500 } }
    await closing.store(month)
    const april = await closing.create('Abril')
    await closing.pay(april, [
      paid('U', { came: { ...came, ...fee } }),
      paid('V', { came: { ...came, ...topUp } }),
    ])
    expect(await closing.figures()).toMatchObject({ lost: 343, sums: { explained: 843 } })
    await app.database.execute(
      sql`update late_payments set explained = null, own_explained = null where closing_id = ${closing.id}`,
    )
    expect(await closing.figures()).toMatchObject({ lost: 343, sums: { explained: 500 } })
    await closing.pay(await closing.create('Maio'), [])
    expect(await closing.figures()).toMatchObject({ lost: 343, sums: { explained: 843 } })
    await closing.pay(april, [paid('U')])
    expect(await closing.figures()).toMatchObject({ lost: 150, sums: { explained: 500 } })
  })

  test('is asked of closings of its own marketplace only, and paid by them alone', async () => {
    await closing.store(compared)
    const body = { month: 'Abril', year: 26, marketplace: 'shein' }
    const { id } = (await app.call('POST', '/analysis', { token: closing.token, body })).json()
    expect(await closing.read('awaited', id)).toEqual([])
    expect((await closing.pay(id, [paid('U')])).json()).toEqual({ kept: 0 })
    expect(await closing.figures()).toMatchObject({ unmatched: 2, late: 0 })
  })

  test('is not paid by amounts that its marketplace does not have', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    const strange = { closing: closing.id, orderId: 'U', came: { received: 3200 } }
    expect((await closing.pay(april, [strange])).statusCode).toBe(200)
    expect(await closing.figures()).toMatchObject({ unmatched: 2, late: 0 })
    expect((await closing.results()).late).toEqual([])
    expect(await whole()).toMatchObject({ unmatched: [unmatched('U'), unmatched('V')] })
  })

  test('of another marketplace is compared by the rules of that one', async () => {
    const { token } = closing
    const create = async (month: string) => {
      const body = { month, year: 26, marketplace: 'shein' }
      return (await app.call('POST', '/analysis', { token, body })).json().id
    }
    const [march, april] = [await create('Março'), await create('Abril')]
    const parts = { price: 5000, coupon: 0, campaign: 0, commission: 1000, freight: 500, storage: 0 }
    const row = {
      ...unmatched('S'),
      ...{ info: 'Pedido não consta no arquivo de FATURAS', parts },
      ...{ subtotal: 50, taxaComissao: 10, taxaServico: 5, cupomVendedor: 0 },
    }
    const results = { errors: [], quantity: 1, unmatched: [row], totalErrors: 0 }
    await app.call('PUT', `/analysis/${march}`, { token, body: results })
    await closing.pay(april, [{ closing: march, orderId: 'S', came: { received: 3200, returnFee: 300 } }])
    const whole = (await app.call('GET', `/analysis/${march}`, { token })).json()
    expect(whole).toMatchObject({ marketplace: 'shein', quantity: 2, totalErrors: -3, unmatched: [] })
    expect(whole.errors).toMatchObject([
      {
        'ID do pedido': 'S',
        Diferenca: -3,
        info: 'Faturado com outro valor, verifique com a Shein',
        reason: 'return-fee',
      },
    ])
  })

  test('that the income of another month has is compared as any other, until that income says otherwise', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    const answer = await closing.pay(april, [paid('U')])
    expect([answer.statusCode, answer.json()]).toEqual([200, { kept: 1 }])
    expect((await closing.results()).late).toEqual([late])
    const payments = [{ day: '2026-04-20', amount: 850 }]
    await closing.pay(april, [{ ...paid('U'), payments }])
    expect((await closing.results()).late).toEqual([{ ...late, payments }])
    expect(await closing.figures()).toMatchObject({
      ...{ quantity: 11, unmatched: 1, late: 1, differences: 4, lost: 1244 + 150, totalErrors: -10.74 },
    })
    const month = await whole()
    expect(month).toMatchObject({ quantity: 11, totalErrors: -10.74, unmatched: [unmatched('V')] })
    expect(month.errors).toMatchObject([
      ...compared.errors,
      {
        ...{ 'ID do pedido': 'U', Diferenca: -1.5, 'Data de criação do pedido': '2026-03-28 10:00' },
        ...{ info: 'Erro desconhecido, verifique com o suporte da Shopee', came, reason: 'unexplained' },
        ...{ paidIn: { month: 'Abril', year: 26 } },
      },
    ])
    await closing.pay(april, [])
    expect((await closing.results()).late).toEqual([])
    expect(await whole()).toMatchObject(compared)
  })

  test('is paid late again when its own month loses it, and by what it should be paid then', async () => {
    await closing.store(compared)
    await closing.pay(await closing.create('Abril'), [paid('U')])
    await closing.store({ ...compared, unmatched: [unmatched('V')] })
    expect(await closing.figures()).toMatchObject({ quantity: 10, unmatched: 1, late: 0, lost: 1244 })
    await closing.store({ ...compared, unmatched: [{ ...unmatched('U'), subtotal: 99 }, unmatched('V')] })
    expect(await closing.figures()).toMatchObject({ quantity: 11, unmatched: 1, late: 1, lost: 1244 })
  })

  test('that two months have paid, perhaps the same, is paid by the earlier one, and by the other once that is deleted', async () => {
    await closing.store(compared)
    const may = await closing.create('Maio')
    const april = await closing.create('Abril')
    await closing.pay(may, [paid('U', { came: { ...came, released: 6000 } })])
    await closing.pay(april, [paid('U'), paid('V')])
    const byMay = { ...late, month: 'Maio', came: { ...came, released: 6000 } }
    expect((await closing.results()).late).toEqual([late, byMay, { ...late, orderId: 'V' }])
    expect(await closing.figures()).toMatchObject({ late: 2, unmatched: 0, lost: 1244 + 300 })
    await app.call('DELETE', `/analysis/${april}`, { token: closing.token })
    expect(await closing.figures()).toMatchObject({ late: 1, unmatched: 1, lost: 1244 + 1150 })
    expect(idsOf((await whole()).unmatched)).toEqual(['V'])
  })

  test('of somebody else is never paid, and nobody pays within one closing', async () => {
    await closing.store(compared)
    const other = (await newSeller(app)).token
    const theirs = await closing.create('Abril', other)
    expect((await closing.pay(theirs, [paid('U')], other)).json()).toEqual({ kept: 0 })
    expect((await closing.pay(closing.id, [paid('U')])).json()).toEqual({ kept: 0 })
    expect((await closing.results()).late).toEqual([])
  })
})

describe('an order that several months paid a part of', () => {
  /** Should be paid R$ 71,50; its own month paid R$ 40,00. */
  const inPart = {
    ...{ 'ID do pedido': 'P', 'Data de criação do pedido': '2026-03-28 10:00', Diferenca: -31.5 },
    ...{ info: 'Erro desconhecido, verifique com o suporte da Shopee', reason: 'unexplained' },
    expected: { subtotal: 8000, commission: 500, serviceFee: 300, sellerCoupon: 50 },
    came: { ...bare, released: 4000 },
    payments: [{ day: '2026-03-30', amount: 4000 }],
  }
  const on = (day: string, amount: number) => ({
    ...{ came: { ...bare, released: amount }, payments: [{ day, amount }] },
  })

  test('is asked of the other closings with what its own income paid, where the days are known', async () => {
    const { payments: _, ...withoutDays } = { ...inPart, 'ID do pedido': 'Q' }
    const pack = { ...inPart, 'ID do pedido': 'R', numbers: ['2000009007000051'] }
    await closing.store({ ...compared, errors: [inPart, withoutDays, pack], unmatched: [] })
    const { payments } = inPart
    expect(await closing.read('awaited', await closing.create('Abril'))).toEqual([
      { closing: closing.id, orderId: 'P', payments },
      { closing: closing.id, orderId: 'R', numbers: pack.numbers, payments },
    ])
    const body = { month: 'Abril', year: 27 }
    const { id } = (await app.call('POST', '/analysis', { token: closing.token, body })).json()
    expect(await closing.read('awaited', id)).toEqual([])
  })

  test('is compared with all of it, on the card, on the screen and as a whole, until one of the months is deleted', async () => {
    await closing.store({ ...compared, errors: [inPart], unmatched: [unmatched('U')], totalErrors: -31.5 })
    const [april, may] = [await closing.create('Abril'), await closing.create('Maio')]
    await closing.pay(april, [paid('P', on('2026-04-02', 2000)), paid('U', on('2026-04-02', 3000))])
    await closing.pay(may, [paid('P', on('2026-05-02', 1150)), paid('U', on('2026-05-02', 4000))])
    await expectOneTruth(closing)
    expect(await closing.figures()).toMatchObject({
      quantity: 11,
      differences: 1,
      unmatched: 0,
      late: 2,
      lost: 150,
    })
    expect((await whole()).errors).toMatchObject([{ 'ID do pedido': 'U', Diferenca: -1.5 }])
    await app.call('DELETE', `/analysis/${april}`, { token: closing.token })
    await expectOneTruth(closing)
    expect(await closing.figures()).toMatchObject({ differences: 2, late: 2, lost: 2000 + 3150 })
    await app.call('DELETE', `/analysis/${may}`, { token: closing.token })
    await expectOneTruth(closing)
    expect(await closing.figures()).toMatchObject({
      quantity: 10,
      differences: 1,
      unmatched: 1,
      late: 0,
      lost: 3150,
    })
  })

  test('is not paid twice by what may be the same, nor where its amounts do not come to what it differs by', async () => {
    const odd = { ...inPart, 'ID do pedido': 'ODD', Diferenca: -10 }
    await closing.store({ ...compared, errors: [inPart, odd], unmatched: [], totalErrors: -41.5 })
    const april = await closing.create('Abril')
    const same = { ...paid('P'), payments: [...inPart.payments, { day: '2026-04-02', amount: 2000 }] }
    await closing.pay(april, [same, paid('ODD', on('2026-04-02', 1000))])
    await expectOneTruth(closing)
    expect(await closing.figures()).toMatchObject({ late: 0, differences: 2 })
    await closing.pay(april, [paid('P')])
    expect(await closing.figures()).toMatchObject({ late: 0, differences: 2 })
  })
})

test('what nothing can be asked for of an order that several months paid is none of what is missing on its card, as on its screen', async () => {
  const sums = {
    ...{ expected: 100_000, received: 80_000, refunded: 0, awaited: 14_300 },
    ...{ otherOrders: 0, otherReceived: 0 },
  }
  await closing.store({ ...compared, errors: [], totalErrors: 0, unmatched: [unmatched('U')], sums })
  const months = [await closing.create('Abril'), await closing.create('Maio'), await closing.create('Junho')]
  // Should be paid R$ 71,50; the affiliates' R$ 1,00 is taken off each part.
  const parts = [
    { day: '2026-04-02', released: 2900 },
    { day: '2026-05-02', released: 1900 },
    { day: '2026-06-02', released: 2050 },
  ]
  for (const [index, { day, released }] of parts.entries()) {
    const part = { came: { ...came, released, affiliateFee: -100 }, payments: [{ day, amount: released }] }
    await closing.pay(months[index] ?? '', [paid('U', part)])
    await expectOneTruth(closing)
  }
  expect(await closing.figures()).toMatchObject({ late: 1, lost: 300, sums: { explained: 300 } })
  await app.database.execute(sql`update late_payments set explained_together = null`)
  await closing.pay(await closing.create('Julho'), [])
  expect(await closing.figures()).toMatchObject({ lost: 300, sums: { explained: 300 } })
  const deleted = await app.call('DELETE', `/analysis/${months[0]}`, { token: closing.token })
  expect([deleted.statusCode, deleted.json()]).toEqual([200, { id: months[0] }])
  await expectOneTruth(closing)
  expect((await closing.figures())?.sums?.explained).toBeUndefined()
})

describe('deleting a closing', () => {
  const dependents = async (of: string) =>
    getDependentClosings.answer.parse(await closing.read('dependents', of))

  test('says before which months change, how many orders and what they come to then', async () => {
    await closing.store(compared)
    const april = await closing.create('Abril')
    const may = await closing.create('Maio')
    await closing.pay(april, [paid('U'), paid('V')])
    await closing.pay(may, [paid('V', { came: { ...came, released: 6000 } })])
    const march = { closing: closing.id, month: 'Março', year: 26 }
    expect(await dependents(april)).toEqual([
      { ...march, orders: 1, totalErrors: -12.24, totalWithout: -20.74 },
    ])
    expect(await dependents(may)).toEqual([])
    await app.call('DELETE', `/analysis/${april}`, { token: closing.token })
    expect(await closing.figures()).toMatchObject({ totalErrors: -20.74, unmatched: 1 })
    expect(await dependents(may)).toEqual([{ ...march, orders: 1, totalErrors: -20.74, totalWithout: -9.24 }])
  })
})

describe('a month of any payments', () => {
  const order = fc.record({
    subtotal: fc.integer({ min: 3000, max: 90_000 }),
    april: fc.option(fc.integer({ min: 0, max: 90_000 })),
    may: fc.option(fc.integer({ min: 0, max: 90_000 })),
    /** Without days it is unknown whether two payments are the same one. */
    hasDays: fc.boolean(),
    /** What its own month pays in the end; null if nothing. */
    ownMonth: fc.option(fc.integer({ min: 0, max: 90_000 })),
  })
  const months = { march: '03', april: '04', may: '05' }
  const payment = (name: keyof typeof months, released: number, hasDays: boolean) => ({
    came: { ...came, released },
    ...(hasDays && { payments: [{ day: `2026-${months[name]}-10`, amount: released }] }),
  })

  test('comes to the same on its card, on its screen and as a whole, also once another month is deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 12 }), async (orders) => {
        const month = await openClosing(app)
        const rows = orders.map(({ subtotal }, index) => ({
          ...unmatched(`A${index}`),
          subtotal: subtotal / 100,
        }))
        const later = { april: await month.create('Abril'), may: await month.create('Maio') }
        const sums = { expected: 0, received: 0, refunded: 0, awaited: 0, otherOrders: 0, otherReceived: 0 }
        await month.store({ ...compared, unmatched: rows, sums })
        for (const [name, id] of Object.entries(later) as ['april' | 'may', string][]) {
          const payments = orders.flatMap((one, index) => {
            const released = one[name]
            const orderId = `A${index}`
            if (released === null) return []
            return [{ closing: month.id, orderId, ...payment(name, released, one.hasDays) }]
          })
          await month.pay(id, payments)
        }
        const errors = orders.flatMap(({ ownMonth, hasDays, subtotal }, index) => {
          if (ownMonth === null) return []
          const expected = { subtotal, commission: 500, serviceFee: 300, sellerCoupon: 50 }
          const difference = ownMonth - subtotal + 850
          const row = { 'ID do pedido': `A${index}`, Diferenca: difference / 100, expected }
          return [{ ...compared.errors[0], ...row, ...payment('march', ownMonth, hasDays) }]
        })
        const totalErrors = errors.reduce((sum, { Diferenca }) => sum + Math.round(Diferenca * 100), 0) / 100
        const unpaid = rows.filter((_, index) => orders[index]?.ownMonth === null)
        await month.store({ ...compared, errors, unmatched: unpaid, totalErrors })
        await expectOneTruth(month)
        await app.call('DELETE', `/analysis/${later.april}`, { token: month.token })
        await expectOneTruth(month)
      }),
      { numRuns: 5 },
    )
  })

  test('of more than a whole number holds come to the largest one', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `U${index}`)
    await closing.store({ ...compared, unmatched: ids.map(unmatched) })
    const least = { ...came, released: -1e14 }
    const answer = await closing.pay(
      await closing.create('Abril'),
      ids.map((orderId) => paid(orderId, { came: least })),
    )
    expect(answer.statusCode).toBe(200)
    expect(await closing.figures()).toMatchObject({ late: 100, lost: Number.MAX_SAFE_INTEGER })
  })
})

async function expectOneTruth(month: typeof closing) {
  const shown = await month.results()
  const rows = monthRows(
    closingMarketplaces.shopee,
    readRows(shown, 'shopee'),
    shown.late.map(readLatePayment),
  )
  const card = await month.figures()
  const explained = rows.differences.map((row) => lossOf(closingOf('shopee'), row).explained)
  if (card?.sums) {
    expect(card.sums.explained ?? 0).toBe(explained.reduce((sum: number, one) => sum + one, 0))
  }
  expect((await month.read('summary')).figures).toEqual(card)
  const stored = (await app.call('GET', `/analysis/${month.id}`, { token: month.token })).json()
  expect(stored.errors).toEqual(rows.differences.map(writeDifference))
  expect(stored.unmatched).toEqual(rows.unmatched.map(writeUnmatched))
  const cents = rows.differences.map(({ difference }) => difference)
  expect(card).toMatchObject({
    quantity: compared.quantity + rows.late.filter(({ own }) => !own).length,
    unmatched: rows.unmatched.length,
    differences: rows.differences.length,
    late: rows.late.length,
    lost: cents.reduce((sum: number, one) => sum + Math.max(0, -one), 0),
    totalErrors: cents.reduce((sum: number, one) => sum + one, 0) / 100,
  })
  expect([stored.quantity, stored.totalErrors]).toEqual([card?.quantity, card?.totalErrors])
}
