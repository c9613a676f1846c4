import { expect, test } from 'vitest'
import { circularKit, deepestKit } from '../kits.ts'

const kitsOf = (parts: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(parts).map(([id, kit]) => [id, { kit: kit.map((product) => ({ product, units: 1 })) }]),
  )

test('a kit of kits is fine, also with a part in it more than once', () => {
  expect(circularKit(kitsOf({ box: ['pair', 'pair', 'vase'], pair: ['vase'] }))).toBeUndefined()
})

test.each([
  [{ pair: ['pair'] }, 'pair'],
  [{ box: ['pair'], pair: ['vase', 'box'] }, 'box'],
  [{ free: ['vase'], one: ['two'], two: ['three'], three: ['one'] }, 'one'],
])('a kit that contains itself is found: %j', (parts, kit) => {
  expect(circularKit(kitsOf(parts))).toBe(kit)
})

test('kits lie within each other only so deep', () => {
  const chain = (length: number) =>
    kitsOf(Object.fromEntries(Array.from({ length }, (_, at) => [`kit ${at}`, [`kit ${at + 1}`]])))
  expect(circularKit(chain(deepestKit))).toBeUndefined()
  expect(circularKit(chain(deepestKit + 2))).toBeDefined()
})
