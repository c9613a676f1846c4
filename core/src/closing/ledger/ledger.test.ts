import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeOrder } from '../../../test/closing/made-rows.ts'
import { addDays, type CalendarDate } from '../../calendar/index.ts'
import { type Cents, cents } from '../../money/index.ts'
import {
  byAge,
  closeMonth,
  closingMarketplaceIds,
  closingMarketplaces,
  closingOf,
  combineBeside,
  combineIncome,
  combineOrders,
  type ExpectedParts,
  type FileAge,
  type IncomeFile,
  makeAmounts,
  type NamesOf,
  type OrdersFile,
  type PaidParts,
  type Payment,
} from '../index.ts'
import { distinctPayments } from './distinct-payments.ts'

const { mercadoLivre } = closingMarketplaces
type OrdersGiven = FileAge & { readonly slot: 'orders' } & Pick<OrdersFile, 'orders' | 'leftOut'>
type IncomeGiven = FileAge & { readonly slot: 'income' } & Pick<IncomeFile, 'payments' | 'takenBack'>
type Given = OrdersGiven | IncomeGiven

const firstDay = '2026-01-01' as CalendarDate
const dayAt = (day: number) => addDays(firstDay, day)

/** What really happened: orders, and their payments in up to three parts in the months after them. */
const happened = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 364 }),
    subtotal: fc.integer({ min: 2000, max: 90_000 }),
    fate: fc.constantFrom('paid', 'short', 'missing', 'cancelled', 'refunded'),
    parts: fc.integer({ min: 1, max: 3 }),
    gaps: fc.array(fc.integer({ min: 0, max: 35 }), { minLength: 3, maxLength: 3 }),
    changedAfter: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 25 },
)
type Happened = typeof happened extends fc.Arbitrary<infer Value> ? Value : never
type Sold = Happened[number] & { readonly id: string }

const sold = (all: Happened): readonly Sold[] =>
  all.map((one, index) => ({ ...one, id: `26${String(index).padStart(12, '0')}` }))

interface Paid {
  readonly orderId: string
  readonly day: number
  readonly amount: Cents
  readonly isRefund?: true
}

function paymentsOf(one: Sold): readonly Paid[] {
  if (one.fate === 'missing' || one.fate === 'cancelled') return []
  const whole = one.subtotal - (one.fate === 'short' ? 777 : 0)
  const part = Math.floor(whole / one.parts)
  const days = one.gaps.slice(0, one.parts).map((_, at) => {
    return one.day + one.gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0)
  })
  const paid = days.map((day, at) => {
    return { orderId: one.id, day, amount: cents(at === 0 ? whole - part * (one.parts - 1) : part) }
  })
  const last = days.at(-1) ?? one.day
  const back = { orderId: one.id, day: last + 9, amount: cents(-300), isRefund: true } as const
  return one.fate === 'refunded' ? [...paid, back] : paid
}

/** The files and the closing of one marketplace's year; the first part of an order and of a payment is the whole amount. */
function ofMarketplace(id: (typeof closingMarketplaceIds)[number]) {
  const entry = closingOf(id)
  const { expectedParts, paidParts } = entry.rules
  const first = <Amounts extends object>(names: readonly string[], amount: number) =>
    makeAmounts(names, (_, place) => cents(place === 0 ? amount : 0)) as unknown as Amounts
  /** On Shopee a refund to the buyer is said beside what was released. */
  const partsOf = ({ amount, isRefund }: Paid): PaidParts => ({
    ...first<PaidParts>(paidParts, amount),
    ...(isRefund && id === 'shopee' && { refunded: amount }),
  })

  /** The orders made on these days, as they are on the last of them. */
  function ordersBetween(all: readonly Sold[], from: number, to: number): Omit<OrdersGiven, 'givenAt'> {
    const own = all.filter(({ day }) => from <= day && day <= to)
    const isCancelled = ({ fate, day, changedAfter }: Sold) =>
      fate === 'cancelled' && day + changedAfter <= to
    return {
      slot: 'orders',
      lastDay: dayAt(to),
      orders: own
        .filter((one) => !isCancelled(one))
        .map((one) => ({
          ...madeOrder(one.id, first<ExpectedParts>(expectedParts, one.subtotal)),
          createdAt: `${dayAt(one.day)} 10:00`,
        })),
      leftOut: own
        .filter(isCancelled)
        .map(({ id: orderId }) => ({ orderId, why: 'cancelled', status: 'Cancelado', product: '' })),
    }
  }

  function incomeBetween(all: readonly Sold[], from: number, to: number): Omit<IncomeGiven, 'givenAt'> {
    const own = all.flatMap(paymentsOf).filter(({ day }) => from <= day && day <= to)
    const payments = own.map(
      (one): Payment => ({ ...partsOf(one), orderId: one.orderId, releasedOn: dayAt(one.day) }),
    )
    return { slot: 'income', lastDay: dayAt(to), payments }
  }

  function close(files: readonly Given[], of: readonly Given[] = files) {
    const byRank = (some: readonly Given[]) => some.toSorted(byAge)
    const named = byRank(of).flatMap((file) => (file.slot === 'orders' ? file : []))
    const { kept, leftOut } = combineOrders(named)
    const income = byRank(files).flatMap((file) => (file.slot === 'income' ? file : []))
    const { kept: paid } = combineIncome(entry.rules, income)
    const orders = kept.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1))
    return { orders, leftOut, ...closeMonth(entry, orders, paid, combineBeside(income), leftOut) }
  }

  return {
    ordersBetween,
    incomeBetween,
    close,
    partsOf: (all: readonly Sold[], days: number, overlap: number) =>
      parts(days, overlap).flatMap(([from, to]) => [
        ordersBetween(all, from, to),
        incomeBetween(all, from, to),
      ]),
    whole: (all: readonly Sold[]) => [ordersBetween(all, 0, 500), incomeBetween(all, 0, 500)],
  }
}

/** Days of the year in parts of some days, each with days of the part before it. */
function parts(days: number, overlap: number, to = 500): readonly (readonly [from: number, to: number])[] {
  return Array.from({ length: Math.ceil((to + 1) / days) }, (_, at) => [
    Math.max(0, at * days - overlap),
    Math.min(to, at * days + days - 1),
  ])
}

/** The files in the sequence in which they are given. */
const given = (files: readonly (Omit<OrdersGiven, 'givenAt'> | Omit<IncomeGiven, 'givenAt'>)[]) =>
  files.map((file, givenAt): Given => ({ ...file, givenAt }))

const text = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()
const ids = (rows: readonly { readonly orderId: string }[]) => rows.map(({ orderId }) => orderId).sort()

type Closed = ReturnType<ReturnType<typeof ofMarketplace>['close']>

function saysTheSame(one: Closed, other: Closed): void {
  expect({ ...one, leftOut: ids(one.leftOut) }).toEqual({ ...other, leftOut: ids(other.leftOut) })
}

const seeded = fc.tuple(happened, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 6 }), fc.nat())
const shuffled = <Value>(values: readonly Value[], seed: number) =>
  values
    .map((value, at) => ({ value, key: Math.sin((at + 1) * (seed + 1)) }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)

/** Each of them reads many files. */
const numRuns = 25

describe.each(closingMarketplaceIds)('a year of orders and payments of %s', (id) => {
  const { ordersBetween, incomeBetween, close, partsOf, whole } = ofMarketplace(id)

  it('is the same in files of any length that overlap, in any sequence, given twice or beside files that have less', () => {
    fc.assert(
      fc.property(seeded, ([any, days, overlap, seed]) => {
        const all = sold(any)
        const files = partsOf(all, days, overlap)
        const once = close(given(files))
        const others = [
          files,
          [...files, ...shuffled(files, seed + 1)],
          [...files, incomeBetween(all, 20, 90)],
        ]
        for (const other of others) saysTheSame(close(given(shuffled(other, seed))), once)
        saysTheSame(close(given(shuffled([...files, ...whole(all)], seed))), close(given(whole(all))))
      }),
      { numRuns },
    )
  })

  it('adds up from its months, each closed with all payments that any file has', () => {
    fc.assert(
      fc.property(happened, fc.nat(), (any, seed) => {
        const all = sold(any)
        const months = parts(31, 0).map(([from, to]) => ordersBetween(all, from, to))
        const files = given(
          shuffled([...months, ...parts(7, 3).map(([from, to]) => incomeBetween(all, from, to))], seed),
        )
        const year = close(files)
        const each = files.filter(({ slot }) => slot === 'orders').map((month) => close(files, [month]))
        const sum = (of: (month: (typeof each)[number]) => number) =>
          each.reduce((total, one) => total + of(one), 0)
        for (const name of ['expected', 'received', 'refunded', 'awaited'] as const) {
          expect(sum(({ sums }) => sums[name])).toBe(year.sums[name])
        }
        for (const { sums } of each) expect(sums.received + sums.otherReceived).toBe(year.sums.received)
        expect(sum(({ sums }) => sums.explained ?? 0)).toBe(year.sums.explained ?? 0)
        expect(sum(({ sums }) => sums.counts?.refunded ?? 0)).toBe(year.sums.counts?.refunded)
        expect(sum(({ matched }) => matched)).toBe(year.matched)
        expect(sum(({ totalDifference }) => totalDifference)).toBe(year.totalDifference)
        expect(text(each.flatMap(({ differences }) => differences))).toEqual(text(year.differences))
        expect(ids(each.flatMap(({ settled = [] }) => settled))).toEqual(ids(year.settled ?? []))
        expect(ids(each.flatMap(({ unmatched }) => unmatched))).toEqual(ids(year.unmatched))
        expect(year.sums.otherOrders).toBe(0)
      }),
      { numRuns, examples: [[oneOfEach, 3]] },
    )
  })

  it('comes to what really happened', () => {
    fc.assert(
      fc.property(seeded, ([any, days, overlap, seed]) => {
        const all = sold(any)
        const files = parts(days, overlap).flatMap(([from, to]) => incomeBetween(all, from, to))
        const { sums, differences } = close(given(shuffled([...whole(all).slice(0, 1), ...files], seed)))
        const kept = all.filter(({ fate }) => fate !== 'cancelled')
        const received = kept.flatMap(paymentsOf).reduce((sum, one) => sum + one.amount, 0)
        // Elsewhere than on Shopee what went back to the buyer is a difference.
        const [isShopee, isBack] = [id === 'shopee', ({ fate }: Sold) => fate === 'refunded']
        expect(sums.received).toBe(received)
        expect(sums.refunded).toBe(isShopee ? kept.filter(isBack).length * 300 : 0)
        const isOff = (one: Sold) => one.fate === 'short' || (isBack(one) && !isShopee)
        expect(ids(differences)).toEqual(ids(kept.filter(isOff).map((one) => ({ orderId: one.id }))))
      }),
      { numRuns, examples: [[[oneOfEach, 7, 2, 1]]] },
    )
  })
})

const oneOfEach: Happened = (['paid', 'short', 'missing', 'cancelled', 'refunded'] as const).flatMap((fate) =>
  [1, 2, 3].map((parts) => ({ fate, parts, day: 25, subtotal: 10_000, gaps: [10, 30, 30], changedAfter: 3 })),
)

/** A payment as a file that says all of it states it. */
const stated = fc.record({
  orderId: fc.constantFrom('1', '2'),
  day: fc.integer({ min: 0, max: 30 }),
  payment: fc.integer({ min: 1, max: 3 }),
})
type Stated = typeof stated extends fc.Arbitrary<infer Value> ? Value : never
const details = ['all', 'without-day', 'without-number'] as const

describe('payments in files with more and with fewer details', () => {
  const ofFile = (rows: readonly (Stated & { readonly number: string })[], says: (typeof details)[number]) =>
    rows.map(({ orderId, day, payment, number }): Payment<NamesOf['mercadoLivre']> => {
      const releasedOn = says === 'without-day' ? '' : dayAt(day)
      const isNumbered = number !== '' && says !== 'without-number'
      return { orderId, releasedOn, payment: cents(payment), ...(isNumbered && { number }) }
    })
  const kept = (files: readonly ReturnType<typeof ofFile>[]) =>
    text(distinctPayments<NamesOf['mercadoLivre']>(mercadoLivre.rules, files).flat())

  it('count once each, as the file with most details has them, in any order of the files', () => {
    const files = fc.array(
      fc.tuple(fc.constantFrom(...details), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 15 })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(fc.array(stated, { maxLength: 14 }), files, fc.nat(), (any, others, seed) => {
        const all = any.map((one, index) => ({ ...one, number: String(index) }))
        const known = ofFile(all, 'all')
        const less = others.map(([says, from, days]) =>
          ofFile(
            all.filter(({ day }) => from <= day && day <= from + days),
            says,
          ),
        )
        expect(kept(shuffled([known, ...less], seed))).toEqual(text(known))
        expect(kept([known, known])).toEqual(text(known))
        expect(kept(shuffled(less, seed))).toEqual(kept(less))
      }),
    )
  })

  it('are told apart by numbers that other files have, also where one file says the time instead', () => {
    const ofNumber = (number: string) => ofFile([{ orderId: '1', day: 3, payment: 5, number }], 'all')
    const timed = ofNumber('')
    const inTime = timed.map((one) => ({ ...one, releasedOn: `${one.releasedOn} 10:00` }))
    expect(kept([inTime, ofNumber('7'), ofNumber('8')])).toHaveLength(2)
    expect(kept([ofNumber('8'), ofNumber('7'), inTime])).toHaveLength(2)
  })
})
