import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberRadius, placeNumbers } from './place-numbers.ts'

const box = { width: 346, height: 320, left: 44, right: 334, top: 22, bottom: 276 }

test('a number is on its dot if no other number is there', () => {
  const dots = [
    { x: 60, y: 60 },
    { x: 100, y: 60 },
  ]
  expect(placeNumbers(dots, box)).toEqual(dots)
})

test('no number covers another or leaves the chart, also with ten dots close together and on a phone', () => {
  const near = fc.record({ x: fc.integer({ min: 60, max: 320 }), y: fc.integer({ min: 40, max: 262 }) })
  const dots = fc.oneof(
    fc.array(near, { maxLength: 10 }),
    near.map((dot) => Array.from({ length: 10 }, () => dot)),
    near.map(({ x, y }) =>
      Array.from({ length: 10 }, (_, place) => ({ x: Math.min(320, x + place * 3), y })),
    ),
  )
  fc.assert(
    fc.property(dots, (all) => {
      const numbers = placeNumbers(all, box)
      for (const [place, { x, y }] of numbers.entries()) {
        for (const other of numbers.slice(place + 1)) {
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(2 * numberRadius)
        }
        expect(x).toBeGreaterThanOrEqual(box.left)
        expect(x).toBeLessThanOrEqual(box.right)
        expect(y).toBeGreaterThanOrEqual(box.top)
        expect(y).toBeLessThanOrEqual(box.bottom)
      }
    }),
  )
})
