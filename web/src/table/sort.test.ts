import { expect, test } from 'vitest'
import { nextSort, orderBy } from './sort.ts'

test('a first click sorts in the first direction of the column, the next ones turn it', () => {
  const first = nextSort(undefined, 'spend', 'descending')
  expect(first).toEqual({ column: 'spend', direction: 'descending' })
  expect(nextSort(first, 'spend', 'descending')).toEqual({ column: 'spend', direction: 'ascending' })
  expect(nextSort(nextSort(first, 'spend'), 'spend')).toEqual(first)
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'ascending' })
})

const rows = [
  { name: 'Zebra', value: 2 },
  { name: 'água', value: null },
  { name: 'Babá', value: Number.NaN },
  { name: 'abajur', value: 10 },
  { name: 'Ágata', value: 2 },
]
const names = (sorted: readonly { name: string }[]) => sorted.map(({ name }) => name)

test('names go as a Brazilian orders them, with any case and accents', () => {
  const byName = (direction: 'ascending' | 'descending') =>
    names(orderBy(rows, direction, ({ name }) => name))
  expect(byName('ascending')).toEqual(['abajur', 'Ágata', 'água', 'Babá', 'Zebra'])
  expect(byName('descending')).toEqual(['Zebra', 'Babá', 'água', 'Ágata', 'abajur'])
})

test('figures go by their size; equals keep their order, and rows without a figure come last in both directions', () => {
  const byValue = (direction: 'ascending' | 'descending') =>
    names(orderBy(rows, direction, ({ value }) => value))
  expect(byValue('ascending')).toEqual(['Zebra', 'Ágata', 'abajur', 'água', 'Babá'])
  expect(byValue('descending')).toEqual(['abajur', 'Zebra', 'Ágata', 'água', 'Babá'])
})
