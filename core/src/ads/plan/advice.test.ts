import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profitAfterAds } from '../verdicts/verdict.ts'
import {
  adviceOn,
  confidenceOf,
  conversionInterval,
  highestBid,
  savingIfStopped,
  stepOf,
  targetRoas,
} from './advice.ts'

describe('the highest bid that still earns', () => {
  it('is margin x conversion x value of a sale, in centavos rounded down', () => {
    // 4 sales on 168 clicks of R$ 88,4575 each, 20 %: 0,20 x 4/168 x 88,4575 = R$ 0,42122.
    expect(highestBid({ clicks: 168, gmv: 353.83 }, 20)).toBe(42)
    // 0,25 x 2/40 x 80 = R$ 1,00 to the centavo.
    expect(highestBid({ clicks: 40, gmv: 160 }, 25)).toBe(100)
    // 0,10 x 1/3 x 1,00 = 3,33 centavos.
    expect(highestBid({ clicks: 3, gmv: 1 }, 10)).toBe(3)
    // 12,5 % of R$ 0,88 over 1 click: 11 centavos, which is 10,999… in binary fractions.
    expect(highestBid({ clicks: 1, gmv: 0.88 }, 12.5)).toBe(11)
  })

  it('is nothing without a sale, and not known without a click', () => {
    expect(highestBid({ clicks: 50, gmv: 0 }, 20)).toBe(0)
    expect(highestBid({ clicks: 0, gmv: 0 }, 20)).toBeNull()
    expect(highestBid({ clicks: 0, gmv: 90 }, 20)).toBeNull()
  })

  it('takes a margin above 0 and up to 100 %, and no other', () => {
    expect(highestBid({ clicks: 10, gmv: 50 }, 100)).toBe(500)
    for (const margin of [0, -5, 100.01, Number.NaN]) {
      expect(highestBid({ clicks: 10, gmv: 50 }, margin)).toBeNull()
    }
  })

  it('never loses when it is what each click costs, and one centavo more a click always does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (clicks, gmvCents, hundredths) => {
          const gmv = gmvCents / 100
          const margin = hundredths / 100
          const bid = highestBid({ clicks, gmv }, margin) ?? Number.NaN
          const left = (spendCents: number) => profitAfterAds({ gmv, spend: spendCents / 100 }, margin)
          expect(left(bid * clicks)).toBeGreaterThan(-1e-6)
          expect(left((bid + 1) * clicks)).toBeLessThan(1e-6)
        },
      ),
    )
  })
})

it('does not throw for figures that no shop has', () => {
  const amount = 1e20
  expect(savingIfStopped({ gmv: 0, spend: amount }, 20)).toBe(1e22)
  expect(highestBid({ clicks: 1, gmv: amount }, 20)).toBe(Number.MAX_SAFE_INTEGER)
})

it('asks for the ROAS of the break-even, rounded up', () => {
  expect(targetRoas(20)).toBe(5)
  expect(targetRoas(100)).toBe(1)
  // 100 / 30 = 3,333…
  expect(targetRoas(30)).toBe(3.34)
  expect(targetRoas(0)).toBeNull()
  expect(targetRoas(0.001)).toBeNull()
})

it('saves what was lost, and nothing where something was gained', () => {
  expect(savingIfStopped({ gmv: 353.83, spend: 171.92 }, 20)).toBe(10_115)
  expect(savingIfStopped({ gmv: 0, spend: 68.73 }, 20)).toBe(6_873)
  expect(savingIfStopped({ gmv: 500, spend: 100 }, 20)).toBe(0)
  expect(savingIfStopped({ gmv: 501, spend: 100 }, 20)).toBe(0)
  expect(savingIfStopped({ gmv: 0, spend: 0 }, 100)).toBe(0)
})

describe('the interval of a conversion', () => {
  it('is that of Wilson', () => {
    // 0 of 100: from 0 to 3,8416 / 103,8416.
    const none = conversionInterval({ clicks: 100, conversions: 0 })
    expect(none.low).toBeCloseTo(0, 12)
    expect(none.high).toBeCloseTo(3.8416 / 103.8416, 12)
    // 10 of 100, as in tables of it: 5,52 % to 17,44 %.
    const ten = conversionInterval({ clicks: 100, conversions: 10 })
    expect(ten.low).toBeCloseTo(0.0552, 4)
    expect(ten.high).toBeCloseTo(0.1744, 4)
  })

  it('is everything without clicks, and holds the share that was seen', () => {
    expect(conversionInterval({ clicks: 0, conversions: 0 })).toEqual({ low: 0, high: 1 })
    expect(conversionInterval({ clicks: 3, conversions: 5 }).high).toBe(1)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (clicks, conversions) => {
          const { low, high } = conversionInterval({ clicks, conversions })
          const share = Math.min(1, conversions / clicks)
          expect(low).toBeLessThanOrEqual(share + 1e-12)
          expect(high).toBeGreaterThanOrEqual(share - 1e-12)
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('the confidence', () => {
  const rule = { margin: 25, minimumClicks: 20 }

  it('is "few" with fewer clicks than the rule asks for', () => {
    expect(confidenceOf({ clicks: 19, conversions: 0, gmv: 0, spend: 90 }, rule, 80)).toBe('few')
    expect(
      confidenceOf({ clicks: 0, conversions: 0, gmv: 0, spend: 0 }, { margin: 25, minimumClicks: 0 }, 80),
    ).toBe('few')
  })

  it('asks whether even the best conversion would pay: 100 clicks, no sale, R$ 20,00 left of one', () => {
    // At most 3,70 % convert: R$ 0,74 a click.
    expect(confidenceOf({ clicks: 100, conversions: 0, gmv: 0, spend: 75 }, rule, 80)).toBe('sure')
    expect(confidenceOf({ clicks: 100, conversions: 0, gmv: 0, spend: 73 }, rule, 80)).toBe('open')
    expect(confidenceOf({ clicks: 100, conversions: 0, gmv: 0, spend: 75 }, rule, 0)).toBe('open')
  })

  it('asks whether even the worst conversion would pay: 10 sales of R$ 80,00 on 100 clicks', () => {
    // From 5,52 % to 17,44 %: R$ 1,10 to R$ 3,49 a click.
    const of = (spend: number) => confidenceOf({ clicks: 100, conversions: 10, gmv: 800, spend }, rule, 0)
    expect(of(110)).toBe('sure')
    expect(of(112)).toBe('open')
    expect(of(348)).toBe('open')
    expect(of(350)).toBe('sure')
  })
})

it('puts the three together', () => {
  expect(
    adviceOn({ clicks: 100, conversions: 0, gmv: 0, spend: 75 }, { margin: 25, minimumClicks: 20 }, 80),
  ).toEqual({
    step: 'stop',
    highestBid: 0,
    saving: 7_500,
    confidence: 'sure',
  })
})

it('stops only what never sold, lowers what sold and loses, and waits where the clicks do not say yet', () => {
  const rule = { margin: 25, minimumClicks: 20 }
  const step = (clicks: number, conversions: number, gmv: number, spend: number) =>
    stepOf({ clicks, conversions, gmv, spend }, rule, 80)
  expect(step(100, 0, 0, 75)).toBe('stop')
  expect(step(100, 0, 0, 73)).toBe('wait')
  expect(step(19, 0, 0, 900)).toBe('wait')
  expect(step(1000, 1, 80, 900)).toBe('lower')
  expect(step(1000, 0, 1, 900)).toBe('lower')
  expect(step(100, 10, 800, 110)).toBe('raise')
})
