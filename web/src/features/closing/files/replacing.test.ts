import type { FileReceipt } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { doubtOfReplacing } from './replacing.ts'

const receipt = (orders: number, from?: string, to?: string) => ({ orders, from, to }) as FileReceipt
const march = receipt(300, '2026-03-01', '2026-03-31')

test('files of the same days with about as many orders take the place of others unasked', () => {
  expect(doubtOfReplacing([march], [receipt(290, '2026-03-01', '2026-03-30')])).toBeNull()
  expect(doubtOfReplacing([march], [receipt(150, '2026-03-31', '2026-04-30')])).toBeNull()
  expect(doubtOfReplacing([], [receipt(1)])).toBeNull()
})

test('files of other days, or with less than half of the orders, are doubtful', () => {
  expect(doubtOfReplacing([march], [receipt(300, '2026-04-01', '2026-04-30')])).toEqual({
    kind: 'other-days',
    before: { from: '2026-03-01', to: '2026-03-31' },
    after: { from: '2026-04-01', to: '2026-04-30' },
  })
  const half = [receipt(100, '2026-03-01', '2026-03-10'), receipt(49)]
  expect(doubtOfReplacing([march], half)).toEqual({ kind: 'fewer', before: 300, after: 149 })
})
