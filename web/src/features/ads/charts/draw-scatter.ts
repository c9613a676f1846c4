import type { KeywordGroup } from '@vendaclara/core/ads'
import type { ChartBox } from '../../../charts/chart.tsx'
import { logScale, type Tick } from '../../../charts/scales.ts'

/** Room at the bottom for keywords without return, because a logarithmic scale has no 0. */
export const zeroRoom = 28

export interface ScatterPoint {
  readonly keyword: number
  readonly x: number
  readonly y: number
  /** Whether its ROAS is below that of the line. */
  readonly isBelow: boolean
  /** Its spend beyond GMV / the ROAS of the line, in reais; 0 above the line. */
  readonly loss: number
  /** The radius of its dot, in pixels. It grows with the square root of the loss. */
  readonly radius: number
}

export interface ScatterPlaces {
  /** Largest spend first, at most {@link mostPoints}. */
  readonly points: readonly ScatterPoint[]
  /** Whether more keywords spent something. */
  readonly isCut: boolean
  /** The points that lose the most, at most ten, largest loss first. */
  readonly worst: readonly ScatterPoint[]
  readonly spendTicks: readonly Tick[]
  readonly roasTicks: readonly Tick[]
  /** The y coordinate of the line. */
  readonly line: number
}

/** More dots could not be told apart, and would slow the page down. */
export const mostPoints = 5000

const mostNamed = 10

/** With more dots than this, those without a loss are smaller. */
const many = 300
const usualRadius = 4.5
const smallRadius = 2.75
const largestRadius = 14
/** Large enough for a number. */
const namedRadius = 8

const pixelsPerSpendTick = 62
const pixelsPerRoasTick = 40

/**
 * Places keywords in a chart by spend and ROAS, on logarithmic scales, with a line at a ROAS. What a keyword spends
 * beyond its GMV / that ROAS is its loss.
 */
export function drawScatter(
  groups: readonly KeywordGroup[],
  keywords: readonly number[],
  lineRoas: number,
  { left, right, top, bottom }: ChartBox,
): ScatterPlaces {
  const spending = keywords.flatMap((keyword) => {
    const { spend = 0, gmv = 0, roas = 0 } = groups[keyword]?.figures ?? {}
    const isBelow = roas < lineRoas
    const loss = isBelow ? Math.max(0, spend - gmv / lineRoas) : 0
    return spend > 0 ? [{ keyword, spend, roas, isBelow, loss }] : []
  })
  const seen = spending.toSorted((one, other) => other.spend - one.spend).slice(0, mostPoints)
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
  const worst = new Set(
    seen
      .filter(({ loss }) => loss > 0)
      .toSorted((one, other) => other.loss - one.loss)
      .slice(0, mostNamed),
  )
  const [{ loss: largestLoss = 0 } = {}] = worst
  const smallest = seen.length > many ? smallRadius : usualRadius
  const points = new Map(
    seen.map((one) => {
      const { keyword, spend, roas, isBelow, loss } = one
      const grown = smallest + (largestRadius - smallest) * Math.sqrt(loss / (largestLoss || 1))
      const point: ScatterPoint = {
        keyword,
        x: spends.at(spend),
        y: roas > 0 ? returns.at(roas) : bottom - zeroRoom / 2,
        isBelow,
        loss,
        radius: worst.has(one) ? Math.max(namedRadius, grown) : grown,
      }
      return [one, point]
    }),
  )
  return {
    points: [...points.values()],
    isCut: spending.length > mostPoints,
    worst: [...worst].flatMap((one) => points.get(one) ?? []),
    spendTicks: spends.ticks,
    roasTicks: returns.ticks,
    line: returns.at(lineRoas),
  }
}

/** The index of the nearest point, if it is closer than `within`; -1 otherwise. */
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

/** How many keywords return less than a ROAS, what they spend, and its share of all spend. */
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
