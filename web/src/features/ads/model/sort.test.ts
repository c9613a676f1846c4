import { termText } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { reportOf, soldReportOf } from '../../../../test/ads/sample-report.ts'
import { orderKeywords, type Sort, shownTerms, sortFew } from './sort.ts'

// Sums: zebra 300 impressions, 30 clicks; água 1000 and 20; abajur 500 and 5; Árvore 1000 and 40.
const report = reportOf([
  ['Zebra', 'z1', 100, 29, 50, 10],
  ['Água', 'a1', 1000, 20, 10, 5],
  ['Zebra', 'z2', 200, 1, 50, 10],
  ['abajur', 'b1', 500, 5, 0, 40],
  ['Árvore', 'c1', 1000, 40, 90, 3],
])

const all = [0, 1, 2, 3]

const names = (column: Sort['column'], direction: Sort['direction']) =>
  orderKeywords(report, all, { column, direction }).map((position) => report.groups[position]?.key)

it('sorts keywords as in Portuguese, with accented letters beside plain ones', () => {
  expect(names('name', 'ascending')).toEqual(['abajur', 'água', 'árvore', 'zebra'])
  expect(names('name', 'descending')).toEqual(['zebra', 'árvore', 'água', 'abajur'])
})

it('sorts counts and money by the sum of the keyword', () => {
  expect(names('clicks', 'ascending')).toEqual(['abajur', 'água', 'zebra', 'árvore'])
  expect(names('spend', 'descending')).toEqual(['abajur', 'zebra', 'água', 'árvore'])
})

it('sorts a ratio by the ratio shown, not by a sum of ratios', () => {
  // Added up, the rates of zebra's terms (29 % and 0.5 %) would be far more than its 10 %.
  expect(names('ctr', 'ascending')).toEqual(['abajur', 'água', 'árvore', 'zebra'])
  expect(report.groups[0]?.figures.ctr).toBeCloseTo(10)
})

it('leaves equal keywords in the sequence of the file in both directions', () => {
  expect(names('impressions', 'ascending')).toEqual(['zebra', 'abajur', 'água', 'árvore'])
  expect(names('impressions', 'descending')).toEqual(['água', 'árvore', 'abajur', 'zebra'])
})

it('leaves out the keywords that do not match the filters', () => {
  const sort: Sort = { column: 'clicks', direction: 'descending' }
  expect(orderKeywords(report, [0, 2], sort)).toEqual([0, 2])
})

it('puts ratios of nothing last in both directions, among keywords and among terms', () => {
  const sold = soldReportOf([
    ['a', 'a1', 9, 1, 50, 10],
    ['b', 'b1', 9, 0, 0, 90],
    ['c', 'c1', 9, 2, 50, 10],
    ['c', 'c2', 9, 0, 0, 3],
    ['c', 'c3', 9, 1, 9, 8],
  ])
  for (const [direction, keys, terms] of [
    ['ascending', ['c', 'a', 'b'], ['c1', 'c3', 'c2']],
    ['descending', ['a', 'c', 'b'], ['c3', 'c1', 'c2']],
  ] as const) {
    const sort: Sort = { column: 'costPerConversion', direction }
    const ordered = orderKeywords(sold, [0, 1, 2], sort)
    expect(ordered.map((keyword) => sold.groups[keyword]?.key)).toEqual(keys)
    const positions = sortFew(sold, shownTerms(sold, { group: 2, hideWithoutClicks: false }), sort)
    expect(Array.from(positions, (position) => termText(sold, position))).toEqual(terms)
  }
})

const withHidden = reportOf([
  ['outra', 'fora', 1, 1, 1, 1],
  ['tênis', 'vermelho', 100, 9, 50, 10],
  ['tênis', 'ágil', 100, '-', 0, 0],
  ['tênis', 'branco', 100, 30, 90, 30],
  ['mais', 'fora também', 1, 1, 1, 1],
])

function texts(sort: Sort | undefined, hideWithoutClicks = false): string[] {
  const shown = shownTerms(withHidden, { group: 1, hideWithoutClicks })
  return Array.from(sort ? sortFew(withHidden, shown, sort) : shown, (position) =>
    termText(withHidden, position),
  )
}

it('shows the terms of one keyword in the order of the file', () => {
  expect(texts(undefined)).toEqual(['vermelho', 'ágil', 'branco'])
})

it('sorts the terms by text and by figure', () => {
  expect(texts({ column: 'name', direction: 'ascending' })).toEqual(['ágil', 'branco', 'vermelho'])
  expect(texts({ column: 'roas', direction: 'descending' })).toEqual(['vermelho', 'branco', 'ágil'])
  expect(texts({ column: 'clicks', direction: 'ascending' })).toEqual(['ágil', 'vermelho', 'branco'])
})

it('hides the terms whose clicks are missing', () => {
  expect(texts(undefined, true)).toEqual(['vermelho', 'branco'])
})

it('leaves out the terms that do not match the filters', () => {
  const matches = Uint8Array.from([0, 1, 0, 1, 0])
  expect([...shownTerms(withHidden, { group: 1, hideWithoutClicks: false, matches })]).toEqual([1, 3])
})

it('has no terms for an unknown keyword', () => {
  expect([...shownTerms(withHidden, { group: 9, hideWithoutClicks: false })]).toEqual([])
})
