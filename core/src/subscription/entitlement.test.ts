import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/index.ts'
import {
  entitlement,
  mayUseTools,
  type PaymentFact,
  type PaymentState,
  paymentStates,
} from './entitlement.ts'

const today = '2026-11-20'
const charge = (state: PaymentState, part: Partial<PaymentFact> = {}): PaymentFact => ({
  id: 'pay_1',
  subscriptionId: 'live',
  state,
  months: 1,
  dueDate: today,
  paidOn: state === 'paid' ? today : null,
  ...part,
})
const entitled = (isLive: boolean, payments: PaymentFact[], day = today) =>
  entitlement({ live: isLive ? 'live' : null, payments, today: day })

describe('an account', () => {
  test('without a subscription has no state', () => {
    expect(entitled(false, [])).toEqual({ state: null, paidThrough: null })
  })

  test.each([
    ['pending', [charge('pending')], null],
    ['pending', [], null],
    ['active', [charge('paid')], '2026-12-20'],
    ['overdue', [charge('overdue')], null],
    ['overdue', [charge('refunded')], null],
    ['overdue', [charge('disputed')], null],
  ] as const)('with a subscription is %s by its charges %j', (state, payments, paidThrough) => {
    expect(entitled(true, [...payments])).toEqual({ state, paidThrough })
  })

  test.each([
    [null, [charge('pending')], null],
    [null, [charge('removed')], null],
    [null, [charge('overdue')], null],
    ['active', [charge('paid')], '2026-12-20'],
    ['canceled', [charge('refunded')], null],
    ['canceled', [charge('disputed')], null],
  ] as const)('whose subscription was cancelled is %s by its charges %j', (state, payments, paidThrough) => {
    expect(entitled(false, [...payments])).toEqual({ state, paidThrough })
  })

  test('is active through the last day of the month it paid for, and not a day longer', () => {
    const payments = [charge('paid'), charge('pending', { id: 'pay_2', dueDate: '2026-12-20' })]
    expect(entitled(true, payments, '2026-12-20').state).toBe('active')
    expect(entitled(true, payments, '2026-12-21').state).toBe('overdue')
    expect(entitled(false, payments, '2026-12-20').state).toBe('active')
    expect(entitled(false, payments, '2026-12-21').state).toBe('canceled')
  })

  test.each(['paid', 'refunded', 'disputed'] as const)(
    'that bought again waits for the new payment, also with the old one %s',
    (state) => {
      const old = charge(state, {
        id: 'pay_0',
        subscriptionId: 'before',
        dueDate: '2026-01-10',
        paidOn: null,
      })
      expect(entitled(true, [old, charge('pending')]).state).toBe('pending')
      expect(entitled(true, [old]).state).toBe('pending')
      expect(entitled(true, [old, charge('overdue')]).state).toBe('overdue')
      expect(entitled(false, [old, charge('removed')]).state).toBe('canceled')
    },
  )

  test.each([
    [12, '2027-11-20'],
    [3, '2027-02-20'],
  ])('is active for the %i months it paid for', (months, paidThrough) => {
    expect(entitled(true, [charge('paid', { months })]).paidThrough).toBe(paidThrough)
  })

  test('loses no day by paying early, and no paid day by paying late', () => {
    const early = charge('paid', { id: 'pay_2', dueDate: '2026-12-20', paidOn: '2026-12-01' })
    expect(entitled(true, [charge('paid'), early]).paidThrough).toBe('2027-01-20')
    const late = charge('paid', { paidOn: '2026-11-30' })
    const next = charge('paid', { id: 'pay_2', dueDate: '2026-12-20', paidOn: '2026-12-20' })
    expect(entitled(true, [late]).paidThrough).toBe('2026-12-30')
    expect(entitled(true, [late, next]).paidThrough).toBe('2027-01-30')
  })
})

const someDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays(today, days))
const someCharge = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map((number) => `pay_${number}`),
  subscriptionId: fc.constantFrom('live', 'before'),
  state: fc.constantFrom(...paymentStates),
  months: fc.constantFrom(1, 3, 6, 12),
  dueDate: someDay,
  paidOn: fc.option(someDay),
})
const charges = fc.uniqueArray(someCharge, { selector: ({ id }) => id, maxLength: 12 })

describe('for any charges', () => {
  test('the order in which it is told, and telling it again, make no difference', () => {
    const retold = charges.chain((told) =>
      fc.record({
        told: fc.constant(told),
        again: fc
          .array(fc.constantFrom(...(told.length > 0 ? told : [charge('pending')])), { maxLength: 8 })
          .chain((repeated) => {
            const all = [...told, ...(told.length > 0 ? repeated : [])]
            return fc.shuffledSubarray(all, { minLength: all.length })
          }),
      }),
    )
    fc.assert(
      fc.property(retold, fc.boolean(), someDay, ({ told, again }, isLive, day) => {
        expect(entitled(isLive, again, day)).toEqual(entitled(isLive, told, day))
      }),
    )
  })

  test('it is active exactly on the days up to the last that was paid for', () => {
    fc.assert(
      fc.property(charges, fc.boolean(), someDay, (told, isLive, day) => {
        const { state, paidThrough } = entitled(isLive, told, day)
        expect(state === 'active').toBe(paidThrough !== null && day <= paidThrough)
        expect(paidThrough === null).toBe(!told.some((one) => one.state === 'paid'))
      }),
    )
  })

  test('one more payment never takes a day away, and a refund never gives one', () => {
    fc.assert(
      fc.property(charges, someCharge, (told, more) => {
        const others = told.filter(({ id }) => id !== more.id)
        const through = (list: PaymentFact[]) => entitled(true, list).paidThrough ?? ''
        const paid = [...others, { ...more, state: 'paid' as const }]
        expect(through(paid) >= through(others)).toBe(true)
        expect(through([...others, { ...more, state: 'refunded' }])).toBe(through(others))
      }),
    )
  })

  test('an account that never paid is not active', () => {
    const unpaid = charges.map((told) => told.filter(({ state }) => state !== 'paid'))
    fc.assert(
      fc.property(unpaid, fc.boolean(), someDay, (told, isLive, day) => {
        expect(entitled(isLive, told, day).state).not.toBe('active')
      }),
    )
  })
})

test.each([
  [null, false, false],
  [null, true, true],
  ['pending', false, false],
  ['pending', true, true],
  ['overdue', false, false],
  ['canceled', false, false],
  ['active', false, true],
  ['active', true, true],
] as const)(
  'with the subscription %s and a running trial: %s, the tools are open: %s',
  (subscription, trial, open) => {
    expect(mayUseTools({ subscription, trial })).toBe(open)
  },
)
