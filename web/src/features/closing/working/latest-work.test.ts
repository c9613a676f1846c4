import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { expect, test } from 'vitest'
import { latestWork } from './latest-work.ts'
import { workOf } from './work.ts'

const mark = (version: number, note: string): ClosingOrder => ({
  ...{ orderId: 'A', version, note },
  ...{ state: 'contestado', recovered: 0, date: null },
})
const work = (...orders: ClosingOrder[]) => workOf({ orders, late: [] })
const noteOf = (of: ReturnType<typeof work>) => of.marks.get('A')?.note

test('what another tab kept after the page looked is taken', () => {
  expect(noteOf(latestWork(work(mark(1, 'old')), work(mark(2, 'new'))))).toBe('new')
  expect(noteOf(latestWork(undefined, work(mark(1, 'first'))))).toBe('first')
})

test('a mark that is being stored stays over an answer that does not have it yet', () => {
  expect(noteOf(latestWork(work(mark(0, 'being stored')), work()))).toBe('being stored')
  expect(noteOf(latestWork(work(mark(1, 'being stored')), work(mark(1, 'old'))))).toBe('being stored')
})
