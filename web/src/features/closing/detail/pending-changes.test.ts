import type { Closing } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { addChange, applyChanges } from './pending-changes.ts'

const orders = (id: string) => ({ requests: [{ 'ID do pedido': id }] })
const results = (quantity: number) => ({ errors: [], unmatched: [], quantity, totalErrors: 0 })
const closing: Closing = {
  id: 'a',
  month: 'Março',
  mes: 'Março',
  year: 26,
  duplicate: false,
  outdated: false,
  revision: 0,
  ...orders('1'),
  ...results(0),
}

test('orders wait before results, and newer ones take the place of older ones', () => {
  const both = addChange(addChange([], orders('2')), results(1))
  expect(both).toEqual([orders('2'), results(1)])
  expect(addChange(both, results(5))).toEqual([orders('2'), results(5)])
  expect(addChange([results(1)], results(5))).toEqual([results(5)])
})

test('new orders drop the results that were computed for older ones', () => {
  expect(addChange([orders('2'), results(1)], orders('3'))).toEqual([orders('3')])
})

test('receipts follow what they are of, and change no figure', () => {
  const receipts = { receipts: { orders: [] } }
  expect(addChange([orders('2')], receipts)).toEqual([orders('2'), receipts])
  expect(applyChanges({ ...closing, outdated: true }, [receipts])).toEqual({ ...closing, outdated: true })
})

test('new orders make compared results outdated until results follow', () => {
  expect(applyChanges(closing, [orders('2')])).toMatchObject({ ...orders('2'), outdated: false })
  const compared = applyChanges(closing, [results(7)])
  expect(applyChanges(compared, [orders('2')])).toMatchObject({ quantity: 7, outdated: true })
  expect(applyChanges(compared, [orders('2'), results(9)])).toMatchObject({ quantity: 9, outdated: false })
})
