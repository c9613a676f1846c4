import { termText } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import {
  type FilteredReport,
  type Filters,
  filterReport,
  isFiltering,
  noFilters,
  unfilteredReport,
} from './filters.ts'

const report = reportOf([
  ['tênis', 'tênis branco', 100, 9, 50, 10],
  ['meia', 'meia de lã', 70, 7, 20.5, 3.25],
  ['tênis', 'sapato', 100, 30, 0, 30],
  ['bolsa', 'bol', 10, 1, 0, 4],
  ['bolsa', 'sa de praia', 10, 2, 0, 5.5],
  ['cachecol', 'cachecol de la\u0303', 10, '-', 0, 0],
])

const left = (part: Partial<Filters>) => {
  const filters = { ...noFilters, ...part }
  const filtered: FilteredReport = isFiltering(filters)
    ? filterReport(report, filters)
    : unfilteredReport(report)
  const terms = [...report.terms.ends.keys()].filter((term) => filtered.matches?.[term] ?? 1)
  return {
    ...filtered,
    keys: filtered.keywords.map((keyword) => report.groups[keyword]?.key),
    texts: terms.map((term) => termText(report, term)),
  }
}

it('keeps everything without filters', () => {
  const { keys, terms, spend, gmv } = left({})
  expect({ keys, terms, spend, gmv }).toEqual({
    keys: ['tênis', 'meia', 'bolsa', 'cachecol'],
    terms: 6,
    spend: 52.75,
    gmv: 70.5,
  })
})

it('finds a text with any accents and case, composed or decomposed', () => {
  expect(left({ text: 'DE LA' }).texts).toEqual(['meia de lã', 'cachecol de lã'])
  expect(left({ text: ' lã ' }).texts).toEqual(['meia de lã', 'cachecol de lã'])
})

it('keeps all terms of a keyword that contains the text', () => {
  expect(left({ text: 'tenis' }).texts).toEqual(['tênis branco', 'sapato'])
})

it('does not find a text that spans two neighbouring terms', () => {
  expect(left({ text: 'bolsa de' }).texts).toEqual([])
  expect(left({ text: 'sa de' }).texts).toEqual(['sa de praia'])
})

it('reads special characters in the text literally', () => {
  expect(left({ text: '.*' }).texts).toEqual([])
  for (const text of ['la (', 'de-lã', '[', '\u0301']) expect(left({ text }).texts).toEqual([])
})

it('compares the clicks of each term, and counts missing clicks as 0', () => {
  expect(left({ minClicks: 9 }).texts).toEqual(['tênis branco', 'sapato'])
  expect(left({ minClicks: 1 }).keys).toEqual(['tênis', 'meia', 'bolsa'])
})

it('keeps the terms without sales, and sums their spend', () => {
  const { texts, terms, spend, gmv, keys } = left({ withoutSales: true, minClicks: 1 })
  expect(texts).toEqual(['sapato', 'bol', 'sa de praia'])
  expect({ keys, terms, spend, gmv }).toEqual({ keys: ['tênis', 'bolsa'], terms: 3, spend: 39.5, gmv: 0 })
})

it('counts the matching terms of each keyword', () => {
  expect([...left({ withoutSales: true }).termCounts]).toEqual([1, 0, 2, 1])
})

it('finds every match among thousands of terms', () => {
  const many = reportOf(
    Array.from({ length: 9000 }, (_, place) => ['meia', `meia ${place}`, 10, 1, 0, 1] as const),
  )
  const { matches } = filterReport(many, { ...noFilters, text: 'a 409' })
  expect([...many.terms.ends.keys()].filter((term) => matches?.[term])).toEqual([
    409,
    ...Array.from({ length: 10 }, (_, place) => 4090 + place),
  ])
})
