import type { Analysis } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { groupByYear, readMonth } from './months.ts'

const closing = (id: string, mes: Analysis['mes'], year: number): Analysis => ({
  id,
  month: mes,
  mes,
  year,
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
  expect(years.map(({ heading, closings }) => [heading, closings.map((one) => one.mes)])).toEqual([
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
  expect(readMonth('2026-03-01')).toEqual({ month: 'Março', year: 26, label: 'Março 2026' })
  expect(readMonth('2005-12-31')).toEqual({ month: 'Dezembro', year: 5, label: 'Dezembro 2005' })
})

test('what is no month of this century gives nothing', () => {
  expect(readMonth('1999-03-01')).toBeNull()
  expect(readMonth('2026-13-01')).toBeNull()
  expect(readMonth('')).toBeNull()
})
