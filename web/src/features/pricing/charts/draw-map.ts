import { type Cents, cents, toReais } from '@vendaclara/core/money'
import { type PayLessZone, type ProfitPoint, payLessZones, reachingPrices } from '@vendaclara/core/pricing'
import type { ChartBox } from '../../../charts/chart.tsx'
import { linePath } from '../../../charts/paths.ts'
import { linearScale, type Tick } from '../../../charts/scales.ts'
import type { PricingSides } from '../model/pricing-sides.ts'

export interface MapDrawing {
  readonly line: string
  readonly zones: readonly { readonly zone: PayLessZone; readonly x: number; readonly width: number }[]
  readonly priceTicks: readonly Tick[]
  readonly profitTicks: readonly Tick[]
  /** The position of a price and of a profit. A price outside the map is placed beyond its edges. */
  readonly x: (price: Cents) => number
  readonly y: (profit: number) => number
}

const pixelsPerPriceTick = 64
const pixelsPerProfitTick = 44

/** Draws the profit for each price of a window. `points` may begin before the window. */
export function drawMap(points: readonly ProfitPoint[], window: MapWindow, box: ChartBox): MapDrawing {
  const seen = pointsFrom(points, window.from)
  const profits = seen.map(({ profit }) => profit)
  const least = Math.min(0, ...profits)
  const most = Math.max(0, ...profits)
  const room = (most - least || 1) * 0.06
  const reais = linearScale(
    toReais(window.from),
    toReais(window.to),
    [box.left, box.right],
    pixelsPerPriceTick,
  )
  const profit = linearScale(least - room, most + room, [box.bottom, box.top], pixelsPerProfitTick)
  const x = (price: Cents) => reais.at(toReais(price))
  return {
    line: linePath(seen.map((point) => [x(point.price), profit.at(point.profit)])),
    zones: window.zones.map((zone) => {
      const start = x(zone.from > window.from ? zone.from : window.from)
      const end = zone.to !== null && zone.to < window.to ? zone.to : window.to
      return { zone, x: start, width: x(end) - start }
    }),
    priceTicks: reais.ticks,
    profitTicks: profit.ticks,
    x,
    y: profit.at,
  }
}

/** The points from a price on. If it lies between two points, it starts with a point on the line between them. */
export function pointsFrom(points: readonly ProfitPoint[], from: Cents): readonly ProfitPoint[] {
  const first = points.findIndex(({ price }) => price >= from)
  if (first < 0) return []
  const after = points[first]
  const before = points[first - 1]
  if (!after || !before || after.price === from) return points.slice(first)
  const part = (from - before.price) / (after.price - before.price)
  return [
    { price: from, profit: before.profit + (after.profit - before.profit) * part },
    ...points.slice(first),
  ]
}

export interface MapWindow {
  readonly from: Cents
  readonly to: Cents
  readonly zones: readonly PayLessZone[]
}

/**
 * The prices worth drawing around a price or, without one, around the lowest price without a loss. The window starts a
 * little below the latter. It ends above the zones that begin within twice the price and above the valid prices up to
 * three times it. null if no price earns.
 */
export function mapWindow({ seller, fees }: PricingSides, price: Cents | null): MapWindow | null {
  const earning = reachingPrices({ ...seller, profitMargin: 0 }, fees)[0]?.from
  const middle = price ?? earning
  if (middle === undefined || middle === 0) return null
  const isNear = (other: Cents) => other <= middle * 2
  const zones = payLessZones(seller, fees)
  const from = cents(Math.round(Math.min(middle, earning ?? middle) * 0.9))
  const ends = [
    ...zones.filter((zone) => isNear(zone.from)).map((zone) => zone.to ?? zone.from * 1.2),
    ...reachingPrices(seller, fees).map((range) => range.from),
  ].filter((end) => end <= middle * 3)
  const to = cents(Math.round(Math.max(middle * 1.5, ...ends.map((end) => end * 1.06))))
  return { from, to, zones: zones.filter((zone) => zone.from <= to && (zone.to ?? to) >= from) }
}
