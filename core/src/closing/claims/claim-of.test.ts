import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { awaited, differing } from '../../../test/closing/made-rows.ts'
import { addDays, daysBetween } from '../../calendar/index.ts'
import { cents } from '../../money/index.ts'
import {
  type ClaimRule,
  claimOf,
  closingMarketplaceIds,
  closingOf,
  endOfPeriod,
  isContestable,
  type OrderDifference,
  type Reason,
  startOfPeriod,
  type UnmatchedOrder,
} from '../index.ts'
import { shopeeClaims } from '../marketplaces/shopee/claims.ts'

const shopee = closingOf('shopee')
const today = '2026-11-22'

const reason = (kind: Reason['kind'], amount: number): Reason => ({
  kind,
  amount: cents(amount),
  basis: 'stated',
})

describe('what an order may be claimed for', () => {
  it('is what it was paid too little, by the rule of its reason', () => {
    const claim = claimOf(shopee, differing(-1500, { reason: 'commission-rate' }), today)
    expect(claim).toMatchObject({ reason: 'commission-rate', amount: 1500, due: { kind: 'unpublished' } })
    expect(claim?.rule).toMatchObject({ contest: 'yes', basis: 'unknown', way: 'shopee-support' })
  })

  it('is nothing where nothing is missing, or the reason is not read', () => {
    expect(claimOf(shopee, differing(1500, { reason: 'refund' }), today)).toBeNull()
    expect(claimOf(shopee, differing(-1500), today)).toBeNull()
  })

  it('is nothing by a reason of another marketplace', () => {
    expect(claimOf(shopee, differing(-1500, { reason: 'sale-fee-again' }), today)).toBeNull()
    expect(claimOf(closingOf('shein'), differing(-1500, { reason: 'affiliate-fee' }), today)).toBeNull()
  })

  it('is not what the seller agreed to', () => {
    const claim = claimOf(shopee, differing(-300, { reason: 'affiliate-fee' }), today)
    expect(claim && isContestable(claim.rule)).toBe(false)
  })

  test.each<[string, Reason[], number, number | null]>([
    ['those that can be contested', [reason('affiliate-fee', -300), reason('refund', -900)], -1200, 900],
    ['at most what is missing', [reason('product-price', 500), reason('refund', -900)], -400, 400],
    ['all where none can be contested', [reason('affiliate-fee', -300)], -300, 300],
    ['none where none cost anything', [reason('product-price', 500)], -10, null],
  ])('is for several reasons the sum of %s', (_of, reasons, missing, amount) => {
    const claim = claimOf(shopee, differing(missing, { reason: 'several', reasons }), today)
    expect(claim?.amount ?? null).toBe(amount)
  })

  it('goes by the rule of the dearest of several reasons', () => {
    const reasons = [reason('service-fee', -100), reason('refund', -900), reason('affiliate-fee', -2000)]
    expect(claimOf(shopee, differing(-3000, { reason: 'several', reasons }), today)).toMatchObject({
      reason: 'several',
      amount: 1000,
      rule: { way: 'shopee-returns' },
    })
  })
})

describe('an order without income', () => {
  const order = (info: UnmatchedOrder['info']) => ({ ...awaited(7600), info })

  it('may be claimed whole once its day is over, but not as long as it may still come', () => {
    const contestOn = (on?: string, info: UnmatchedOrder['info'] = 'not-in-income') =>
      claimOf(shopee, { ...order(info), ...(on && { due: { on, basis: 'rule' } }) }, today)?.rule.contest
    const late = { ...order('not-in-income'), due: { on: '2026-11-21', basis: 'rule' } } as const
    expect(claimOf(shopee, late, today)).toMatchObject({ reason: 'not-in-income', amount: 7600 })
    expect([contestOn('2026-11-21'), contestOn('2026-11-22'), contestOn()]).toEqual(['yes', 'later', 'later'])
    expect(contestOn('2026-11-21', 'not-completed')).toBe('later')
  })

  it('is not asked for while its buyer has not paid', () => {
    expect(claimOf(shopee, { ...order('not-in-income'), status: 'Não pago' }, today)).toBeNull()
  })

  it('is not judged by the info of another client or marketplace', () => {
    expect(claimOf(shopee, order({ text: 'conferir' }), today)).toBeNull()
    expect(claimOf(shopee, order('not-invoiced'), today)).toBeNull()
  })
})

describe('until when', () => {
  const dueOn = (day: string, createdAt = '2026-03-01 10:15') =>
    claimOf(shopee, differing(-500, { reason: 'freight-subtotal', createdAt }), day)?.due

  test.each([
    ['2026-11-22', 99],
    ['2027-02-28', 1],
    ['2027-03-01', 0],
  ])('on %s a period counted from a delivery that no file has lasts at least %i days more', (day, left) => {
    expect(dueOn(day)).toEqual({ kind: 'at-least', day: '2027-03-01', left })
  })

  test.each([
    ['2026-11-22', 116],
    ['2027-03-18', 0],
    ['2027-03-19', -1],
  ])('on %s, with the day of the delivery known, it is exact: %i days are left', (day, left) => {
    const row = differing(-500, { reason: 'freight-subtotal', deliveredOn: '2026-03-18' })
    expect(claimOf(shopee, row, day)?.due).toEqual({ kind: 'until', day: '2027-03-18', left })
  })

  test.each([
    ['2026-03-01 10:15', '2027-03-02'] as const,
    ...['', '01/03/2026', '2026-13-45 10:15', '2026-02-29', '9999-12-31', '2026-11-23 00:05'].map(
      (made) => [made, today] as const,
    ),
  ])(
    'of an order of %j it is to be counted by the seller on %s: its day is over, unknown or not yet',
    (made, day) => {
      const period = { from: 'delivery', length: { months: 12 } }
      expect(dueOn(day, made)).toMatchObject({ kind: 'count', period })
      expect(dueOn(today, '2026-11-22 23:59')).toMatchObject({ kind: 'at-least', day: '2027-11-22' })
    },
  )

  test.each([
    ['2026-03-01 10:15', '2026-12-10', { kind: 'at-least', day: '2027-03-01' }],
    ['2026-03-01 10:15', '2026-02-28', { kind: 'at-least', day: '2027-03-01' }],
    ['2026-03-01 10:15', '2026-03-01', { kind: 'until', day: '2027-03-01' }],
    ['2026-03-01 10:15', today, { kind: 'until', day: '2027-11-22' }],
    ['', '2026-03-18', { kind: 'until', day: '2027-03-18' }],
    ['', '2026-12-10', { kind: 'count' }],
    ['2026-12-05 10:15', '2026-11-10', { kind: 'count' }],
  ])(
    'of an order of %j that was delivered on %s it is %o: a day that cannot be counts nothing',
    (createdAt, deliveredOn, due) => {
      const row = differing(-500, { reason: 'freight-subtotal', createdAt, deliveredOn })
      expect(claimOf(shopee, row, today)?.due).toMatchObject(due)
    },
  )

  it('is never after what its period counts from, and none of its days is over before it', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 500 }),
        (made, took, later) => {
          const [delivered, now] = [addDays(made, took), addDays(made, took + later)]
          const due = (more: Partial<OrderDifference>) =>
            claimOf(shopee, differing(-500, { reason: 'freight-subtotal', createdAt: made, ...more }), now)
              ?.due
          const [exact, least] = [due({ deliveredOn: delivered }), due({})]
          // The same day of the next year, or the last of February.
          const end = `${Number(delivered.slice(0, 4)) + 1}${delivered.slice(4)}`.replace('02-29', '02-28')
          expect(exact).toEqual({ kind: 'until', day: end, left: daysBetween(now, end) })
          if (least?.kind === 'at-least') expect(least.day <= end && now <= least.day).toBe(true)
          else expect(least?.kind).toBe('count')
        },
      ),
    )
  })

  test.each([
    ['2026-03-18', { months: 12 }, '2027-03-18', '2026-03-18'],
    ['2028-02-29', { months: 12 }, '2029-02-28', '2028-02-28'],
    ['2026-12-31', { days: 30 }, '2027-01-30', '2026-12-31'],
  ])('counted from %s a period of %o ends on %s, which is counted back to %s', (from, length, end, start) => {
    expect([endOfPeriod({ length }, from), startOfPeriod({ length }, end)]).toEqual([end, start])
  })
})

describe('the rules of every marketplace', () => {
  const ofShopee = ['not-completed', 'not-in-income'] as const
  const infos = [...ofShopee, 'on-the-way', 'in-return', 'not-released', 'not-invoiced'] as const
  const every = closingMarketplaceIds
    .flatMap((id): (ClaimRule | undefined)[] => {
      const { claims } = closingOf(id)
      const reasons = [...claims.reasons, 'unexplained' as const]
      return [
        ...reasons.map((reason) => claims.ofReason(reason)),
        ...infos.map((info) => claims.ofMissing(info)),
      ]
    })
    .filter((rule) => rule !== undefined)

  it('have a period only with the page that publishes it, and are unknown only without one', () => {
    const official =
      /^https:\/\/(seller\.shopee|help\.shopee|ads\.shopee|www\.mercadolivre|www\.mercadopago|br\.shein)\.com/
    for (const { periods, page, basis } of every) {
      for (const source of [...periods, ...(page ? [page] : [])]) {
        expect(source.url).toMatch(official)
        expect(source.readOn).toMatch(/^2026-\d{2}-\d{2}$/)
      }
      if (basis === 'unknown') expect(periods).toEqual([])
      else expect(page).not.toBeNull()
    }
  })

  it('give for a refund of Shopee the periods its pages give', () => {
    expect(
      shopeeClaims
        .ofReason('refund')
        ?.periods.map(({ from, length, url }) => [from, length, url.split('/').at(-1)]),
    ).toEqual([
      ['refund-approved', { days: 30 }, '77827'],
      ['evidence-asked', { days: 2 }, '77827'],
      ['return-received', { days: 3 }, '77827'],
      ['damage-reported', { days: 2 }, '19342'],
      ['own-logistics', { days: 12 }, '25793'],
    ])
  })
})
