import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, noCents } from '../../money/index.ts'
import {
  closingMarketplaces,
  combineIncome,
  findLatePayments,
  type IncomeFile,
  monthFigures,
  monthRows,
  type Order,
  type OrderDifference,
  reconcile,
  resultFigures,
  withExplained,
} from '../index.ts'
import { sumPayments } from '../payments.ts'

const marketplace = closingMarketplaces.shopee
const shopee = marketplace.rules

/** The month whose income has an order: its own (0), a later one, or none. */
const anyOrder = fc.record({
  subtotal: fc.integer({ min: 1000, max: 90_000 }).map(cents),
  less: fc.integer({ min: -3000, max: 3000 }).map(cents),
  units: fc.integer({ min: 0, max: 4 }),
  /** Only the orders file states it, and it explains a payment of any month. */
  pix: fc.constantFrom(0, 617),
  deliveredOn: fc.constantFrom(undefined, '2026-03-09'),
  paidIn: fc.constantFrom(0, 1, 2, undefined),
  status: fc.constantFrom('Concluído', 'Não pago'),
})

function made(orders: readonly (typeof anyOrder extends fc.Arbitrary<infer One> ? One : never)[]) {
  const income: Record<number, IncomeFile['payments'][number][]> = { 0: [], 1: [], 2: [] }
  const own = orders.map(({ subtotal, less, units, pix, deliveredOn, paidIn, status }, index): Order => {
    const orderId = `A${index}`
    const freight = {
      ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
    }
    if (paidIn !== undefined) {
      const released = cents(subtotal - 400 - (pix || less))
      income[paidIn]?.push({ orderId, releasedOn: '', released, refunded: noCents, ...freight })
    }
    return {
      ...{ orderId, subtotal, units, lines: 1 },
      ...{ commission: cents(300), serviceFee: cents(100), sellerCoupon: noCents },
      ...{ status, cancelReason: '', createdAt: '2026-03-01', items: [] },
      ...(pix > 0 && { lowered: { pix: cents(pix), campaign: noCents } }),
      ...(deliveredOn && { deliveredOn }),
    }
  })
  return { orders: own, income }
}

const incomeOf = (payments: IncomeFile['payments']) =>
  combineIncome(shopee, [
    { payments, income: sumPayments(payments, shopee.paidParts) } as unknown as IncomeFile,
  ]).kept
const byId = (rows: readonly OrderDifference[]) => new Map(rows.map((row) => [row.orderId, row]))

test('a month whose orders other months paid comes to what it would had its own income had them', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 25 }), (any) => {
      const { orders, income } = made(any)
      const own = withExplained(marketplace, reconcile(shopee, orders, incomeOf(income[0] ?? [])))
      const closing = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
      const awaited = own.unmatched.map((row) => ({ closing, orderId: row.orderId }))
      const late = [1, 2].flatMap((paidIn) =>
        findLatePayments(shopee, awaited, incomeOf(income[paidIn] ?? [])).map(({ orderId, paid }) => ({
          ...{ orderId, paid, month: 4, year: 26 },
        })),
      )
      const rows = monthRows(marketplace, own, late)
      const at = withExplained(marketplace, reconcile(shopee, orders, incomeOf(Object.values(income).flat())))

      expect(rows.unmatched).toEqual(at.unmatched)
      expect(byId(rows.differences.map(({ paidIn: _, ...row }) => row))).toEqual(byId(at.differences))
      expect(
        rows.differences
          .filter((row) => row.paidIn)
          .every((row) => awaited.some((one) => one.orderId === row.orderId)),
      ).toBe(true)

      const figures = monthFigures(resultFigures(own), rows.late)
      expect(figures).toEqual({ ...resultFigures(at), late: late.length })
      const amounts: number[] = rows.differences.map(({ difference }) => difference)
      expect(figures.totalDifference).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
      expect(figures.lost).toBe(amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0))
    }),
  )
})

test('without payments of other months a closing is what its own files gave', () => {
  const { orders } = made([
    {
      ...{ subtotal: cents(1000), less: noCents, units: 1, pix: 0, deliveredOn: undefined },
      ...{ paidIn: undefined, status: 'Concluído' },
    },
  ])
  const own = reconcile(shopee, orders, [])
  expect(monthRows(marketplace, own, [])).toEqual({
    differences: own.differences,
    unmatched: own.unmatched,
    late: [],
  })
  expect(monthFigures(resultFigures(own), [])).toEqual({ ...resultFigures(own), late: 0 })
})

test('an order paid as expected is listed where that was late, and where another month paid it, with the days that are known', () => {
  const order = (orderId: string, deliveredOn?: string): Order => ({
    ...{
      orderId,
      status: 'Concluído',
      cancelReason: '',
      createdAt: '2026-03-01',
      items: [],
      units: 1,
      lines: 1,
    },
    ...{ subtotal: cents(1000), commission: noCents, serviceFee: noCents, sellerCoupon: noCents },
    ...(deliveredOn && { deliveredOn }),
  })
  const payment = (orderId: string, releasedOn: string) => ({
    ...{ orderId, releasedOn, released: cents(1000), refunded: noCents },
    ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
  })
  const orders = [order('LATE', '2026-03-04'), order('IN-TIME', '2026-03-04'), order('NO-DAY')]
  const own = reconcile(
    shopee,
    [...orders, order('LATER', '2026-03-04'), order('NEVER')],
    incomeOf([
      payment('LATE', '2026-03-20'),
      payment('IN-TIME', '2026-03-15'),
      payment('NO-DAY', '2026-05-01'),
    ]),
  )
  const due = { on: '2026-03-12', basis: 'rule' }
  const late = { orderId: 'LATE', createdAt: '2026-03-01', amount: 1000, due, paidOn: '2026-03-20' }
  expect(own.settled).toEqual([late])
  expect(own.sums.counts?.paidLate).toBe(1)

  const awaited = own.unmatched.map(({ orderId }) => ({ closing: 'C', orderId }))
  const found = findLatePayments(shopee, awaited, incomeOf([payment('LATER', '2026-04-02')]))
  expect(found).toMatchObject([{ orderId: 'LATER', payments: [{ day: '2026-04-02', amount: 1000 }] }])
  const elsewhere = found.map((one) => ({ ...one, month: 4, year: 26 }))
  const rows = monthRows(marketplace, own, elsewhere)
  expect(rows.settled).toEqual([
    late,
    { ...late, orderId: 'LATER', paidOn: '2026-04-02', paidIn: { month: 4, year: 26 } },
  ])
  const days = ['1/4/2026', '2026-04-02'].map((day) => ({ day, amount: cents(500) }))
  const unclear = elsewhere.map((one) => ({ ...one, payments: days }))
  expect(monthRows(marketplace, own, unclear).settled).toEqual(rows.settled)
  const short = elsewhere.map((one) => ({ ...one, paid: { ...payment('LATER', ''), released: cents(900) } }))
  expect(monthRows(marketplace, own, short)).toMatchObject({
    differences: [{ orderId: 'LATER', payments: [{ day: '2026-04-02' }] }],
    settled: [{ orderId: 'LATE' }],
  })
})

test('an order that its buyer got all or a part back of is refunded and neither paid as expected nor late, whichever month paid it', () => {
  const sold = (orderId: string): Order => ({
    ...{ orderId, status: 'Concluído', cancelReason: '', createdAt: '2026-03-01', deliveredOn: '2026-03-04' },
    ...{ items: [], units: 1, lines: 1 },
    ...{ subtotal: cents(1000), commission: noCents, serviceFee: noCents, sellerCoupon: noCents },
  })
  const payment = (orderId: string, releasedOn: string, refund: number) => ({
    ...{ orderId, releasedOn, released: cents(1000 - refund), refunded: cents(-refund) },
    ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
  })
  const own = reconcile(
    shopee,
    [sold('ALL'), sold('PART'), sold('PAID'), sold('LATER')],
    incomeOf([
      payment('ALL', '2026-05-20', 1000),
      payment('PART', '2026-03-10', 300),
      payment('PAID', '2026-03-10', 0),
    ]),
  )
  const known = { createdAt: '2026-03-01', due: { on: '2026-03-12', basis: 'rule' } }
  const ofOwn = [
    { ...known, orderId: 'ALL', amount: 0, refunded: 1000, paidOn: '2026-05-20' },
    { ...known, orderId: 'PART', amount: 700, refunded: 300, paidOn: '2026-03-10' },
  ]
  expect(own).toMatchObject({ differences: [], settled: ofOwn })
  expect(own.sums).toMatchObject({ received: 1700, refunded: 1300, counts: { paidLate: 0, refunded: 2 } })
  const { orderId, ...paid } = payment('LATER', '', 1000)
  const elsewhere = [{ orderId, paid, month: 4, year: 26 }]
  expect(monthRows(marketplace, own, elsewhere).settled).toEqual([
    ...ofOwn,
    { ...known, orderId: 'LATER', amount: 0, refunded: 1000, paidIn: { month: 4, year: 26 } },
  ])
  const { sums } = monthFigures(resultFigures(own), monthRows(marketplace, own, elsewhere).late)
  expect(sums?.counts).toMatchObject({ unpaid: 0, paidLate: 0, refunded: 3 })
})

describe('an order that several months paid a part of', () => {
  const freight = { freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents }
  const payment = (
    orderId: string,
    releasedOn: string,
    released: number,
    refunded = 0,
    affiliateFee = 0,
  ) => ({
    ...{ orderId, releasedOn, released: cents(released), refunded: cents(-refunded), ...freight },
    affiliateFee: cents(-affiliateFee),
  })
  const sold = (orderId: string, subtotal: number): Order => ({
    ...{ orderId, status: 'Concluído', cancelReason: '', createdAt: '2026-03-01', units: 2, lines: 1 },
    ...{ subtotal: cents(subtotal), commission: noCents, serviceFee: noCents, sellerCoupon: noCents },
    items: [{ name: 'Vaso', sku: '', variation: '', units: 2 }],
  })
  const closing = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
  type Payments = ReturnType<typeof payment>[]

  /** Closes the first month of `incomes`, whose orders these are, with the payments of the others. */
  function close(orders: Order[], [first = [], ...others]: readonly Payments[]) {
    const own = withExplained(marketplace, reconcile(shopee, orders, incomeOf(first)))
    const awaited = [...own.unmatched, ...own.differences].map((row) => ({
      ...{ closing, orderId: row.orderId },
      ...('payments' in row && row.payments && { payments: row.payments }),
    }))
    const late = others.flatMap((income, index) =>
      findLatePayments(shopee, awaited, incomeOf(income)).map(({ closing: _, ...one }) => ({
        ...{ ...one, month: 4 + index, year: 26 },
      })),
    )
    const rows = monthRows(marketplace, own, late)
    return { own, rows, figures: monthFigures(resultFigures(own), rows.late) }
  }

  test('is compared with all of it, and settled once nothing is missing', () => {
    const orders = [sold('A', 1000), sold('B', 1000), sold('C', 1000)]
    const { rows, figures } = close(orders, [
      [payment('A', '2026-03-20', 400), payment('B', '2026-03-20', 400)],
      [payment('A', '2026-04-02', 600), payment('B', '2026-04-02', 300), payment('C', '2026-04-02', 100)],
      [payment('C', '2026-05-02', 500)],
    ])
    expect(rows.settled).toEqual([
      {
        orderId: 'A',
        createdAt: '2026-03-01',
        amount: 1000,
        paidOn: '2026-03-20',
        paidIn: { month: 4, year: 26 },
      },
    ])
    const days = (...list: [string, number][]) => list.map(([day, amount]) => ({ day, amount }))
    expect(rows.differences).toMatchObject([
      { orderId: 'B', difference: -300, payments: days(['2026-03-20', 400], ['2026-04-02', 300]) },
      { orderId: 'C', difference: -400, payments: days(['2026-04-02', 100], ['2026-05-02', 500]) },
    ])
    expect(figures).toMatchObject({
      matched: 3,
      unmatched: 0,
      differences: 2,
      totalDifference: -700,
      late: 3,
    })
    expect(figures.sums).toMatchObject({ expected: 3000, received: 2300, awaited: 0 })
  })

  test('is not paid twice by what may be the same payment in another file', () => {
    const orders = [sold('SAME-DAY', 1000), sold('NO-DAY', 1000), sold('LATER', 1000)]
    const own = [payment('SAME-DAY', '2026-03-20', 400), payment('NO-DAY', '', 400)]
    const april = [
      payment('SAME-DAY', '2026-03-20', 400),
      payment('NO-DAY', '2026-04-02', 600),
      payment('LATER', '2026-04-02', 400),
    ]
    const may = [payment('SAME-DAY', '', 600), payment('LATER', '2026-04-02', 400)]
    const { own: alone, rows, figures } = close(orders, [own, april, may])
    expect(rows.differences.slice(0, 2)).toEqual(alone.differences)
    expect(rows.differences[2]).toMatchObject({ orderId: 'LATER', difference: -600, paidIn: { month: 4 } })
    expect(figures).toMatchObject({ late: 1, totalDifference: -1800 })
  })

  test('is not paid twice by one amount that two reports date a day apart', () => {
    const own = [payment('SAME', '2026-03-31', 400), payment('OTHER', '2026-03-31', 400)]
    const april = [payment('SAME', '2026-04-01', 400), payment('OTHER', '2026-04-01', 250)]
    const { rows } = close([sold('SAME', 1000), sold('OTHER', 1000)], [own, april])
    expect(rows.differences).toMatchObject([
      { orderId: 'SAME', difference: -600 },
      { orderId: 'OTHER', difference: -350, paidIn: { month: 4, year: 26 } },
    ])
  })

  test('counts of a file that has both only what its own month did not have', () => {
    const both = [payment('A', '2026-03-20', 400), payment('A', '2026-04-02', 250)]
    const { rows } = close([sold('A', 1000)], [[payment('A', '2026-03-20', 400)], both])
    expect(rows.differences).toMatchObject([{ orderId: 'A', difference: -350 }])
  })

  test('loses by a refund of another month, and is refunded where that is no difference', () => {
    const orders = [sold('LESS', 1000), sold('BACK', 1000)]
    const { rows, figures } = close(orders, [
      [payment('LESS', '2026-03-20', 900), payment('BACK', '2026-03-20', 900)],
      [payment('LESS', '2026-04-02', -500), payment('BACK', '2026-04-02', 0, 100)],
    ])
    expect(rows.differences).toMatchObject([{ orderId: 'LESS', difference: -600 }])
    expect(rows.settled).toMatchObject([{ orderId: 'BACK', amount: 900, refunded: 100 }])
    expect(figures.sums).toMatchObject({ refunded: 100, counts: { refunded: 1 } })
  })

  test('that its own month paid in full is not asked for by a refund of a later month, which has that among the other orders', () => {
    const april = [payment('PAID', '2026-04-10', -1000), payment('OWN', '2026-04-12', 500)]
    const { own, rows, figures } = close([sold('PAID', 1000)], [[payment('PAID', '2026-03-20', 1000)], april])
    expect(rows).toMatchObject({ differences: [], unmatched: [], late: [] })
    expect(figures).toEqual({ ...resultFigures(own), late: 0 })
    expect(figures.sums).toMatchObject({ expected: 1000, received: 1000 })
    const later = reconcile(shopee, [sold('OWN', 500)], incomeOf(april)).sums
    expect(later).toMatchObject({ expected: 500, received: 500, otherOrders: 1, otherReceived: -1000 })
  })

  test('has what nothing can be asked for among the sums of its month, by whichever month that was paid', () => {
    const orders = [sold('OWN', 1000), sold('LATER', 1000), sold('PART', 1000), sold('LESS', 1000)]
    const { own, figures } = close(orders, [
      [
        payment('OWN', '2026-03-20', 970, 0, 30),
        payment('PART', '2026-03-20', 400),
        payment('LESS', '2026-03-20', 950, 0, 50),
      ],
      [
        payment('LATER', '2026-04-02', 980, 0, 20),
        payment('PART', '2026-04-02', 590, 0, 10),
        payment('LESS', '2026-04-02', -100),
      ],
    ])
    expect([own.sums.explained, resultFigures(own).lost]).toEqual([80, 680])
    // Nothing of LESS is explained any more: R$ 1,50 is missing, and the affiliates took only 50 centavos.
    expect([figures.sums?.explained, figures.lost]).toEqual([60, 210])
  })

  const partly = fc.record({
    subtotal: fc.integer({ min: 1000, max: 90_000 }),
    /** For each payment: whose income it is in, its amount, and its refund. */
    parts: fc.array(
      fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: -3000, max: 50_000 }), fc.nat({ max: 500 })),
      { maxLength: 4 },
    ),
    rest: fc.boolean(),
    /** The part of the rest that the seller agreed to. */
    affiliateFee: fc.constantFrom(0, 250),
  })

  test('comes to what it would had its own month had all payments, in rows as in figures', () => {
    fc.assert(
      fc.property(fc.array(partly, { minLength: 1, maxLength: 12 }), (made) => {
        const incomes: Payments[] = [[], [], []]
        const orders = made.map(({ subtotal, parts, rest, affiliateFee }, index) => {
          const orderId = `A${index}`
          const paid = parts.map(([income, amount, refund]) => ({ income, amount, refund, fee: 0 }))
          const sum = paid.reduce((total, { amount, refund }) => total + amount + refund, 0)
          if (rest) {
            paid.push({ income: 2, amount: subtotal - sum - affiliateFee, refund: 0, fee: affiliateFee })
          }
          // An order that its own month paid as expected is in no list, so no other month is asked about it.
          const ofOwn = paid.filter(({ income }) => income === 0)
          const own = ofOwn.reduce((total, { amount, refund }) => total + amount + refund, 0)
          const isOver = ofOwn.length > 0 && Math.abs(own - subtotal) < 10
          for (const [place, { income, amount, refund, fee }] of (isOver ? ofOwn : paid).entries()) {
            incomes[income]?.push(payment(orderId, `2026-0${3 + income}-0${1 + place}`, amount, refund, fee))
          }
          return sold(orderId, subtotal)
        })
        const { rows, figures } = close(orders, incomes)
        const at = withExplained(marketplace, reconcile(shopee, orders, incomeOf(incomes.flat())))
        expect(rows.unmatched).toEqual(at.unmatched)
        expect(byId(rows.differences.map(({ paidIn: _, ...row }) => row))).toEqual(byId(at.differences))
        const { late: _, ...whole } = figures
        expect(whole).toEqual(resultFigures(at))
      }),
    )
  })
})
