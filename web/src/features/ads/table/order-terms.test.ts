import { termText } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { orderTerms } from './order-terms.ts'
import { reportOf } from './sample-report.ts'
import type { Sort } from './sort.ts'

const report = reportOf([
  ['outra', 'fora', 1, 1, 1, 1],
  ['tênis', 'vermelho', 100, 9, 50, 10],
  ['tênis', 'ágil', 100, '-', 0, 0],
  ['tênis', 'branco', 100, 30, 90, 30],
  ['mais', 'fora também', 1, 1, 1, 1],
])

const texts = (sort: Sort | undefined, hideWithoutClicks = false) =>
  orderTerms(report, { group: 1, sort, hideWithoutClicks }).map((position) => termText(report, position))

it('shows the terms of one keyword in the order of the file', () => {
  expect(texts(undefined)).toEqual(['vermelho', 'ágil', 'branco'])
})

it('sorts them by text and by figure', () => {
  expect(texts({ column: 'name', direction: 'ascending' })).toEqual(['ágil', 'branco', 'vermelho'])
  expect(texts({ column: 'roas', direction: 'descending' })).toEqual(['vermelho', 'branco', 'ágil'])
  expect(texts({ column: 'clicks', direction: 'ascending' })).toEqual(['ágil', 'vermelho', 'branco'])
})

it('hides those whose clicks are missing', () => {
  expect(texts(undefined, true)).toEqual(['vermelho', 'branco'])
})

it('leaves out what filters leave out', () => {
  const stays = Uint8Array.from([0, 1, 0, 1, 0])
  expect(orderTerms(report, { group: 1, sort: undefined, hideWithoutClicks: false, stays })).toEqual([1, 3])
})

it('has no terms for a keyword that is not there', () => {
  expect(orderTerms(report, { group: 9, sort: undefined, hideWithoutClicks: false })).toEqual([])
})
