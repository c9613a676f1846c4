import { expect, test } from 'vitest'
import { countByMonth } from './count-by-month.ts'

const created = (...dates: unknown[]) =>
  dates.map((date, index) => ({ 'ID do pedido': String(index), 'Data de criação do pedido': String(date) }))

test('orders are counted by month, however the day is written', () => {
  expect(countByMonth(created('2026-03-01 17:15', '31/03/2026', '2026-02-28 10:00'))).toEqual({
    '2026-03': 2,
    '2026-02': 1,
  })
})

test('orders without a date that can be read are counted apart', () => {
  expect(countByMonth(created('', 'ontem', '2026-13-01', '2026-03-01'))).toEqual({ '': 3, '2026-03': 1 })
  expect(countByMonth([{ 'ID do pedido': 'A' }])).toEqual({ '': 1 })
})

test('rows of one order count once', () => {
  const rows = ['A', 'B', 'A'].map((id) => ({
    'ID do pedido': id,
    'Data de criação do pedido': '2026-03-01',
  }))
  expect(countByMonth(rows)).toEqual({ '2026-03': 2 })
  expect(countByMonth([])).toEqual({})
})
