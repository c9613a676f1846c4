import { toCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { daySums } from './totals.ts'

const row = (date: string, amount: number) => ({
  orderId: 'A',
  difference: toCents(amount),
  createdAt: date,
  note: 'unknown' as const,
})

test('differences are summed by day, losses apart from gains, days without any between them', () => {
  const rows = [
    row('2026-03-01 10:00', -1.1),
    row('2026-03-03', 5),
    row('2026-03-01 23:59', -2.2),
    row('2026-03-01 00:00', 0.5),
    row('', -9),
  ]
  expect(daySums(rows)).toEqual({
    days: [
      { day: '2026-03-01', loss: -330, gain: 50 },
      { day: '2026-03-02', loss: 0, gain: 0 },
      { day: '2026-03-03', loss: 0, gain: 500 },
    ],
    undated: 1,
  })
})

test('days far apart are not filled up, and nothing gives no day', () => {
  expect(daySums([row('2026-03-01', 1), row('2025-01-01', 1)]).days.map(({ day }) => day)).toEqual([
    '2025-01-01',
    '2026-03-01',
  ])
  expect(daySums([])).toEqual({ days: [], undated: 0 })
})

test('what is no day of the calendar is drawn as it stands', () => {
  expect(daySums([row('2026-13-45', -1)]).days).toEqual([{ day: '2026-13-45', loss: -100, gain: 0 }])
})
