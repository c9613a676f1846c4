import type { FeeBand, FeeSchedule } from './fee-schedules.ts'

/** A number of pieces sold at one price, in centavos. */
export interface Pieces {
  readonly price: number
  readonly units: number
}

/**
 * The amounts of an order that decide its fees, in centavos. `charged` is the commission plus service fee, with what a
 * Pix subsidy took off added back.
 */
export interface Sale {
  readonly pieces: readonly Pieces[]
  readonly subtotal: number
  readonly coupon: number
  readonly units: number
  readonly charged: number
}

/** One reading of a table; sources may allow several. */
export interface Reading {
  readonly bands: readonly FeeBand[]
  readonly cap: number | null
  /** Replaces the table's `halfBelow`; null keeps it. */
  readonly halfBelow: number | null
  /** Whether the price after the seller's coupon, and not before it, decides the band. */
  readonly isDiscounted: boolean
}

/** All readings of a table that may apply to an order, the simplest first. */
export function readingsOf(schedule: FeeSchedule, { pieces, coupon }: Sale): readonly Reading[] {
  const isCheap = schedule.otherHalfBelow !== null && pieces.some(({ price }) => price < cheap)
  const which = (isCheap ? 1 : 0) + (coupon > 0 ? 2 : 0)
  let known = readings.get(schedule)
  if (!known) {
    known = [0, 1, 2, 3].map((one) => makeReadings(schedule, one))
    readings.set(schedule, known)
  }
  return known[which] ?? []
}

/** In centavos. From R$ 9,00 on no source takes half of the price. */
const cheap = 900
const readings = new Map<FeeSchedule, readonly (readonly Reading[])[]>()

function makeReadings({ programmes, cap, otherHalfBelow }: FeeSchedule, which: number): readonly Reading[] {
  const limits = which % 2 === 1 ? [null, otherHalfBelow] : [null]
  const discounts = which >= 2 ? [false, true] : [false]
  return programmes.flatMap((bands) =>
    limits.flatMap((halfBelow) => discounts.map((isDiscounted) => ({ bands, cap, halfBelow, isDiscounted }))),
  )
}

/**
 * The fees of an order by one reading, in centavos before rounding. Each piece pays the commission on its price less
 * its share of the seller's coupon, and the fixed part.
 */
export function feesBy({ bands, cap, halfBelow, isDiscounted }: Reading, sale: Sale): number {
  const share = 1 - sale.coupon / sale.subtotal
  let fees = 0
  for (const { price, units } of sale.pieces) {
    const decides = isDiscounted ? price * share : price
    const band = bands[bandAt(bands, decides)]
    if (!band) return Number.NaN
    const commission = (price * share * band.commission) / 100
    const half = decides < (halfBelow ?? band.halfBelow)
    const fixed = half ? Math.min(decides / 2, band.fixedFee) : band.fixedFee
    fees += ((cap !== null && commission > cap ? cap : commission) + fixed) * units
  }
  return fees
}

/** The index of the band for a price in centavos. */
function bandAt(bands: readonly FeeBand[], price: number): number {
  let at = bands.length - 1
  while (at > 0 && price < (bands[at]?.from ?? 0)) at -= 1
  return at
}

/** The index of the band for all pieces of an order; undefined if they are in several bands. */
export function soleBand(bands: readonly FeeBand[], { pieces }: Sale): number | undefined {
  const [first] = pieces
  if (!first) return undefined
  const at = bandAt(bands, first.price)
  for (const { price } of pieces) if (bandAt(bands, price) !== at) return undefined
  return at
}
