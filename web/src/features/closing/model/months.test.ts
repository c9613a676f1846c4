import type { Analysis } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { groupByYear, nameMonth, pickableDays, pickedMonth, titleOfMonth } from './months.ts'

const closing = (id: string, month: Analysis['month'], year: number): Analysis => ({
  id,
  month,
  year,
  marketplace: 'shopee',
  duplicate: false,
})

test('closings are grouped by year, newest first, and ordered from Janeiro to Dezembro', () => {
  const years = groupByYear([
    closing('a', 'Dezembro', 25),
    closing('b', 'Abril', 26),
    closing('c', 'Agosto', 26),
    closing('d', 'Janeiro', 26),
    closing('e', 'Fevereiro', 9),
  ])
  expect(years.map(({ heading, closings }) => [heading, closings.map((one) => one.month)])).toEqual([
    ['2026', ['Janeiro', 'Abril', 'Agosto']],
    ['2025', ['Dezembro']],
    ['2009', ['Fevereiro']],
  ])
})

test('closings of one month keep their order', () => {
  const [year] = groupByYear([
    closing('old', 'Março', 26),
    closing('x', 'Janeiro', 26),
    closing('new', 'Março', 26),
  ])
  expect(year?.closings.map(({ id }) => id)).toEqual(['x', 'old', 'new'])
})

test('nothing gives no year', () => {
  expect(groupByYear([])).toEqual([])
})

test('a picked day gives its month by name and the year in two digits', () => {
  expect(pickedMonth.parse('2026-03-01')).toEqual({ month: 'Março', year: 26 })
  expect(pickedMonth.parse('2005-12-31')).toEqual({ month: 'Dezembro', year: 5 })
  expect(titleOfMonth({ month: 'Dezembro', year: 5 })).toBe('Dezembro 2005')
  expect(nameMonth({ month: 'Março', year: 26 })).toBe('março de 2026')
})

test('what is no month that the contract takes is refused', () => {
  for (const day of ['1999-12-31', '2100-01-01', '2026-13-01', '']) {
    expect(pickedMonth.safeParse(day).success, day).toBe(false)
  }
})

test('a month can be picked from its first day on, and none that the contract does not take', () => {
  expect(pickableDays('2026-11-01')).toEqual({ first: '2000-01-01', last: '2026-11-01' })
  expect(pickableDays('2100-01-01').last).toBe('2099-12-31')
})
