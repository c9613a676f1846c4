import { expect, test } from 'vitest'
import { findOtherMonth } from './find-other-month.ts'

const created = (...dates: unknown[]) =>
  dates.map((date, index) => ({ 'ID do pedido': String(index), 'Data de criação do pedido': String(date) }))
const february = { month: 'Fevereiro', year: 26 } as const
const march = { month: 'Março', year: 26 } as const

test('orders of the month itself, or none, are no other month', () => {
  expect(findOtherMonth(created('2026-02-01 00:00', '2026-02-28 23:59'), february)).toBeNull()
  expect(findOtherMonth([], february)).toBeNull()
})

test('the month of most orders is named, however the day is written', () => {
  expect(findOtherMonth(created('2026-03-01 17:15', '31/03/2026', '2026-02-28 10:00'), february)).toEqual(
    march,
  )
})

test('the same month of another year is another month', () => {
  const marchBefore = { month: 'Março', year: 25 } as const
  expect(findOtherMonth(created('2025-03-02 08:00'), march)).toEqual(marchBefore)
})

test('half of the orders are not most of them', () => {
  expect(findOtherMonth(created('2026-03-01 08:00', '2026-02-28 08:00'), february)).toBeNull()
})

test('orders without a date that can be read do not count', () => {
  expect(findOtherMonth(created('', 'ontem', '2026-13-01', '2026-03-01'), february)).toEqual(march)
  expect(findOtherMonth([{ 'ID do pedido': 'A' }], february)).toBeNull()
})
