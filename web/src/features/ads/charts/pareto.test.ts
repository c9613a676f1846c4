import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { pareto } from './pareto.ts'

const { groups } = reportOf([
  ['pequena', 'a', 10, 5, 30, 10],
  ['grande', 'b', 10, 5, 50, 60],
  ['de graça', 'c', 10, 5, 20, 0],
  ['média', 'd', 10, 5, 0, 30],
])
const all = [0, 1, 2, 3]

it('finds how few keywords make up a share of the spend, and what they bring', () => {
  const { spending, fewest, gmvShare } = pareto(groups, all, 0.8)
  expect({ spending, fewest, gmvShare }).toEqual({ spending: 3, fewest: 2, gmvShare: 0.5 })
})

it('adds up spend and return, the largest spend first', () => {
  const { spendShares, gmvShares } = pareto(groups, all, 0.8)
  expect(spendShares).toEqual([0, 0.6, 0.9, 1])
  expect(gmvShares).toEqual([0, 0.5, 0.5, 0.8])
})

it('counts a share that is reached exactly', () => {
  expect(pareto(groups, all, 0.6).fewest).toBe(1)
  expect(pareto(groups, all, 1).fewest).toBe(3)
})

it('counts only the keywords it is given', () => {
  expect(pareto(groups, [0, 3], 0.7)).toMatchObject({ spending: 2, fewest: 1 })
})

it('has no result if nothing was spent', () => {
  expect(pareto(groups, [2], 0.8)).toMatchObject({ spending: 0, fewest: 0, gmvShare: 0 })
  expect(pareto(groups, [], 0.8)).toMatchObject({ spending: 0, fewest: 0, gmvShare: 0 })
})
