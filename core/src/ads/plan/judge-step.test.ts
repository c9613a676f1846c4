import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgeStep, type TakenStep } from './judge-step.ts'

// In March R$ 93,00 were spent and R$ 155,00 sold: R$ 3,00 and R$ 5,00 a day; 20 % of the latter is R$ 1,00.
const stopped: TakenStep = { action: 'stop', day: 100, before: { days: 31, spend: 93, gmv: 155 } }
const lowered: TakenStep = { ...stopped, action: 'bid' }
const later = { first: 101, last: 130 }

it('says what a stopped term no longer loses in a day', () => {
  expect(judgeStep(stopped, later, { spend: 0, gmv: 0 }, 20)).toEqual({
    outcome: 'helped',
    before: { spend: 300, gmv: 500, profit: -200 },
    after: { spend: 0, gmv: 0, profit: 0 },
  })
})

it('says that something stopped still spends, also a little', () => {
  expect(judgeStep(stopped, later, { spend: 0.1, gmv: 0 }, 20).outcome).toBe('spending')
})

it('compares days, not periods of different lengths', () => {
  // 60 of 30 days are R$ 2,00, and R$ 5,00 are sold as before.
  const { outcome, after } = judgeStep(lowered, later, { spend: 60, gmv: 150 }, 20)
  expect({ outcome, after }).toEqual({ outcome: 'helped', after: { spend: 200, gmv: 500, profit: -100 } })
  expect(judgeStep(lowered, later, { spend: 90, gmv: 150 }, 20).outcome).toBe('same')
  expect(judgeStep(lowered, later, { spend: 90, gmv: 90 }, 20).outcome).toBe('hurt')
})

it('says when stopping cost more than it saved', () => {
  const good: TakenStep = { ...stopped, before: { days: 31, spend: 31, gmv: 310 } }
  expect(judgeStep(good, later, { spend: 0, gmv: 0 }, 20).outcome).toBe('hurt')
})

it('waits for a report that begins after the day of the step, and does not guess days', () => {
  expect(judgeStep(stopped, { first: 100, last: 130 }, { spend: 0, gmv: 0 }, 20)).toMatchObject({
    outcome: 'early',
    after: null,
  })
  expect(judgeStep(stopped, null, { spend: 0, gmv: 0 }, 20).outcome).toBe('unknown')
  expect(judgeStep({ ...stopped, before: null }, later, { spend: 0, gmv: 0 }, 20).outcome).toBe('unknown')
})

it('does not throw for figures that no shop has', () => {
  expect(judgeStep(lowered, later, { spend: 1e20, gmv: 0 }, 20).outcome).toBe('hurt')
})

it('judges the same days with the same figures as no change', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: 1, max: 366 }),
      fc.integer({ min: 1, max: 100 }),
      (spend, gmv, days, margin) => {
        const step: TakenStep = { action: 'bid', day: 0, before: { days, spend, gmv } }
        expect(judgeStep(step, { first: 1, last: days }, { spend, gmv }, margin).outcome).toBe('same')
      },
    ),
  )
})
