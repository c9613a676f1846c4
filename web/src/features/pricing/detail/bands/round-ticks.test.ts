import { expect, test } from 'vitest'
import { roundTicks } from './round-ticks.ts'

test('ticks are round numbers within the range', () => {
  expect(roundTicks(56, 240, 5)).toEqual([100, 150, 200])
  expect(roundTicks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100])
  expect(roundTicks(-7.3, 41, 4)).toEqual([0, 20, 40])
})

test('small steps keep no rounding of binary fractions', () => {
  expect(roundTicks(0.05, 0.35, 3)).toEqual([0.1, 0.2, 0.3])
})

test('a range that holds nothing has no ticks', () => {
  expect(roundTicks(5, 5, 4)).toEqual([])
  expect(roundTicks(6, 5, 4)).toEqual([])
})
