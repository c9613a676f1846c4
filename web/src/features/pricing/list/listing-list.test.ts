import { expect, test } from 'vitest'
import { nextRow } from './listing-list.tsx'

const rows = { last: 4999, page: 8 }

test('the arrows lead to the neighbours, and stop at the ends of the list', () => {
  expect(nextRow('ArrowDown', 0, rows)).toBe(1)
  expect(nextRow('ArrowUp', 1, rows)).toBe(0)
  expect(nextRow('ArrowUp', 0, rows)).toBe(0)
  expect(nextRow('ArrowDown', 4999, rows)).toBe(4999)
})

test('page keys, Home and End move by a page or to an end', () => {
  expect(nextRow('PageDown', 10, rows)).toBe(18)
  expect(nextRow('PageUp', 5, rows)).toBe(0)
  expect(nextRow('End', 5, rows)).toBe(4999)
  expect(nextRow('Home', 5, rows)).toBe(0)
})

test('any other key leads nowhere', () => {
  expect(nextRow('Enter', 5, rows)).toBeUndefined()
  expect(nextRow('constructor', 5, rows)).toBeUndefined()
})
