import { expect, it } from 'vitest'
import { placeOfSum } from './sum-row.ts'

it('finds the sum of many different amounts, above them or below, with what was taken back', () => {
  const amounts = [1250, 890, 4410, -300, 725, 1999]
  expect(placeOfSum([...amounts, 8974])).toBe(6)
  expect(placeOfSum([8974, ...amounts])).toBe(0)
  expect(placeOfSum(amounts.map((amount) => -amount).concat(-8974))).toBe(6)
})

it('takes no amount for a sum that may be one by chance', () => {
  expect(placeOfSum([])).toBeUndefined()
  expect(placeOfSum([100, 200, 300, 600])).toBeUndefined()
  expect(placeOfSum([100, 100, 100, 100, 100, 100, 600])).toBeUndefined()
  expect(placeOfSum([10, -10, 20, -20, 40, -40, 50, -50, 60, -60, 90, 90])).toBeUndefined()
})
