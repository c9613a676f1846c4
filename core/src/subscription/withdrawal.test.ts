import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/index.ts'
import { cents } from '../money/index.ts'
import { paymentStates } from './entitlement.ts'
import { type Purchase, type PurchasePayment, withdrawal } from './withdrawal.ts'

const first: Purchase = { id: 'first', boughtOn: '2026-11-01', isWithdrawn: false }
const second: Purchase = { id: 'second', boughtOn: '2026-11-20', isWithdrawn: false }
const paid = (subscriptionId: string, value = 2999): PurchasePayment => ({
  subscriptionId,
  state: 'paid',
  value: cents(value),
})
const on = (today: string, purchases: Purchase[], payments: PurchasePayment[]) =>
  withdrawal({ purchases, payments, today })

describe('withdrawing', () => {
  test('gives a purchase back through its seventh day, not counting the day of the purchase', () => {
    const expected = { purchases: ['second'], value: 2999, lastDay: '2026-11-27' }
    expect(on('2026-11-20', [second], [paid('second')])).toEqual(expected)
    expect(on('2026-11-27', [second], [paid('second')])).toEqual(expected)
    expect(on('2026-11-28', [second], [paid('second')])).toBeNull()
  })

  test('is not for an unpaid purchase, or for one that is being given back', () => {
    expect(on('2026-11-20', [second], [{ ...paid('second'), state: 'pending' }])).toBeNull()
    expect(on('2026-11-20', [{ ...second, isWithdrawn: true }], [paid('second')])).toBeNull()
  })

  test('from what was bought again leaves what the older purchase paid for', () => {
    const payments = [paid('first', 19_799), paid('second')]
    expect(on('2026-11-21', [second, first], payments)).toEqual({
      purchases: ['second'],
      value: 2999,
      lastDay: '2026-11-27',
    })
  })

  test('from two purchases of the same week gives both back, as long as both can be', () => {
    const earlier = { ...first, boughtOn: '2026-11-17' }
    const payments = [paid('first', 19_799), paid('second')]
    expect(on('2026-11-24', [second, earlier], payments)).toEqual({
      purchases: ['second', 'first'],
      value: 22_798,
      lastDay: '2026-11-24',
    })
    expect(on('2026-11-25', [second, earlier], payments)?.purchases).toEqual(['second'])
  })

  test('stays open where the purchase after it was never paid', () => {
    const earlier = { ...first, boughtOn: '2026-11-19' }
    const payments: PurchasePayment[] = [paid('first'), { ...paid('second'), state: 'removed' }]
    expect(on('2026-11-21', [second, earlier], payments)?.purchases).toEqual(['first'])
  })

  test('gives back exactly what was paid of the purchases it names, and on its last day all of it', () => {
    const ids = ['one', 'two', 'three']
    const bought = fc.record({
      id: fc.constantFrom(...ids),
      boughtOn: fc.integer({ min: -12, max: 0 }).map((days) => addDays('2026-11-20', days)),
      isWithdrawn: fc.boolean(),
    })
    const charge = fc.record({
      subscriptionId: fc.constantFrom(...ids),
      state: fc.constantFrom(...paymentStates),
      value: fc.integer({ min: 1, max: 19_799 }).map(cents),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(bought, { selector: ({ id }) => id }),
        fc.array(charge, { maxLength: 9 }),
        (purchases, payments) => {
          const found = on('2026-11-20', purchases, payments)
          if (found === null) return
          const given = payments.filter(
            ({ subscriptionId, state }) => found.purchases.includes(subscriptionId) && state === 'paid',
          )
          expect(found.value).toBe(given.reduce((sum, { value }) => sum + value, 0))
          expect(found.lastDay >= '2026-11-20').toBe(true)
          expect(on(found.lastDay, purchases, payments)?.purchases).toEqual(
            expect.arrayContaining([...found.purchases]),
          )
        },
      ),
    )
  })
})
