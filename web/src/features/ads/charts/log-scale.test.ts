import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logScale } from './log-scale.ts'

const values = (scale: { ticks: readonly { value: number }[] }) => scale.ticks.map(({ value }) => value)

it('gives each factor of ten the same room', () => {
  const { at } = logScale([1, 1000], [0, 300], 50)
  expect(at(100) - at(10)).toBeCloseTo(at(1000) - at(100))
  expect(at(1)).toBeGreaterThan(0)
  expect(at(1000)).toBeLessThan(300)
})

it('marks powers of ten, and between them 2 and 5 where there is room', () => {
  expect(values(logScale([1, 1000], [0, 300], 50))).toEqual([1, 10, 100, 1000])
  expect(values(logScale([1, 100], [0, 900], 60))).toEqual([1, 2, 5, 10, 20, 50, 100])
})

it('leaves out powers where even they have no room', () => {
  expect(values(logScale([1e-3, 1e9], [0, 200], 50))).toEqual([1, 1e4, 1e8])
})

it('puts a single value into the middle', () => {
  expect(logScale([7], [0, 200], 50).at(7)).toBeCloseTo(100)
})

it('has no ticks without values', () => {
  expect(logScale([], [0, 200], 50).ticks).toEqual([])
})

it('keeps every value and every tick between its ends', () => {
  const positive = fc.double({ min: 0.001, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(fc.array(positive, { minLength: 1 }), fc.integer({ min: 60, max: 2000 }), (all, end) => {
      const { at, ticks } = logScale(all, [end, 0], 50)
      for (const pixel of [...all.map(at), ...ticks.map((tick) => tick.at)]) {
        expect(pixel).toBeGreaterThanOrEqual(-1e-6)
        expect(pixel).toBeLessThanOrEqual(end + 1e-6)
      }
    }),
  )
})
