import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { hasTermsWithoutClicks } from './table-tools.tsx'

it('is so when the clicks of a term are missing', () => {
  const report = reportOf([
    ['tênis', 'azul', 100, 9, 50, 10],
    ['tênis', 'ágil', 100, '-', 0, 0],
  ])
  expect(hasTermsWithoutClicks(report)).toBe(true)
})

it('is not so when only rows with 0 clicks are in the file, as they are left out', () => {
  const report = reportOf([
    ['tênis', 'azul', 100, 9, 50, 10],
    ['tênis', 'ágil', 100, 0, 0, 0],
  ])
  expect(hasTermsWithoutClicks(report)).toBe(false)
})
