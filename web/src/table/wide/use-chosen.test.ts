import { expect, test } from 'vitest'
import { choosing } from './use-chosen.ts'

test('a click with Shift chooses all rows from the last clicked one, and a second one deselects them', () => {
  const keys = ['a', 'b', 'c', 'd']
  const first = choosing({ keys: new Set(), from: undefined }, 'b', false, keys)
  const range = choosing(first, 'd', true, keys)
  expect([...range.keys]).toEqual(['b', 'c', 'd'])
  expect([...choosing(range, 'c', true, keys).keys]).toEqual(['b'])
  expect([...choosing({ keys: new Set(), from: 'gone' }, 'c', true, keys).keys]).toEqual(['c'])
})
