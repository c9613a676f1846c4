import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { drawScatter, mostPoints, nearestPoint, zeroRoom } from './draw-scatter.ts'

// Spend 10, 100, 1000 and 0; ROAS 5, 0 and 0.5.
const { groups } = reportOf([
  ['barata', 'a', 10, 5, 50, 10],
  ['parada', 'b', 10, 5, 0, 100],
  ['cara', 'c', 10, 5, 500, 1000],
  ['de graça', 'd', 10, 5, 80, 0],
])
const box = { width: 600, height: 300, left: 40, right: 590, top: 10, bottom: 260 }
const scatter = drawScatter(groups, [0, 1, 2, 3], 2, box)

it('draws the keywords that spent something, the largest spend first', () => {
  expect(scatter.points.map(({ keyword }) => groups[keyword]?.key)).toEqual(['cara', 'parada', 'barata'])
})

it('puts more spend further right and more return further up, with equal factors at equal distances', () => {
  const [dear, idle, cheap] = scatter.points
  expect((dear?.x ?? 0) - (idle?.x ?? 0)).toBeCloseTo((idle?.x ?? 0) - (cheap?.x ?? 0))
  expect(cheap?.y).toBeLessThan(scatter.line)
  expect(dear?.y).toBeGreaterThan(scatter.line)
  expect(scatter.points.map(({ isBelow }) => isBelow)).toEqual([true, true, false])
})

it('puts keywords without return below the scale', () => {
  const idle = scatter.points[1]
  expect(idle?.y).toBe(260 - zeroRoom / 2)
  expect(Math.max(...scatter.roasTicks.map(({ at }) => at))).toBeLessThan(idle?.y ?? 0)
})

it('draws only the keywords it is given', () => {
  expect(drawScatter(groups, [0, 3], 2, box).points).toHaveLength(1)
})

it('draws only the largest if there are too many to tell apart', () => {
  const rows = Array.from(
    { length: mostPoints + 10 },
    (_, index) => [`k${index}`, 't', 1, 1, 1, index + 1] as const,
  )
  const { groups } = reportOf(rows)
  const { points, isCut } = drawScatter(groups, [...groups.keys()], 1, box)
  expect(points).toHaveLength(mostPoints)
  expect(points.at(-1)?.keyword).toBe(10)
  expect(isCut).toBe(true)
})

it('leaves out no keyword if only those that spent nothing make too many', () => {
  const rows = Array.from(
    { length: mostPoints + 10 },
    (_, index) => [`k${index}`, 't', 1, 1, 1, index < 10 ? 0 : 1] as const,
  )
  const { groups } = reportOf(rows)
  const { points, isCut } = drawScatter(groups, [...groups.keys()], 1, box)
  expect(points).toHaveLength(mostPoints)
  expect(isCut).toBe(false)
})

it('finds the dot near the pointer, if there is one', () => {
  const [first] = scatter.points
  expect(nearestPoint(scatter.points, (first?.x ?? 0) + 3, (first?.y ?? 0) - 4, 20)).toBe(0)
  expect(nearestPoint(scatter.points, 0, 0, 20)).toBe(-1)
})

it('sizes a dot by its spend above the amount that the line allows for its sales, and names the ten that lose the most', () => {
  // At a line of 2: 1000 - 500 / 2 = 750, 100 - 0 = 100, and 10 for 50 loses nothing.
  expect(scatter.points.map(({ loss }) => loss)).toEqual([750, 100, 0])
  expect(scatter.worst.map(({ keyword }) => groups[keyword]?.key)).toEqual(['cara', 'parada'])
  const [dear, idle, cheap] = scatter.points.map(({ radius }) => radius)
  expect(dear).toBeGreaterThan(idle ?? 0)
  expect(idle).toBeGreaterThan(cheap ?? 0)

  const losing = Array.from({ length: 12 }, (_, index) => [`k${index}`, 't', 1, 1, 0, index + 1] as const)
  const many = reportOf(losing).groups
  const { worst } = drawScatter(many, [...many.keys()], 1, box)
  expect(worst.map(({ loss }) => loss)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

it('names no keyword if none loses', () => {
  const { groups } = reportOf([['boa', 'a', 10, 5, 50, 10]])
  expect(drawScatter(groups, [0], 2, box).worst).toEqual([])
})
