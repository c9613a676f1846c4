import { expect, test } from 'vitest'
import { BothWorkers } from '../worker/tests/both-workers.ts'
import { exampleFiles } from './example-files.ts'

test('the example is a month in which something of everything happens', async () => {
  const { orders, income } = await exampleFiles()
  const workers = new BothWorkers('shopee')
  const { receipts } = await workers.readOrderFiles([orders])
  const { results, receipts: ofIncome } = await workers.readIncomeFiles([income])
  expect([...receipts, ...ofIncome].flatMap(({ warnings = [] }) => warnings)).toEqual([])
  expect(results).toMatchObject({ matched: 12, totalDifference: -1970 })
  expect(results.unmatched).toHaveLength(3)
  expect(results.differences.map(({ difference, reason }) => [difference, reason])).toEqual([
    [-320, 'commission-rate'],
    [-1250, 'return-freight'],
    [-800, 'unexplained'],
    [400, 'unexplained'],
  ])
})
