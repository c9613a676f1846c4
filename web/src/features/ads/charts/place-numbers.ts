import type { ChartBox } from '../../../charts/chart.tsx'

interface Place {
  readonly x: number
  readonly y: number
}

/** The radius of the disc behind a number, in pixels. */
export const numberRadius = 8
/** The smallest distance between the centres of two numbers. */
const apart = 2 * numberRadius + 1
const rings = [1, 2, 3, 4, 5, 6, 7, 8]
/** Twelve positions per ring, those above the dot first. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((twelfths) => (twelfths * Math.PI) / 6)

/**
 * Places the number of each dot where it can be read: on the dot, or beside it if another number is there, as near as
 * possible and, if there is room, clear of the other dots.
 */
export function placeNumbers(dots: readonly Place[], box: ChartBox): Place[] {
  const placed: Place[] = []
  for (const dot of dots) {
    const isClear = (place: Place, others: readonly Place[]) =>
      others.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= apart)
    const beside = rings.flatMap((ring) =>
      turns.map((turn) => ({
        x: dot.x + ring * (apart + 1) * Math.sin(turn),
        y: dot.y - ring * (apart + 1) * Math.cos(turn),
      })),
    )
    const free = beside.filter((place) => isInside(place, box) && isClear(place, placed))
    const onDot = isClear(dot, placed) ? dot : undefined
    placed.push(onDot ?? free.find((place) => isClear(place, dots)) ?? free[0] ?? dot)
  }
  return placed
}

function isInside({ x, y }: Place, { left, right, top, bottom }: ChartBox): boolean {
  const isIn = (at: number, from: number, to: number) => at >= from + numberRadius && at <= to - numberRadius
  return isIn(x, left, right) && isIn(y, top, bottom)
}
