import { expect, test } from 'vitest'
import { readAdsFile } from '../files/read-report.ts'
import { isExample } from '../kept/kept-entry.ts'
import { exampleReport } from './example-report.ts'

test('the example is read like any report of search terms, without leaving out a row, and is recognised as an example', async () => {
  const file = exampleReport()
  const report = (await readAdsFile(file)).finish()
  expect(report.receipt).toMatchObject({ rows: 15, used: 15, bad: 0, unreadableValues: 0 })
  expect(report.kind).toBeUndefined()
  expect(report.groups).toHaveLength(4)
  expect(isExample(file.name)).toBe(true)
  expect(isExample('relatorio.csv')).toBe(false)
})
