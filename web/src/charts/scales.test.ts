import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearScale, logScale, type Scale } from './scales.ts'

const values = (scale: Scale) => scale.ticks.map(({ value }) => value)

describe('a linear scale', () => {
  it('puts values between its ends in proportion, and those outside beyond them', () => {
    const { at } = linearScale(10, 20, [0, 100], 20)
    expect([10, 15, 20, 25].map(at)).toEqual([0, 50, 100, 150])
  })

  it('has round ticks no closer than asked for', () => {
    expect(values(linearScale(0, 97, [0, 500], 100))).toEqual([0, 20, 40, 60, 80])
    expect(values(linearScale(0, 97, [500, 0], 240))).toEqual([0, 50])
    expect(values(linearScale(-3, 3, [0, 300], 50))).toEqual([-3, -2, -1, 0, 1, 2, 3])
    expect(values(linearScale(99.1, 99.35, [0, 300], 60))).toEqual([99.1, 99.15, 99.2, 99.25, 99.3, 99.35])
  })

  it('keeps its ticks between its ends and as far apart as asked for', () => {
    const amount = fc.double({ min: -1e7, max: 1e7, noNaN: true })
    fc.assert(
      fc.property(
        amount,
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        fc.integer({ min: 120, max: 2000 }),
        (from, size, end) => {
          const { ticks } = linearScale(from, from + size, [0, end], 50)
          for (const [index, { at }] of ticks.entries()) {
            expect(at).toBeGreaterThanOrEqual(-1e-3)
            expect(at).toBeLessThanOrEqual(end + 1e-3)
            const before = ticks[index - 1]
            if (before) expect(at - before.at).toBeGreaterThan(49.9)
          }
        },
      ),
    )
  })

  it('has no ticks where its ends are one', () => {
    expect(linearScale(3, 3, [0, 100], 20).ticks).toEqual([])
  })
})

describe('a logarithmic scale', () => {
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
})
