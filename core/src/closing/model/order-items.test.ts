import { expect, test } from 'vitest'
import { longestItemText, mostItems } from '../index.ts'
import { boundItems } from './order-items.ts'

const item = (name: string) => ({ name, variation: '', sku: '', units: 1 })

test('an order keeps a limited number of items, and a part of their texts in whole characters', () => {
  const many = Array.from({ length: mostItems + 5 }, (_, index) => item(`Caneca ${index}`))
  expect(boundItems(many)).toEqual(many.slice(0, mostItems))
  const long = `${'x'.repeat(longestItemText - 1)}😀`
  expect(boundItems([{ ...item(long), sku: long }, item('Bule')])).toEqual([
    { ...item(long.slice(0, -2)), sku: long.slice(0, -2) },
    item('Bule'),
  ])
})
