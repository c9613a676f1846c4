import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, cents, noCents, sumCents } from '../../money/index.ts'
import {
  awaitedCount,
  awaitedState,
  claimOf,
  closingMarketplaces,
  closingOf,
  findRepeated,
  type Income,
  missingOf,
  monthFigures,
  monthRows,
  type Order,
  reconcile,
  resultFigures,
  sumReceivable,
  type UnmatchedOrder,
} from '../index.ts'

const shopee = closingOf('shopee')
const { rules } = shopee
const today = '2026-11-25'

const sold = (orderId: string, subtotal: number, status = 'Concluído'): Order => ({
  ...{ orderId, status, cancelReason: '', createdAt: '2026-03-31 10:00', completedOn: '2026-04-02' },
  ...{ subtotal: cents(subtotal), commission: noCents, serviceFee: noCents, sellerCoupon: noCents },
  ...{ items: [], units: 1, lines: 1 },
})
const paid = (orderId: string, released: number): Income => ({
  ...{ orderId, released: cents(released), refunded: noCents },
  ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
})
const march = { month: 3, year: 26 }
const monthOf = (orders: readonly Order[], unmatched: readonly UnmatchedOrder[] = []) => ({
  ...{ orders, isEarlier: false },
  unmatched: new Map(unmatched.map(({ orderId, due }) => [orderId, { hasDay: due !== undefined }])),
})
const idsOf = (rows: readonly { readonly orderId: string }[]) => rows.map(({ orderId }) => orderId)

test('an order of two files that the first month paid stays unmatched in the second one, and nothing is asked for it', () => {
  const first = reconcile(
    rules,
    [sold('EDGE', 1000), sold('OPEN', 1000), sold('OWES', 500)],
    [paid('EDGE', 900), paid('OWES', 500)],
  )
  const orders = [sold('EDGE', 1000), sold('OPEN', 1000), sold('NEW', 300), sold('OWES', 500, 'Não pago')]
  const second = reconcile(rules, orders, [])
  const theirOrders = [sold('EDGE', 1000), sold('OPEN', 1000), sold('OWES', 500)]
  const found = findRepeated(rules, second.unmatched, monthOf(theirOrders, first.unmatched))
  expect(found.map(({ order, isPaid }) => [order.orderId, isPaid])).toEqual([
    ['EDGE', true],
    ['OPEN', false],
    ['OWES', true],
  ])

  const repeated = found.flatMap(({ order: { orderId }, isPaid, isUnpaid }) =>
    isPaid && !isUnpaid ? { orderId, ...march } : [],
  )
  const { unmatched } = monthRows(shopee, second, [], repeated)
  expect(idsOf(unmatched)).toEqual(idsOf(second.unmatched))
  const [edge, open] = unmatched
  expect(edge).toEqual({ ...second.unmatched[0], paidIn: march })
  expect(open).toEqual(second.unmatched[1])
  expect(edge && [awaitedState(rules, edge, today), claimOf(shopee, edge, today)]).toEqual([
    'paid-elsewhere',
    null,
  ])
  expect(open && claimOf(shopee, open, today)).toMatchObject({ amount: 1000 })

  const own = resultFigures(second)
  const figures = monthFigures(own, [], [cents(1000)])
  expect(figures).toMatchObject({
    ...{ matched: own.matched, unmatched: 4, differences: 0, totalDifference: 0, repeated: 1 },
    sums: { expected: 1300, awaited: 1300 },
  })
  expect(awaitedCount(figures)).toBe(2)
})

test('a sale that awaits nothing there was not paid there', () => {
  const meli = closingMarketplaces.mercadoLivre
  const sale = (total: number) => ({
    ...{ orderId: 'S', status: 'Entregue', cancelReason: '', createdAt: '', items: [], units: 1, lines: 1 },
    total: cents(total),
  })
  const { unmatched } = reconcile(meli.rules, [sale(500)], [])
  const theirs = { unmatched: new Map(), isEarlier: true }
  expect(findRepeated(meli.rules, unmatched, { orders: [sale(0)], ...theirs })).toEqual([])
  expect(findRepeated(meli.rules, unmatched, { orders: [sale(500)], ...theirs })).toHaveLength(1)
})

test('an order of two files that nobody paid is asked for once: where its day is known, or else in the earlier month', () => {
  const { completedOn: _, ...early } = sold('BOTH', 1000, 'Enviado')
  const known = sold('BOTH', 1000)
  for (const [march, april, asking] of [
    [known, known, 'march'],
    [early, known, 'april'],
    [known, early, 'march'],
    [early, early, 'march'],
    [sold('BOTH', 1000, 'Não pago'), known, 'april'],
  ] as const) {
    const [one, other] = [reconcile(rules, [march], []), reconcile(rules, [april], [])]
    const ofMarch = findRepeated(rules, one.unmatched, monthOf([april], other.unmatched))
    const isEarlier = { isEarlier: true }
    const ofApril = findRepeated(rules, other.unmatched, {
      ...{ ...monthOf([march], one.unmatched), ...isEarlier },
    })
    const left = [ofMarch, ofApril].map((found) => found.some(({ isLeft }) => isLeft))
    expect(left).toEqual([asking === 'april', asking === 'march'])
    const where = { month: 4, year: 26, isAwaited: true as const }
    const repeated = left[0] ? [{ orderId: 'BOTH', ...where }] : []
    const [row] = monthRows(shopee, one, [], repeated).unmatched
    if (!row || !left[0] || march.status === 'Não pago') continue
    expect([awaitedState(rules, row, today), claimOf(shopee, row, today)]).toEqual([
      'awaited-elsewhere',
      null,
    ])
    expect(row.awaitedIn).toEqual({ month: 4, year: 26 })
    expect(sumReceivable(rules, [row], today)).toMatchObject({ count: 0, amount: 0 })
  }
})

const someOrder = fc.record({
  subtotal: fc.integer({ min: 100, max: 90_000 }),
  isPaid: fc.boolean(),
  isRepeated: fc.boolean(),
})

test('the specified figures stay, and what is missing is what is awaited, whatever orders two files have', () => {
  fc.assert(
    fc.property(fc.array(someOrder, { maxLength: 20 }), (made) => {
      const orders = made.map(({ subtotal }, index) => sold(`A${index}`, subtotal))
      const income = made.flatMap(({ isPaid, subtotal }, index) =>
        isPaid ? [paid(`A${index}`, subtotal)] : [],
      )
      const found = reconcile(rules, orders, income)
      const theirs = orders.filter((_, index) => made[index]?.isRepeated)
      const elsewhere = findRepeated(rules, found.unmatched, monthOf(theirs)).map(({ order }) => order)
      const repeated = elsewhere.map(({ orderId }) => ({ orderId, ...march }))
      const rows = monthRows(shopee, found, [], repeated)
      const own = resultFigures(found)
      const expected = elsewhere.map((row): Cents => rules.expectedAmount(row))
      const figures = monthFigures(own, [], expected)
      const { matched, unmatched, differences, totalDifference } = figures
      expect({ matched, unmatched, differences, totalDifference }).toEqual({
        ...{ matched: own.matched, unmatched: own.unmatched, differences: own.differences },
        totalDifference: own.totalDifference,
      })
      const receivable = sumReceivable(rules, rows.unmatched, today)
      expect(receivable.amount).toBe(figures.sums?.awaited)
      expect(receivable.count).toBe(awaitedCount(figures))
      expect(receivable.states['paid-elsewhere']).toEqual({
        count: elsewhere.length,
        amount: sumCents(expected),
      })
      expect(figures.sums && missingOf(figures.sums)).toBe(figures.sums?.awaited)
    }),
  )
})
