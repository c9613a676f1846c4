import type { KeywordGroup } from '@vendaclara/core/ads'
import type { ChartBox } from '../../../charts/chart.tsx'
import { logScale, type Tick } from '../../../charts/scales.ts'

/** The room at the bottom for keywords without return, which have no place on a logarithmic scale. */
export const zeroRoom = 28

export interface ScatterPoint {
  readonly keyword: number
  readonly x: number
  readonly y: number
  /** Whether it returns less than the line asks for. */
  readonly isBelow: boolean
}

export interface ScatterPlaces {
  /** Those with the largest spend, the largest first. */
  readonly points: readonly ScatterPoint[]
  readonly spendTicks: readonly Tick[]
  readonly roasTicks: readonly Tick[]
  /** The height of the line. */
  readonly line: number
}

/** More dots than these cannot be told apart, and would cost the page time. */
export const mostPoints = 5000

const pixelsPerSpendTick = 62
const pixelsPerRoasTick = 40

/** Puts keywords by spend and ROAS into a drawing of some size, on logarithmic scales, with a line at a ROAS. */
export function drawScatter(
  groups: readonly KeywordGroup[],
  keywords: readonly number[],
  lineRoas: number,
  { left, right, top, bottom }: ChartBox,
): ScatterPlaces {
  const seen = keywords
    .flatMap((keyword) => {
      const { spend = 0, roas = 0 } = groups[keyword]?.figures ?? {}
      return spend > 0 ? [{ keyword, spend, roas }] : []
    })
    .toSorted((one, other) => other.spend - one.spend)
    .slice(0, mostPoints)
  const spends = logScale(
    seen.map(({ spend }) => spend),
    [left, right],
    pixelsPerSpendTick,
  )
  const returns = logScale(
    [lineRoas, ...seen.flatMap(({ roas }) => (roas > 0 ? [roas] : []))],
    [bottom - zeroRoom, top],
    pixelsPerRoasTick,
  )
  return {
    points: seen.map(({ keyword, spend, roas }) => ({
      keyword,
      x: spends.at(spend),
      y: roas > 0 ? returns.at(roas) : bottom - zeroRoom / 2,
      isBelow: roas < lineRoas,
    })),
    spendTicks: spends.ticks,
    roasTicks: returns.ticks,
    line: returns.at(lineRoas),
  }
}

/** The position among the points of the one that is nearest to a place, if one is near; -1 otherwise. */
export function nearestPoint(points: readonly ScatterPoint[], x: number, y: number, within: number): number {
  let nearest = -1
  let least = within * within
  for (const [position, point] of points.entries()) {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2
    if (distance >= least) continue
    nearest = position
    least = distance
  }
  return nearest
}

/** The keywords that return less for what they spend than a ROAS, what they spend, and its share of all spend. */
export function belowLine(groups: readonly KeywordGroup[], keywords: readonly number[], lineRoas: number) {
  let count = 0
  let spend = 0
  let all = 0
  for (const keyword of keywords) {
    const figures = groups[keyword]?.figures
    if (!figures || figures.spend <= 0) continue
    all += figures.spend
    if (figures.roas >= lineRoas) continue
    count += 1
    spend += figures.spend
  }
  return { count, spend, share: all === 0 ? 0 : spend / all }
}
