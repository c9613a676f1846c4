export interface ScaleTick {
  readonly value: number
  readonly at: number
}

export interface LogScale {
  /** Where a value above 0 stands, in pixels. */
  readonly at: (value: number) => number
  readonly ticks: readonly ScaleTick[]
}

/** How much wider than the values the scale is, at each end. */
const room = 1.25

/** A logarithmic scale for positive values between two pixels, with round ticks as close as `pixelsPerTick` allows. */
export function logScale(
  values: readonly number[],
  [start, end]: readonly [number, number],
  pixelsPerTick: number,
): LogScale {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  if (most === 0) return { at: () => start, ticks: [] }
  const from = Math.log10(least / room)
  const to = Math.log10(most * room)
  const at = (value: number) => start + ((Math.log10(value) - from) / (to - from)) * (end - start)
  const pixelsPerDecade = Math.abs(end - start) / (to - from)
  const ticks = roundValues(from, to, pixelsPerDecade / pixelsPerTick)
  return { at, ticks: ticks.map((value) => ({ value, at: at(value) })) }
}

/** 1, 2, 5, 10 … where a decade has room for three; else the powers of ten, or every second, third … of them. */
function roundValues(from: number, to: number, ticksPerDecade: number): number[] {
  const digits = ticksPerDecade >= 3.4 ? [1, 2, 5] : [1]
  const step = Math.max(1, Math.ceil(1 / ticksPerDecade))
  const first = Math.floor(from / step) * step
  const powers = Array.from(
    { length: Math.ceil((to - first) / step) + 1 },
    (_, index) => first + index * step,
  )
  return powers
    .flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)))
    .filter((value) => Math.log10(value) >= from && Math.log10(value) <= to)
}
