import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents, toReais } from './index.ts'

describe('toCents', () => {
  it.each([
    [0, 0],
    [73.04, 7304],
    [-13.93, -1393],
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e9, 1e11],
    [0.004, 0],
    [-0.004, 0],
  ])('reads %d reais as %d centavos, half away from zero', (reais, cents) => {
    expect(toCents(reais)).toBe(cents)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('counts %d as 0', (reais) => {
    expect(toCents(reais)).toBe(0)
  })

  it('rounds what is written with 15 digits, whatever the size of the amount', () => {
    const written = (reais: number) => Math.round(Number((Math.abs(reais) * 100).toPrecision(15)))
    const amount = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    )
    fc.assert(fc.property(amount, (reais) => Math.abs(toCents(reais)) === written(reais)))
  })

  it('gives back every whole number of centavos that went to reais', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => toCents(toReais(cents)) === cents),
    )
  })
})
