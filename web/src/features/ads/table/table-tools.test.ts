import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { hasTermsWithoutClicks } from './table-tools.tsx'

it('there are terms to hide if the clicks of a term are missing', () => {
  const report = reportOf([
    ['tênis', 'azul', 100, 9, 50, 10],
    ['tênis', 'ágil', 100, '-', 0, 0],
  ])
  expect(hasTermsWithoutClicks(report)).toBe(true)
})

it('there are no terms to hide if the file only has rows with 0 clicks, which are left out anyway', () => {
  const report = reportOf([
    ['tênis', 'azul', 100, 9, 50, 10],
    ['tênis', 'ágil', 100, 0, 0, 0],
  ])
  expect(hasTermsWithoutClicks(report)).toBe(false)
})
