import { expect, test } from 'vitest'
import { pageOf } from './pager.tsx'

const items = Array.from({ length: 101 }, (_, position) => position)

test('cuts a list into pages counted from 1', () => {
  expect(pageOf(items, 1, 50)).toEqual({ items: items.slice(0, 50), number: 1, count: 3 })
  expect(pageOf(items, 3, 50)).toEqual({ items: [100], number: 3, count: 3 })
})

test('has no page that is empty after a full one', () => {
  expect(pageOf(items.slice(0, 100), 1, 50).count).toBe(2)
})

test('goes to the last page when the one asked for is gone', () => {
  expect(pageOf(items, 7, 50).number).toBe(3)
})

test('has one empty page when there is nothing to show', () => {
  expect(pageOf([], 1, 50)).toEqual({ items: [], number: 1, count: 1 })
})
