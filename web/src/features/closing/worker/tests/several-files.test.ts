import { expect, test, vi } from 'vitest'
import type { ReadingProgress } from '../messages.ts'
import { readMonthFiles } from '../reading/read-month-files.ts'
import { closeFiles, sample } from './close-files.ts'

const orders = 'small/orders.xlsx'

test('one that is refused is named', async () => {
  await expect(closeFiles('shopee', [sample(orders), sample('small/income.xlsx')])).rejects.toMatchObject({
    fileName: 'income.xlsx',
    refusal: { kind: 'swapped', marketplace: 'shopee', file: 'income' },
  })
})

test('a reading that takes a while reports which file it is in and how many rows there were', async () => {
  const reported: ReadingProgress[] = []
  const files = [sample(orders), sample('layout-2026/orders.xlsx')]
  const read = () =>
    readMonthFiles('shopee', 'orders', files, { onProgress: (progress) => reported.push(progress) })
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    await read()
    expect(reported).toEqual([])
    let clock = 0
    now.mockImplementation(() => {
      clock += 300
      return clock
    })
    await read()
  } finally {
    now.mockRestore()
  }
  expect(reported[0]).toMatchObject({ fileName: 'orders.xlsx', file: 1, files: 2 })
})
