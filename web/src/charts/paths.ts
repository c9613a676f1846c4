import { line } from 'd3-shape'

const digits = 1

/** A line through points in pixels. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  line().digits(digits)(points as [number, number][]) ?? ''

/** One path for any number of dots: lines of zero length, which must be drawn with round caps. */
export function dotsPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `M${x.toFixed(digits)} ${y.toFixed(digits)}h0`).join('')
}
