import { expect, test } from 'vitest'
import { cents } from '../../money/index.ts'
import type { SheinNames } from '../model/names/shein.ts'
import { closingMarketplaces } from '../registry/closing-marketplaces.ts'
import { daysUntilPaid, firstDayPaid, paymentsByDay } from './payment-days.ts'

const { rules } = closingMarketplaces.shein
const paid = (releasedOn: string, amount: number) => ({ orderId: 'A', releasedOn, received: cents(amount) })
const byDay = (...payments: ReturnType<typeof paid>[]) => {
  const [first] = payments
  return paymentsByDay(rules, payments.length === 1 && first ? first : { ...paid('', 0), payments })
}

test('payments are summed by their days, at any time of the day', () => {
  expect(byDay(paid('2026-03-05 10:00', 700))).toEqual([{ day: '2026-03-05', amount: 700 }])
  expect(
    byDay(paid('2026-04-02 08:00', 1), paid('2026-03-05 10:00', 700), paid('2026-03-05 18:30', -200)),
  ).toEqual([
    { day: '2026-03-05', amount: 500 },
    { day: '2026-04-02', amount: 1 },
  ])
})

test('the first day is the earliest, wherever it is among the payments', () => {
  const payments = [paid('amanhã', 1), paid('2026-04-02', 1), paid('2026-03-05', 700)]
  expect(firstDayPaid<SheinNames>({ ...paid('', 0), payments })).toBe('2026-03-05')
  expect([paid('2026-04-02 08:00', 1), paid('', 1)].map((one) => firstDayPaid<SheinNames>(one))).toEqual([
    '2026-04-02',
    null,
  ])
})

test.each([
  ['2026-03-01 23:59', '2026-03-05 00:10', 4],
  ['2026-03-05 10:00', '2026-03-05', 0],
  ['2026-03-06', '2026-03-05', null],
  ['ontem', '2026-03-05', null],
  ['2026-03-01', '', null],
])('an order of %j, paid on %j, waited %s days', (createdAt, releasedOn, days) => {
  expect(daysUntilPaid<SheinNames>({ createdAt }, paid(releasedOn, 700))).toBe(days)
})

test('what cannot be read is no day', () => {
  expect(byDay(paid('no começo de março', 700))).toEqual([])
  expect(byDay(paid('no começo de março', 700), paid('amanhã', 1), paid('2026-03-05', 2))).toEqual([
    { day: '2026-03-05', amount: 2 },
    { day: '', amount: 701 },
  ])
})
