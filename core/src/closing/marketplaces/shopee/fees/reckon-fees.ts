import type { FeeBand, FeeSchedule } from './fee-schedules.ts'

/** So many pieces of an order at one price, centavos. */
export interface Pieces {
  readonly price: number
  readonly units: number
}

/** What the fees of an order are made of, in centavos; `charged` is commission and service fee, without what a Pix subsidy took off. */
export interface Sale {
  readonly pieces: readonly Pieces[]
  readonly subtotal: number
  readonly coupon: number
  readonly units: number
  readonly charged: number
}

/** One way to read a table, where its sources leave more than one. */
export interface Reading {
  readonly bands: readonly FeeBand[]
  readonly cap: number | null
  /** The price below which half of it is the fixed part, instead of the table's. */
  readonly halfBelow: number | null
  /** Whether the price less the seller's coupon decides which fees hold. */
  readonly isDiscounted: boolean
}

/** Every reading of a table that may hold for an order, the plainest first. */
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

/** From R$ 9,00 on no source has half of the price. */
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
 * The fees of an order by one reading, in centavos before rounding: for each piece the commission on its price, less its share of
 * the seller's coupon, and the fixed part.
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

/** Which band holds for a price in centavos. */
function bandAt(bands: readonly FeeBand[], price: number): number {
  let at = bands.length - 1
  while (at > 0 && price < (bands[at]?.from ?? 0)) at -= 1
  return at
}

/** Which band holds for all pieces of an order; undefined where they are in several. */
export function soleBand(bands: readonly FeeBand[], { pieces }: Sale): number | undefined {
  const [first] = pieces
  if (!first) return undefined
  const at = bandAt(bands, first.price)
  for (const { price } of pieces) if (bandAt(bands, price) !== at) return undefined
  return at
}
