import { expect, test } from 'vitest'
import { someListed } from '../../../../test/closing-rows.ts'
import { groupByYear, nameMonth, pickableDays, pickedMonth, readStoredMonth, titleOfMonth } from './months.ts'

const closing = (id: string, month: number, year: number) => someListed(month, { id, year })

test('closings are grouped by year, newest first, and ordered from Janeiro to Dezembro', () => {
  const years = groupByYear([
    closing('a', 12, 25),
    closing('b', 4, 26),
    closing('c', 8, 26),
    closing('d', 1, 26),
    closing('e', 2, 9),
  ])
  expect(years.map(({ heading, closings }) => [heading, closings.map((one) => one.month)])).toEqual([
    ['2026', [1, 4, 8]],
    ['2025', [12]],
    ['2009', [2]],
  ])
})

test('closings of one month keep their order', () => {
  const [year] = groupByYear([closing('old', 3, 26), closing('x', 1, 26), closing('new', 3, 26)])
  expect(year?.closings.map(({ id }) => id)).toEqual(['x', 'old', 'new'])
})

test('nothing gives no year', () => {
  expect(groupByYear([])).toEqual([])
})

test('a picked day gives its month and the year in two digits', () => {
  expect(pickedMonth.parse('2026-03-01')).toEqual({ month: 3, year: 26 })
  expect(pickedMonth.parse('2005-12-31')).toEqual({ month: 12, year: 5 })
  expect(titleOfMonth({ month: 12, year: 5 })).toBe('Dezembro 2005')
  expect(nameMonth({ month: 3, year: 26 })).toBe('março de 2026')
})

test('what is no month that the contract takes is refused', () => {
  for (const day of ['1999-12-31', '2100-01-01', '2026-13-01', '']) {
    expect(pickedMonth.safeParse(day).success, day).toBe(false)
  }
})

test('a month can be picked from its first day on, if the contract takes it', () => {
  expect(pickableDays('2026-11-01')).toEqual({ first: '2000-01-01', last: '2026-11-01' })
  expect(pickableDays('2100-01-01').last).toBe('2099-12-31')
})

test('a closing that was stored with the name of its month has its number, and one with the number keeps it', () => {
  const stored = { id: 'a', year: 26 }
  expect(readStoredMonth({ ...stored, month: 'Março' })).toEqual({ ...stored, month: 3 })
  expect(readStoredMonth({ ...stored, month: 3 })).toEqual({ ...stored, month: 3 })
})
