import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeOrder } from '../../../test/closing/made-rows.ts'
import { addCents, type Cents, cents, noCents, subtractCents, sumCents } from '../../money/index.ts'
import {
  answerEquation,
  type ClosingFigures,
  closeMonth,
  closingMarketplaceIds,
  closingOf,
  type ExpectedParts,
  type Income,
  makeAmounts,
  missingParts,
  monthAnswer,
  type Order,
  type PaidParts,
  regainedOf,
  resultFigures,
} from '../index.ts'

const today = '2026-06-15'
const ordersAtMost = 12

/** What an order should bring, and what came of it; null if nothing did. */
const made = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 90_000 }),
    fee: fc.integer({ min: 0, max: 5000 }),
    paid: fc.option(fc.integer({ min: -20_000, max: 90_000 })),
    recovered: fc.option(fc.integer({ min: 0, max: 90_000 })),
    status: fc.constantFrom('Concluído', 'Entregue', 'Não pago', 'Cancelado', 'Pacote devolvido'),
  }),
  { maxLength: ordersAtMost },
)

/** The figures of a generated month of a marketplace, with what its seller has recovered. */
function figuresOf(
  id: (typeof closingMarketplaceIds)[number],
  month: typeof made extends fc.Arbitrary<infer Value> ? Value : never,
) {
  const entry = closingOf(id)
  const { expectedParts, paidParts } = entry.rules
  const amounts = <Amounts extends object>(names: readonly string[], first: number, second: number) =>
    makeAmounts(names, (_, place) => cents([first, second][place] ?? 0)) as unknown as Amounts
  const orders = month.map(
    ({ price, fee, status }, index): Order => ({
      ...madeOrder(`O${index}`, amounts<ExpectedParts>(expectedParts, price, fee)),
      createdAt: '2026-05-02 10:00',
      status,
    }),
  )
  const income = month.flatMap(({ paid }, index): Income[] =>
    paid === null ? [] : [{ orderId: `O${index}`, payments: [], ...amounts<PaidParts>(paidParts, paid, 0) }],
  )
  const found = closeMonth(entry, orders, income)
  const recoveredOf = (orderId: string): Cents => cents(month[Number(orderId.slice(1))]?.recovered ?? 0)
  return { ...resultFigures(found), regained: regainedOf(entry.rules, found, recoveredOf) }
}

const generated = fc
  .tuple(fc.constantFrom(...closingMarketplaceIds), made)
  .map(([id, month]) => figuresOf(id, month))

test('the sum of a month adds up to the centavo as it is read, for any payments and every marketplace', () => {
  fc.assert(
    fc.property(generated, (figures) => {
      const answer = monthAnswer(figures)
      if (!answer) throw new Error('a compared month has sums')
      const { steps, amount } = answerEquation(answer)
      const [first] = steps
      const read = steps.reduce(
        (sum, term) => (term.sign > 0 ? addCents(sum, term.amount) : subtractCents(sum, term.amount)),
        noCents,
      )
      expect(first?.sign).toBe(1)
      expect(read).toBe(amount)
      expect(amount).toBeGreaterThanOrEqual(0)
    }),
    { seed: 39, numRuns: 300 },
  )
})

test('the missing amount is the sum of its parts, and recovered money lowers it, never below what is still missing', () => {
  fc.assert(
    fc.property(generated, (figures) => {
      const parts = missingParts(figures, today)
      const answer = monthAnswer(figures)
      if (!parts || !answer) throw new Error('a compared month has sums')
      const { awaited, less, rest, explained, more, crumbs } = parts
      expect(sumCents([awaited, less, rest, explained, more, crumbs])).toBe(answer.missing)
      for (const part of [awaited, less, rest, explained]) expect(part).toBeGreaterThanOrEqual(0)
      expect(more).toBeLessThanOrEqual(0)
      // Differences below ten centavos have no row.
      expect(Math.abs(crumbs)).toBeLessThan(10 * ordersAtMost)
    }),
    { seed: 39, numRuns: 300 },
  )
})

test('the amount paid too much is shown as it is read: what came less what was expected', () => {
  const figures = { sums: sums({ expected: 1000, received: 1200, refunded: 30 }) }
  const answer = monthAnswer(figures)
  expect(answer && answerEquation(answer)).toEqual({
    result: 'over',
    steps: [
      { name: 'received', sign: 1, amount: 1200 },
      { name: 'refunded', sign: 1, amount: 30 },
      { name: 'expected', sign: -1, amount: 1000 },
    ],
    amount: 230,
  })
  expect(monthAnswer({ sums: null })).toBeNull()
})

test('recovered money lowers the unexplained part first, then the awaited part, then the rest', () => {
  const rests = [{ until: '2026-07-01', amount: cents(300) }]
  const figures = {
    sums: { ...sums({ expected: 5000, received: 3500, refunded: 0 }), rests, explained: cents(200) },
    lost: cents(1000),
    totalDifference: cents(-1000),
    unmatched: 1,
  }
  const partsWith = (less: number) => {
    const parts = missingParts(
      { ...figures, regained: { less: cents(less), awaited: noCents, count: 0 } },
      today,
    )
    return parts && [parts.less, parts.rest, parts.explained]
  }
  expect(partsWith(0)).toEqual([500, 300, 200])
  expect(partsWith(400)).toEqual([100, 300, 200])
  expect(partsWith(600)).toEqual([0, 200, 200])
  expect(partsWith(900)).toEqual([0, 0, 100])
})

function sums(of: Record<'expected' | 'received' | 'refunded', number>): NonNullable<ClosingFigures['sums']> {
  return {
    expected: cents(of.expected),
    received: cents(of.received),
    refunded: cents(of.refunded),
    awaited: cents(500),
    otherOrders: 0,
    otherReceived: noCents,
  }
}
