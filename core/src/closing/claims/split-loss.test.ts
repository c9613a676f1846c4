import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../calendar/index.ts'
import { type Cents, cents, noCents, sumCents } from '../../money/index.ts'
import {
  type AwaitedRest,
  closingMarketplaces,
  contestableRows,
  joinRests,
  lossOf,
  type OrderDifference,
  splitLoss,
} from '../index.ts'
import type { MercadoLivreNames } from '../model/names/mercado-livre.ts'
import { sumRests } from './split-loss.ts'

const { mercadoLivre } = closingMarketplaces
type Row = OrderDifference<MercadoLivreNames>

/** A package of R$ 150,00 with two products. Only one of them, for R$ 70,00, is released. */
const pack = (orderId: string, more: Partial<Row> = {}): Row => ({
  orderId,
  createdAt: '2026-03-15 10:30',
  difference: cents(-8000),
  info: 'ask-mercado-livre',
  expected: { total: cents(15_000) },
  paid: { payment: cents(7000) },
  reason: 'rest-of-package',
  reasons: [{ kind: 'rest-of-package', amount: cents(-8000), basis: 'lacking' }],
  payments: [{ day: '2026-03-20', amount: cents(7000) }],
  ...more,
})
const lacking = pack('LESS', {
  difference: cents(-500),
  expected: { total: cents(7500) },
  reason: 'unexplained',
  reasons: [],
})
const delivered = pack('KNOWN', { deliveredOn: '2026-03-20' })
const differences = [pack('UNKNOWN'), delivered, lacking]
const losses = differences.map((row) => lossOf(mercadoLivre, row))
const rests = joinRests(losses.flatMap(({ rest }) => rest ?? []))

it('says of each day what the list of claims says: a rest is asked for once its day is over', () => {
  for (const [today, asked] of [
    ['2026-04-01', 500],
    ['2026-04-02', 8500],
  ] as const) {
    const listed = contestableRows(mercadoLivre, { differences, unmatched: [] }, today)
    expect(sumCents(listed.map(({ claim }) => claim.amount))).toBe(asked)
    const parts = differences.map((row) => splitLoss(mercadoLivre, row, today))
    expect(sumCents(parts.map(({ contestable }) => contestable))).toBe(asked)
    const awaited = sumCents(parts.map((part) => part.awaited))
    expect([awaited, sumRests(rests, today)]).toEqual([16_500 - asked, 16_500 - asked])
  }
})

it('is kept by day in the sums of a month, those of no known day last', () => {
  expect(rests).toEqual([
    { until: '2026-04-01', amount: 8000 },
    { until: null, amount: 8000 },
  ])
  expect(sumCents(losses.map(({ explained }) => explained))).toBe(noCents)
})

const someRest = fc
  .record({ day: fc.option(fc.integer({ min: 0, max: 5 })), amount: fc.integer({ min: 1, max: 9000 }) })
  .map(({ day, amount }): AwaitedRest => {
    return { until: day === null ? null : addDays('2026-03-29', day), amount: cents(amount) }
  })

it('comes to the same by day as one by one', () => {
  fc.assert(
    fc.property(fc.array(someRest), (rests) => {
      for (const today of ['2026-03-28', '2026-03-31', '2026-04-09']) {
        const one = rests.map((rest): Cents => sumRests([rest], today))
        expect(sumRests(joinRests(rests), today)).toBe(sumCents(one))
      }
    }),
  )
})
