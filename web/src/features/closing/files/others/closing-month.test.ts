import { expect, test } from 'vitest'
import { closingMonth } from './closing-month.ts'

const march = { slot: 'orders', month: '2026-03' } as const
const april = { slot: 'orders', month: '2026-04' } as const
const income = { slot: 'income', month: '2026-04' } as const

test('payments belong to the month of the orders beside them, also if they were made in another', () => {
  expect(closingMonth(income, [march, income])).toBe('2026-03')
  expect(closingMonth({ slot: 'income' }, [march, march])).toBe('2026-03')
})

test('payments alone, or beside orders of several months, belong to their own month', () => {
  expect(closingMonth(income, [income])).toBe('2026-04')
  expect(closingMonth({ ...income, month: '2026-05' }, [march, april])).toBe('2026-05')
  expect(closingMonth({ slot: 'income' }, [{ slot: 'orders' }])).toBeUndefined()
})

test('orders belong to their own month', () => {
  expect(closingMonth(april, [march, april, income])).toBe('2026-04')
})
