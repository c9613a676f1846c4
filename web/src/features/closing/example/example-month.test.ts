import { expect, test } from 'vitest'
import { closeFiles } from '../worker/tests/close-files.ts'

const files = import.meta.glob<string>('./*.xlsx', { query: '?url&inline', import: 'default', eager: true })

async function exampleFile(slot: string): Promise<File> {
  const address = files[`./${slot}.xlsx`] ?? ''
  return new File([await (await fetch(address)).blob()], `${slot}.xlsx`)
}

test('the example is a month in which something of everything happens', async () => {
  const files = [[await exampleFile('orders')], [await exampleFile('income')]] as const
  const { receipts, found: results } = await closeFiles('shopee', ...files)
  expect([...receipts.orders, ...receipts.income].flatMap(({ warnings = [] }) => warnings)).toEqual([])
  expect(results).toMatchObject({ matched: 12, totalDifference: -1970 })
  expect(results.unmatched).toHaveLength(3)
  expect(results.differences.map(({ difference, reason }) => [difference, reason])).toEqual([
    [-320, 'commission-rate'],
    [-1250, 'return-freight'],
    [-800, 'unexplained'],
    [400, 'unexplained'],
  ])
})
