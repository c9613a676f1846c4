import { getExpectedMoney } from '@vendaclara/contract/closing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, someOrder, somePayment } from '../../../../test/closing/ledger.ts'
import { markSent } from '../../../../test/closing/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const expected = async (token: string) =>
  getExpectedMoney.answer.parse((await app.call('GET', '/expected', { token })).json())

/** An order that the marketplace pays the day after this. */
const completed = (orderId: string, completedOn: string) =>
  someOrder(orderId, 10_000, '2026-03-01 10:00', { completedOn })

test('what is due until Sunday and what is late come by closing, each order once, until it is paid or marked', async () => {
  // A Wednesday.
  app.now = new Date('2026-03-18T15:00:00Z')
  const ledger = await openLedger(app)
  const march = await ledger.create('Março')
  const days = { late: '2026-03-16', due: '2026-03-17', sunday: '2026-03-21', later: '2026-03-22' }
  await ledger.give(march, {
    name: 'pedidos.xlsx',
    orders: [
      ...Object.entries(days).map(([id, day]) => completed(id, day)),
      // On its way, it has to be waited for, as the month says.
      someOrder('moving', 10_000, '2026-03-01 10:00', { completedOn: days.late, status: 'Frete' }),
    ],
  })
  const ofMarch = { closing: march, month: 'Março', year: 26, marketplace: 'shopee' }
  const thisWeek = { ...ofMarch, isLate: false, orders: 2, amount: 20_000 }

  // Without an income file it is not known what has come.
  expect(await expected(ledger.token)).toEqual([thisWeek])
  await ledger.give(march, { name: 'renda.xlsx', payments: [somePayment('other')] })
  const late = { ...ofMarch, isLate: true, orders: 1, amount: 10_000 }
  expect(await expected(ledger.token)).toEqual([thisWeek, late])

  const april = await ledger.create('Abril')
  await ledger.give(april, { name: 'pedidos-4.xlsx', orders: [completed('late', days.late)] })
  expect(await expected(ledger.token)).toEqual([thisWeek, late])

  const orders = [markSent('late', { state: 'contestado', date: '2026-03-18' })]
  await ledger.done('PUT', `/analysis/${march}/orders`, { orders })
  await ledger.give(march, { name: 'renda-2.xlsx', payments: [somePayment('due', 10_000)] })
  expect(await expected(ledger.token)).toEqual([{ ...thisWeek, orders: 1, amount: 10_000 }])
  expect(await expected((await newSeller(app)).token)).toEqual([])
})

test.each(['this version', 'one that did not keep how long payments take'])(
  'an order without a day of its own is late by what is usual in its month, stored by %s',
  async (version) => {
    app.now = new Date('2026-04-20T15:00:00Z')
    const ledger = await openLedger(app)
    const sold = (month: string, madeOn: string, names: readonly string[]) =>
      names.map((name) => someOrder(`${month} ${name}`, 10_000, `${madeOn} 10:00`, { status: 'Enviado' }))
    const paid = Array.from({ length: 20 }, (_, index) => `paid ${index}`)
    const months = [
      {
        name: 'Março',
        madeOn: '2026-03-01',
        awaitedFrom: '2026-03-20',
        paidOn: '2026-03-11',
        late: ['slow'],
      },
      { name: 'Abril', madeOn: '2026-04-01', awaitedFrom: '2026-04-10', paidOn: '2026-04-03', late: [] },
    ]
    const ids: string[] = []
    for (const { name, madeOn, awaitedFrom, paidOn, late } of months) {
      const id = await ledger.create(name)
      ids.push(id)
      const orders = [...sold(name, madeOn, [...paid, ...late]), ...sold(name, awaitedFrom, ['awaited'])]
      await ledger.give(id, { name: 'pedidos.xlsx', orders })
      const payments = paid.map((one) => somePayment(`${name} ${one}`, 10_000, paidOn))
      await ledger.give(id, { name: 'renda.xlsx', payments })
    }
    const ofMonth = { marketplace: 'shopee', year: 26, isLate: true, amount: 10_000, orders: 1 }
    const march = { ...ofMonth, closing: ids[0], month: 'Março', orders: 2, amount: 20_000 }
    const april = { ...ofMonth, closing: ids[1], month: 'Abril' }
    expect(await expected(ledger.token)).toEqual([march, april])

    if (version !== 'this version') {
      await app.database.execute(sql`
        update closings set usual_days = null, folded_by = 0 where id in (${ids[0]}, ${ids[1]})`)
      await app.database.execute(sql`
        update findings set paid_after = null where closing_id in (${ids[0]}, ${ids[1]})`)
    }
    // After it, 45 days are usual in March.
    const slow = [somePayment('Março slow', 10_000, '2026-04-15')]
    await ledger.give(ids[1] ?? '', { name: 'renda-2.xlsx', payments: slow })
    expect(await expected(ledger.token)).toEqual([april])
  },
)
