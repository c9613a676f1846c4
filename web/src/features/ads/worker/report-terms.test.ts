import type { SoldTerms } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { filterReport, noFilters } from '../model/filters.ts'
import { ReportTerms } from './report-terms.ts'
import { receiveTerms, sendTerms } from './send-terms.ts'

const report = reportOf([
  ['tênis', 'vermelho', 100, 9, 50, 10],
  ['tênis', 'ágil', 100, '-', 0, 0],
  ['tênis', 'branco', 100, 30, 90, 30],
  ...Array.from({ length: 9000 }, (_, place) => ['meia', `meia ${place}`, 10, 1, 0, 1] as const),
])

it('a worker receives the terms of the page in parts', async () => {
  const { texts, ends, hasClicks, figures } = report.terms
  const { clicks, conversions, gmv, spend } = figures
  let received: SoldTerms | undefined
  for await (const part of receiveTerms(sendTerms(report))) received = part
  expect(received).toEqual({
    terms: { texts, ends, hasClicks, figures: { clicks, conversions, gmv, spend } },
  })
})

it('the page filters and sorts by itself if there is no worker', async () => {
  const terms = new ReportTerms(report)
  const filters = { ...noFilters, text: 'a 409' }
  expect(await terms.filter(filters)).toEqual(filterReport(report, filters))
  const shown = Uint32Array.from([0, 1, 2])
  expect([...(await terms.sort(shown, { column: 'name', direction: 'ascending' }))]).toEqual([1, 2, 0])
  expect([...(await terms.sort(shown, { column: 'roas', direction: 'descending' }))]).toEqual([0, 2, 1])
})
