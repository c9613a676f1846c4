import { extent, tickStep, ticks } from 'd3-array'
import { scaleLinear, scaleLog } from 'd3-scale'

export interface Tick {
  readonly value: number
  /** In pixels. */
  readonly at: number
}

export interface Scale {
  /** The position of a value in pixels. A value outside of the scale gets a position beyond its ends. */
  readonly at: (value: number) => number
  readonly ticks: readonly Tick[]
}

type Range = readonly [start: number, end: number]

/** The factor by which a logarithmic scale extends beyond its values at each end. */
const logRoom = 1.25

/** A linear scale between two values. Its ticks are round and at least `pixelsPerTick` apart. */
export function linearScale(from: number, to: number, range: Range, pixelsPerTick: number): Scale {
  const scale = scaleLinear([from, to], range)
  const most = Math.max(2, Math.abs(range[1] - range[0]) / pixelsPerTick)
  return withTicks(scale, roundTicks(from, to, most))
}

/** Round values from `from` to `to`, in at most `most` steps of 1, 2 or 5 times a power of ten. */
function roundTicks(from: number, to: number, most: number): number[] {
  if (!(to > from)) return []
  let count = most
  // d3 uses the nearest round step, which may be too small.
  while (count > 1 && tickStep(from, to, count) * most < to - from) count -= 1
  return ticks(from, to, count)
}

/**
 * A logarithmic scale for positive values with round ticks: 1, 2, 5, 10 … if there is room, otherwise powers of ten.
 */
export function logScale(values: readonly number[], range: Range, pixelsPerTick: number): Scale {
  const [least, most] = extent(values)
  if (least === undefined || most === undefined) return { at: () => range[0], ticks: [] }
  const domain = [least / logRoom, most * logRoom]
  const scale = scaleLog(domain, range)
  const [from = 0, to = 0] = domain.map(Math.log10)
  const ticksPerDecade = Math.abs(range[1] - range[0]) / (to - from) / pixelsPerTick
  const digits = ticksPerDecade >= 3.4 ? [1, 2, 5] : [1]
  const step = Math.max(1, Math.ceil(1 / ticksPerDecade))
  const powers = Array.from(
    { length: Math.ceil(to) - Math.floor(from) + 1 },
    (_, at) => Math.floor(from) + at,
  )
  const values10 = powers
    .filter((power) => power % step === 0)
    .flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)))
  return withTicks(
    scale,
    values10.filter((value) => Math.log10(value) >= from && Math.log10(value) <= to),
  )
}

function withTicks(at: (value: number) => number, values: readonly number[]): Scale {
  return { at: (value) => at(value), ticks: values.map((value) => ({ value, at: at(value) })) }
}
