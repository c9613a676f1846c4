import { expect, test } from 'vitest'
import { readMonth } from './read-month.ts'

test('a picked day gives its month by name and the year in two digits', () => {
  expect(readMonth('2026-03-01')).toEqual({ month: 'Março', year: 26, label: 'Março 2026' })
  expect(readMonth('2005-12-31')).toEqual({ month: 'Dezembro', year: 5, label: 'Dezembro 2005' })
})

test('what is no month of this century gives nothing', () => {
  expect(readMonth('1999-03-01')).toBeNull()
  expect(readMonth('2026-13-01')).toBeNull()
  expect(readMonth('')).toBeNull()
})
