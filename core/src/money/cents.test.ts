import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCents,
  cents,
  negative,
  noCents,
  shortfall,
  subtractCents,
  sumCents,
  toCents,
  toReais,
} from './index.ts'

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
  ])('reads %d reais as %d centavos, half away from zero', (reais, amount) => {
    expect(toCents(reais)).toBe(amount)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('counts %d as 0', (reais) => {
    expect(toCents(reais)).toBe(0)
  })

  it('rounds what is written with 15 digits, at any size of the amount', () => {
    const written = (reais: number) => Math.round(Number((Math.abs(reais) * 100).toPrecision(15)))
    const amount = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    )
    fc.assert(fc.property(amount, (reais) => Math.abs(toCents(reais)) === written(reais)))
  })

  it('gives back every whole number of centavos that went to reais', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (amount) => toCents(toReais(cents(amount))) === amount,
      ),
    )
  })
})

describe('arithmetic in whole centavos', () => {
  it('takes whole numbers only, and knows one zero', () => {
    expect(cents(-0)).toBe(0)
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(amount)).toThrow(RangeError)
    }
  })

  it('adds, takes away, and changes the sign', () => {
    expect(addCents(cents(3), cents(-5))).toBe(-2)
    expect(subtractCents(cents(3), cents(5))).toBe(-2)
    expect(negative(cents(7))).toBe(-7)
    expect(negative(noCents)).toBe(0)
    expect([sumCents([]), sumCents([cents(3), cents(-5), cents(10)])]).toEqual([0, 8])
    const most = cents(Number.MAX_SAFE_INTEGER)
    expect([
      sumCents([most, most]),
      addCents(negative(most), cents(-1)),
      subtractCents(most, negative(most)),
    ]).toEqual([most, negative(most), most])
    expect(sumCents(Array.from({ length: 300_000 }, () => cents(2)))).toBe(600_000)
  })

  it('says how much is missing', () => {
    expect([cents(-7), noCents, cents(7)].map(shortfall)).toEqual([7, 0, 0])
  })
})
