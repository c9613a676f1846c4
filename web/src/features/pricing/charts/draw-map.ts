import { type Cents, cents, toReais } from '@vendaclara/core/money'
import { type PayLessZone, type ProfitPoint, payLessZones, reachingPrices } from '@vendaclara/core/pricing'
import type { PricingSides } from '../model/pricing-sides.ts'

interface MapSize {
  readonly width: number
  readonly height: number
  /** The room of the numbers beside and under the drawing. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface MapTick {
  readonly value: number
  readonly at: number
}

/** A map in pixels. */
interface MapDrawing {
  readonly line: string
  readonly zones: readonly { readonly zone: PayLessZone; readonly x: number; readonly width: number }[]
  readonly priceTicks: readonly MapTick[]
  readonly profitTicks: readonly MapTick[]
  /** Where a price and a profit stand; a price outside the map stands outside its edges. */
  readonly x: (price: Cents) => number
  readonly y: (profit: number) => number
}

const pixelsPerPriceTick = 64
const pixelsPerProfitTick = 44

/** Puts the profit of each price of a window into a drawing of some size. `points` may begin before the window. */
export function drawMap(points: readonly ProfitPoint[], window: MapWindow, size: MapSize): MapDrawing {
  const seen = pointsFrom(points, window.from)
  const profits = seen.map(({ profit }) => profit)
  const least = Math.min(0, ...profits)
  const most = Math.max(0, ...profits)
  const room = (most - least || 1) * 0.06
  const right = size.width - size.right
  const bottom = size.height - size.bottom
  const x = scale(window.from, window.to, size.left, right)
  const y = scale(least - room, most + room, bottom, size.top)
  const priceTicks = roundTicks(
    toReais(window.from),
    toReais(window.to),
    Math.max(2, (right - size.left) / pixelsPerPriceTick),
  )
  const profitTicks = roundTicks(
    least - room,
    most + room,
    Math.max(2, (bottom - size.top) / pixelsPerProfitTick),
  )
  return {
    line: seen
      .map(({ price, profit }, index) => `${index === 0 ? 'M' : 'L'}${at(x(price))} ${at(y(profit))}`)
      .join(''),
    zones: window.zones.map((zone) => {
      const start = x(Math.max(zone.from, window.from))
      return { zone, x: start, width: x(Math.min(zone.to ?? window.to, window.to)) - start }
    }),
    priceTicks: priceTicks.map((value) => ({ value, at: x(value * 100) })),
    profitTicks: profitTicks.map((value) => ({ value, at: y(value) })),
    x,
    y,
  }
}

/** The points from a price on; where it lies between two, the point of the straight line between them comes first. */
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

function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

function at(pixels: number): string {
  return pixels.toFixed(1)
}

/** The prices a map shows, in whole centavos, and the zones within them. */
export interface MapWindow {
  readonly from: Cents
  readonly to: Cents
  readonly zones: readonly PayLessZone[]
}

/**
 * The prices worth drawing around a price, or where there is none around the lowest that earns: from somewhat under
 * what only just earns to over the zones and the valid prices that lie within twice the price. null when nothing earns.
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

/** Round numbers from `from` to `to`, about `count` of them, in steps of 1, 2 or 5 times a power of ten. */
export function roundTicks(from: number, to: number, count: number): number[] {
  if (!(to > from)) return []
  const rough = (to - from) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
