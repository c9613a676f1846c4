import { getAnalyses, readFigures, type StatedOrder, type StatedPayment } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closeMonth,
  closingMarketplaceIds,
  closingOf,
  type ExpectedParts,
  figuresInYear,
  makeAmounts,
  missingParts,
  monthAnswer,
  type PaidParts,
  regainedOf,
  resultFigures,
  sumPayments,
} from '@vendaclara/core/closing'
import { type Cents, cents, noCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../../test/build-test-app.ts'
import { openLedger, somePayment as paid, someOrder as sold } from '../../../../../test/closing/ledger.ts'
import { markSent } from '../../../../../test/closing/open-closing.ts'

const app = buildTestApp()
const today = '2026-11-20'

/** Orders of two months, up to three payments of each, and what its seller has marked as recovered. */
const year = fc.array(
  fc.record({
    expected: fc.integer({ min: -2000, max: 20_000 }),
    paid: fc.array(fc.integer({ min: -3000, max: 21_000 }), { maxLength: 3 }),
    recovered: fc.integer({ min: 1, max: 25_000 }),
    state: fc.constantFrom('recuperado', 'contestado', null),
    status: fc.constantFrom('Concluído', 'Concluído', 'Enviado', 'Não pago'),
    // March, April, or both.
    months: fc.constantFrom<readonly (0 | 1)[]>([0], [1], [0, 1]),
  }),
  { minLength: 1, maxLength: 12 },
)
type Made = typeof year extends fc.Arbitrary<infer Value> ? Value : never

const idOf = (index: number) => `26031${String(index).padStart(9, '0')}`

/** The facts of a year; the first part of an order and of a payment is the whole amount. */
function factsOf(marketplace: ClosingMarketplace, made: Made) {
  const { expectedParts, paidParts } = closingOf(marketplace).rules
  const first = <Parts extends object>(names: readonly string[], amount: number) =>
    makeAmounts(names, (_, place) => cents(place === 0 ? amount : 0)) as unknown as Parts
  const orders = made.map(
    ({ expected, status, months }, index): StatedOrder & Pick<(typeof made)[number], 'months'> => {
      const order = {
        orderId: idOf(index),
        createdAt: '2026-03-10 10:00',
        status,
        cancelReason: '',
        items: [],
        units: 1,
        lines: 1,
      }
      return { months, order: { ...order, ...first<ExpectedParts>(expectedParts, expected) } }
    },
  )
  const payments = made.flatMap(({ paid }, index) =>
    paid.map((amount, at): StatedPayment => {
      const payment = { orderId: idOf(index), releasedOn: `2026-0${4 + at}-1${index % 10}` }
      return { payment: { ...payment, ...first<PaidParts>(paidParts, amount) }, isUnread: false }
    }),
  )
  return { orders, payments }
}

/** Gives a year's files in one order, with income files that overlap; takes the last income file back and gives it again. */
async function ofServer(marketplace: ClosingMarketplace, made: Made, isOrdersFirst: boolean) {
  const ledger = await openLedger(app, { marketplace })
  const { orders, payments } = factsOf(marketplace, made)
  const months = [await ledger.create('Março'), await ledger.create('Abril')] as const
  const giveOrders = async () => {
    for (const [index, month] of months.entries()) {
      const own = orders.filter((one) => one.months.some((of) => of === index))
      if (own.length > 0) await ledger.give(month, { name: `pedidos-${index}.xlsx`, orders: own })
    }
  }
  const give = async (month: string, some: readonly StatedPayment[]) =>
    some.length === 0 ? undefined : ledger.give(month, { name: 'renda.xlsx', payments: some })
  if (isOrdersFirst) await giveOrders()
  const half = Math.ceil(payments.length / 2)
  await give(months[1], payments.slice(0, half + 1))
  const rest = await give(months[0], payments.slice(half))
  if (rest) {
    await ledger.takeBack(months[0], rest.file)
    await give(months[0], payments.slice(half))
  }
  if (!isOrdersFirst) await giveOrders()
  for (const [index, month] of months.entries()) {
    const marks = made.flatMap(({ state, recovered, months: [first] }, at) =>
      state === null || first !== index ? [] : [markSent(idOf(at), { state, recovered })],
    )
    if (marks.length > 0) await ledger.done('PUT', `/analysis/${month}/orders`, { orders: marks })
  }
  return { ledger, months, orders, payments }
}

test.each(closingMarketplaceIds)(
  'the list, the months and the page have the same sums of a year of %s, net of what was recovered',
  async (marketplace) => {
    const entry = closingOf(marketplace)
    await fc.assert(
      fc.asyncProperty(year, fc.boolean(), async (made, isOrdersFirst) => {
        const { ledger, months, orders, payments } = await ofServer(marketplace, made, isOrdersFirst)
        const listed = getAnalyses.answer.parse(await ledger.done('GET', '/analysis'))
        const income = sumPayments(
          payments.map(({ payment }) => payment),
          entry.rules.paidParts,
        )
        const recoveredIn =
          (index: number) =>
          (orderId: string): Cents => {
            const one = made[Number(orderId.slice(5))]
            return one?.state === 'recuperado' && one.months[0] === index ? cents(one.recovered) : noCents
          }
        for (const [index, month] of months.entries()) {
          const own = orders.filter((one) => one.months.some((of) => of === index)).map(({ order }) => order)
          const found = closeMonth(entry, own, income)
          const known = {
            ...resultFigures(found),
            regained: regainedOf(entry.rules, found, recoveredIn(index)),
          }
          const figures = await ledger.figures(month)
          expect(listed.find(({ id }) => id === month)?.figures).toEqual(figures)
          if (own.length === 0) continue
          const answered = readFigures(figures)
          if (!answered.hasResults) continue
          const { matched, differences, unmatched, totalDifference, lost } = known
          expect(answered).toMatchObject({ matched, differences, unmatched, totalDifference, lost })
          expect(monthAnswer(answered)).toEqual(monthAnswer(known))
          expect(missingParts(answered, today)).toEqual(missingParts(known, today))
        }
        const all = closeMonth(
          entry,
          orders.map(({ order }) => order),
          income,
        )
        const inYear = listed.map(({ figures }) => figuresInYear(readFigures(figures)))
        const sumOf = (of: (figures: (typeof inYear)[number]) => number | undefined) =>
          inYear.reduce((sum, figures) => sum + (of(figures) ?? 0), 0)
        const { matched, unmatched, lost, sums } = resultFigures(all)
        expect(sumOf((figures) => figures.matched)).toBe(matched)
        expect(sumOf((figures) => figures.unmatched)).toBe(unmatched)
        expect(sumOf((figures) => figures.lost)).toBe(lost)
        for (const name of ['expected', 'received', 'refunded', 'awaited'] as const) {
          expect(sumOf((figures) => figures.sums?.[name])).toBe(sums?.[name])
        }
      }),
      { seed: 47, numRuns: 6 },
    )
  },
)

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

test('warnings about the files of a month are in the list as well', async () => {
  const ledger = await openLedger(app)
  const month = await ledger.create('Março')
  const warning = { kind: 'other-sum', count: 1, orders: 1, columns: ['Subtotal'], orderIds: [] }
  const harmless = { ...warning, kind: 'other-days' }
  await ledger.give(month, { name: 'a.xlsx', orders: [sold('A', 5000)], warnings: [warning, harmless] })
  await ledger.give(month, { name: 'b.xlsx', payments: [paid('A', 5000)] })
  expect(await ledger.figures(month)).toMatchObject({ doubts: 1 })
})
