import { compareReports } from '@vendaclara/core/ads'
import { expect, test } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { orderChanges } from './changes-table.tsx'

const before = reportOf([
  ['tênis', 'a', 100, 9, 50, 10],
  ['árvore', 'b', 100, 9, 90, 30],
  ['bota', 'c', 100, 9, 10, 25],
])
const after = reportOf([
  ['tênis', 'a', 100, 9, 90, 15],
  ['árvore', 'b', 100, 9, 90, 10],
  ['zíper', 'd', 100, 9, 40, 40],
])
const { keywords } = compareReports(before, after)
const ordered = (column: 'name' | 'spend' | 'roas', direction: 'ascending' | 'descending') =>
  orderChanges(keywords, { column, direction }).map(({ key }) => key)

test('sorts sums by their change, which is the full amount for new and gone keywords', () => {
  expect(ordered('spend', 'descending')).toEqual(['zíper', 'tênis', 'árvore', 'bota'])
  expect(ordered('spend', 'ascending')).toEqual(['bota', 'árvore', 'tênis', 'zíper'])
})

test('a return that cannot be compared comes last in both directions', () => {
  expect(ordered('roas', 'descending').slice(0, 2)).toEqual(['árvore', 'tênis'])
  expect(ordered('roas', 'ascending').slice(0, 2)).toEqual(['tênis', 'árvore'])
  expect(new Set(ordered('roas', 'ascending').slice(2))).toEqual(new Set(['bota', 'zíper']))
})

test('sorts names alphabetically, with or without accents', () => {
  expect(ordered('name', 'ascending')).toEqual(['árvore', 'bota', 'tênis', 'zíper'])
})
