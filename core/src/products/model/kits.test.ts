import { expect, test } from 'vitest'
import { circularKit } from './kits.ts'

test('a kit of kits is fine, however often a part is in it', () => {
  const partsOf = new Map([
    ['box', ['pair', 'pair', 'vase']],
    ['pair', ['vase']],
  ])
  expect(circularKit(partsOf)).toBeUndefined()
})

test.each([
  [{ pair: ['pair'] }, 'pair'],
  [{ box: ['pair'], pair: ['vase', 'box'] }, 'box'],
  [{ free: ['vase'], one: ['two'], two: ['three'], three: ['one'] }, 'one'],
])('a kit that contains itself is found: %j', (partsOf, kit) => {
  expect(circularKit(new Map(Object.entries(partsOf)))).toBe(kit)
})
