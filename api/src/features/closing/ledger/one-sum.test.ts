import { readFigures } from '@vendaclara/contract/closing'
import {
  closeMonth,
  closingMarketplaces,
  type Income,
  missingParts,
  monthAnswer,
  type Order,
  regainedOf,
  resultFigures,
} from '@vendaclara/core/closing'
import { type Cents, cents, noCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, somePayment as paid, someOrder as sold } from '../../../../test/closing/ledger.ts'
import { markSent } from '../../../../test/closing/open-closing.ts'

const app = buildTestApp()
const today = '2026-11-20'
const { shopee } = closingMarketplaces

/** Orders, what was paid for each, null for nothing, and what its seller has marked as recovered. */
const months = fc.array(
  fc.record({
    expected: fc.integer({ min: -2000, max: 20_000 }),
    paid: fc.option(fc.integer({ min: -3000, max: 21_000 })),
    recovered: fc.integer({ min: 1, max: 25_000 }),
    state: fc.constantFrom('recuperado', 'contestado', null),
    status: fc.constantFrom('Concluído', 'Concluído', 'Enviado', 'Não pago'),
  }),
  { minLength: 1, maxLength: 15 },
)
type Made = typeof months extends fc.Arbitrary<infer Value> ? Value : never

const idOf = (index: number) => `26031${String(index).padStart(9, '0')}`

async function ofServer(made: Made) {
  const ledger = await openLedger(app)
  const month = await ledger.create('Março')
  const orders = made.map(({ expected, status }, index) => sold(idOf(index), expected, undefined, { status }))
  const payments = made.flatMap((one, index) => (one.paid === null ? [] : [paid(idOf(index), one.paid)]))
  await ledger.give(month, { name: 'pedidos.xlsx', orders })
  if (payments.length > 0) await ledger.give(month, { name: 'renda.xlsx', payments })
  const marks = made.flatMap(({ state, recovered }, index) =>
    state === null ? [] : [markSent(idOf(index), { state, recovered })],
  )
  if (marks.length > 0) await ledger.done('PUT', `/analysis/${month}/orders`, { orders: marks })
  const figures = readFigures(await ledger.figures(month))
  const listed = await ledger.done('GET', '/analysis')
  expect(listed[0].figures).toEqual(await ledger.figures(month))
  return {
    figures,
    found: closeMonth(
      shopee,
      orders.map(({ order }) => order as Order<never>),
      payments.map(({ payment }) => ({ ...payment, payments: [payment] }) as Income<never>),
    ),
  }
}

test('the list, the month and the page have the same sums, net of what was recovered', async () => {
  await fc.assert(
    fc.asyncProperty(months, async (made) => {
      const { figures, found } = await ofServer(made)
      const recoveredOf = (orderId: string): Cents => {
        const one = made[Number(orderId.slice(5))]
        return one?.state === 'recuperado' ? cents(one.recovered) : noCents
      }
      const known = { ...resultFigures(found), regained: regainedOf(shopee.rules, found, recoveredOf) }
      expect(monthAnswer(figures)).toEqual(monthAnswer(known))
      expect(missingParts(figures, today)).toEqual(missingParts(known, today))
    }),
    { seed: 47, numRuns: 12 },
  )
})

test('what was recovered beyond what an order lacks, or of freight, lowers nothing', async () => {
  const ledger = await openLedger(app)
  const month = await ledger.create('Março')
  await ledger.give(month, {
    name: 'pedidos.xlsx',
    orders: [sold('A', 5000), sold('B', 4000), sold('C', 900)],
  })
  await ledger.give(month, { name: 'renda.xlsx', payments: [paid('A', 4000), paid('B', 4000)] })
  const won = (orderId: string, recovered: number, more: object = {}) =>
    markSent(orderId, { state: 'recuperado', recovered, ...more })
  await ledger.done('PUT', `/analysis/${month}/orders`, {
    orders: [won('A', 1500), won('B', 700), won('C', 300), won('A', 50, { subject: 'freight' })],
  })
  const figures = await ledger.figures(month)
  expect(figures).toMatchObject({ recovered: 2550, regained: { less: 1000, awaited: 300 } })
})

test('what the files of a month warn of stands in the list as well', async () => {
  const ledger = await openLedger(app)
  const month = await ledger.create('Março')
  const warning = { kind: 'other-sum', count: 1, orders: 1, columns: ['Subtotal'], orderIds: [] }
  const harmless = { ...warning, kind: 'other-days' }
  await ledger.give(month, { name: 'a.xlsx', orders: [sold('A', 5000)], warnings: [warning, harmless] })
  await ledger.give(month, { name: 'b.xlsx', payments: [paid('A', 5000)] })
  expect(await ledger.figures(month)).toMatchObject({ doubts: 1 })
})
