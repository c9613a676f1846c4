import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakEvenRoas, clicksForOneSale, isMargin, profitAfterAds, verdictOf } from '../index.ts'

const rule = { margin: 20, minimumClicks: 30 }

test.each([
  ['sells enough to pay its ads', { clicks: 60, gmv: 220.18, spend: 40.26 }, 'gain'],
  ['leaves exactly what was spent', { clicks: 30, gmv: 100, spend: 20 }, 'gain'],
  ['sells, and costs more than the sales leave', { clicks: 30, gmv: 100, spend: 20.01 }, 'loss'],
  ['has every click it needs and no sale', { clicks: 30, gmv: 0, spend: 5 }, 'loss'],
  ['is one click short of being judged', { clicks: 29, gmv: 0, spend: 500 }, 'tooLittleData'],
  ['sold at its first click', { clicks: 1, gmv: 90, spend: 1 }, 'tooLittleData'],
  ['cost nothing and sold nothing', { clicks: 300, gmv: 0, spend: 0 }, 'tooLittleData'],
  ['has no clicks in the file', { clicks: 0, gmv: 0, spend: 0 }, 'tooLittleData'],
] as const)('a term that %s: %o is %s', (_, figures, verdict) => {
  expect(verdictOf(figures, rule)).toBe(verdict)
})

test('a fraction of a centavo that binary numbers lose is no loss', () => {
  expect(profitAfterAds({ gmv: 0.7, spend: 0.07 }, 10)).toBeLessThan(0)
  expect(verdictOf({ clicks: 30, gmv: 0.7, spend: 0.07 }, { ...rule, margin: 10 })).toBe('gain')
})

const figures = fc.record({
  clicks: fc.nat(1e6),
  gmv: fc.double({ min: 0, max: 1e9, noNaN: true }),
  spend: fc.double({ min: 0, max: 1e9, noNaN: true }),
})
const margins = fc.double({ min: 0.1, max: 100, noNaN: true })

test('a better margin never makes a term lose, a worse one never makes it gain', () => {
  fc.assert(
    fc.property(figures, margins, margins, (term, one, other) => {
      const [worse, better] = one < other ? [one, other] : [other, one]
      if (verdictOf(term, { ...rule, margin: worse }) === 'gain') {
        expect(verdictOf(term, { ...rule, margin: better })).toBe('gain')
      }
      if (verdictOf(term, { ...rule, margin: better }) === 'loss') {
        expect(verdictOf(term, { ...rule, margin: worse })).toBe('loss')
      }
    }),
  )
})

test('asking for more clicks removes verdicts and never reverses one', () => {
  fc.assert(
    fc.property(figures, margins, fc.nat(1e6), (term, margin, more) => {
      const strict = verdictOf(term, { margin, minimumClicks: rule.minimumClicks + more })
      expect([verdictOf(term, { ...rule, margin }), 'tooLittleData']).toContain(strict)
    }),
  )
})

test('a term that gains has a profit, and a term that loses has no profit', () => {
  fc.assert(
    fc.property(figures, margins, (term, margin) => {
      const verdict = verdictOf(term, { ...rule, margin })
      const profit = profitAfterAds(term, margin)
      if (verdict === 'gain') expect(profit).toBeGreaterThanOrEqual(-0.005)
      if (verdict === 'loss') expect(profit).toBeLessThan(0)
    }),
  )
})

test('a margin that is no number judges nothing', () => {
  expect(verdictOf({ clicks: 90, gmv: 0, spend: 9 }, { ...rule, margin: Number.NaN })).toBe('tooLittleData')
})

describe('the clicks a term is given', () => {
  test.each([
    ['19 in every sale, rounded up', { clicks: 19129, conversions: 973 }, 20],
    ['one where every click sells', { clicks: 40, conversions: 40 }, 1],
    ['one where a click counts as several sales', { clicks: 10, conversions: 25 }, 1],
    ['20 without any sale', { clicks: 5000, conversions: 0 }, 20],
    ['20 without any click', { clicks: 0, conversions: 3 }, 20],
    ['20 in an empty report', { clicks: 0, conversions: 0 }, 20],
  ])('are %s', (_, total, clicks) => {
    expect(clicksForOneSale(total)).toBe(clicks)
  })
})

test.each([
  [25, 4],
  [20, 5],
  [100, 1],
  [12.5, 8],
])('at a margin of %d %% each real spent must bring %d', (margin, roas) => {
  expect(breakEvenRoas(margin)).toBe(roas)
})

test.each([0, -0, -5, 100.01, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a margin of %d has no break-even',
  (margin) => {
    expect(isMargin(margin)).toBe(false)
    expect(breakEvenRoas(margin)).toBeNull()
  },
)

test('spend whose return is the break-even ROAS leaves neither profit nor loss', () => {
  const amount = fc.double({ min: 0.01, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(amount, fc.double({ min: 0.1, max: 100, noNaN: true }), (spend, margin) => {
      const gmv = spend * (breakEvenRoas(margin) ?? Number.NaN)
      expect(Math.abs(profitAfterAds({ gmv, spend }, margin))).toBeLessThanOrEqual(spend * 1e-12)
    }),
  )
})
