import { type Cents, cents } from '../../../../money/index.ts'
import type { FeeDeviation } from '../../../model/fee-check.ts'
import { type FeeBand, type FeeSchedule, schedules } from './fee-schedules.ts'
import { feesBy, type Reading, readingsOf, type Sale, soleBand } from './reckon-fees.ts'

interface PixKnown {
  /** What a Pix subsidy took off the fees, in centavos. */
  readonly pix: Cents
  /** Whether a file says if the order had a Pix subsidy. */
  readonly saysPix: boolean
}

/** Why the fees of an order differ from a table. */
interface Explained {
  readonly schedule: FeeSchedule
  readonly deviation: FeeDeviation
}

/**
 * Finds what would make exactly the charged amount, for an order that matches none of its `schedules`. The first of
 * them is that of the order's day. Explanations that are no fault are tried first, on every table: an amount that both
 * could make is never called a fault.
 */
export function explainFees(
  sale: Sale,
  [schedule, ...others]: readonly [FeeSchedule, ...FeeSchedule[]],
  pix: PixKnown,
): Explained {
  const near = makesCharged(sale)
  for (const one of [schedule, ...others]) {
    const kind = noFault(sale, one, pix, near)
    if (kind) return { schedule: one, deviation: { kind } }
  }
  return { schedule, deviation: faultOf(sale, schedule, near) }
}

function faultOf(sale: Sale, schedule: FeeSchedule, near: Near): FeeDeviation {
  const full = { ...sale, coupon: 0 }
  const isMade = (one: FeeSchedule) => makes(one, sale, near) || (sale.coupon > 0 && makes(one, full, near))
  const other = nearestFirst.get(schedule)?.find((one) => isMade(one.schedule))
  if (other) return other.deviation
  if (isFixedOnce(sale, schedule, near)) return { kind: 'fixed-once' }
  return withoutCap(sale, schedule, near) ?? otherRates(sale, schedule, near) ?? { kind: 'unexplained' }
}

function noFault(
  sale: Sale,
  schedule: FeeSchedule,
  pix: PixKnown,
  near: Near,
): FeeDeviation['kind'] | undefined {
  const fees = readingsOf(schedule, sale).map((reading) => feesBy(reading, sale))
  if (sale.coupon > 0 && makes(schedule, { ...sale, coupon: 0 }, near)) return 'coupon-base'
  if (fees.some((due) => isCpf(sale, due))) return 'cpf'
  const campaigns = campaignRates.map((rate) => ((sale.subtotal - sale.coupon) * rate) / 100)
  if (fees.some((due) => campaigns.some((fee) => near(due + fee)))) return 'campaign'
  if (pix.pix > 0 && fees.some((due) => near(due + pix.pix))) return 'pix-kept'
  const subsidy = pixSubsidy(sale)
  return !pix.saysPix && subsidy > 0 && fees.some((due) => near(due - subsidy)) ? 'pix-unsaid' : undefined
}

type Near = (fees: number) => boolean

/** Whether fees equal the charged ones, except for the rounding of each piece. */
function makesCharged({ charged, units }: Sale): Near {
  const rounding = 1 + units
  return (fees) => Math.abs(charged - fees) <= rounding
}

function makes(schedule: FeeSchedule, sale: Sale, near: Near): boolean {
  return readingsOf(schedule, sale).some((reading) => near(feesBy(reading, sale)))
}

/** For each table the other ones, closest in time first. */
const nearestFirst = new Map(
  schedules.map((schedule, own) => {
    const far = (one: FeeSchedule) => Math.abs(schedules.indexOf(one) - own)
    const others = schedules.filter((one) => one !== schedule).sort((one, other) => far(one) - far(other))
    return [schedule, others.map((one) => ({ schedule: one, deviation: otherTable(one) }))]
  }),
)

function otherTable({ table }: FeeSchedule): FeeDeviation {
  return { kind: 'other-table', table: table.id }
}

/**
 * Sellers with a CPF and more than 450 orders in 90 days pay R$ 3,00 more a piece, and less than that below R$ 12,00.
 */
const cpfAddition = 300
const cpfFrom = 1200

function isCpf({ pieces, charged, units }: Sale, due: number): boolean {
  let least = 0
  let most = 0
  for (const { price, units: sold } of pieces) {
    most += cpfAddition * sold
    if (price >= cpfFrom) least += cpfAddition * sold
  }
  const more = charged - due
  const rounding = 1 + units
  return more > rounding && more >= least - rounding && more <= most + rounding
}

/** Rates of the highlights campaign, percent of the price: March 2026, and October 2026 by some sources. */
const campaignRates = [2.5, 3.5]

/** What Shopee takes off the price for Pix payments, in centavos: 5 % for pieces from R$ 80,00, 8 % from R$ 500,00. */
function pixSubsidy({ pieces, subtotal, coupon }: Sale): number {
  const share = 1 - coupon / subtotal
  return pieces.reduce((sum, { price, units }) => {
    const percent = price >= 500_00 ? 8 : price >= 80_00 ? 5 : 0
    return sum + (price * share * units * percent) / 100
  }, 0)
}

/** Whether the fixed part was charged once for the order or for each line, and not for each piece. */
function isFixedOnce(sale: Sale, schedule: FeeSchedule, near: Near): boolean {
  if (sale.units === 1) return false
  return schedule.programmes.some((bands) => {
    const band = bands[soleBand(bands, sale) ?? -1]
    const fees = (times: number) =>
      band && ((sale.subtotal - sale.coupon) * band.commission) / 100 + times * band.fixedFee
    return [1, sale.pieces.length].some((times) => near(fees(times) ?? Number.NaN))
  })
}

const commissions = distinct(({ commission }) => commission)
const fixedFees = distinct(({ fixedFee }) => fixedFee)

function distinct(of: (band: FeeBand) => number): readonly number[] {
  const all = schedules.flatMap(({ programmes }) => programmes.flatMap((bands) => bands.map(of)))
  return [...new Set(all)]
}

/**
 * Another commission or fixed part of Shopee's that makes the charged amount, or both together if one alone does not.
 * Only if one band applies to the whole order.
 */
function otherRates(sale: Sale, { programmes }: FeeSchedule, near: Near): FeeDeviation | undefined {
  for (const bands of programmes) {
    const band = bands[soleBand(bands, sale) ?? -1]
    const isHalved = band && sale.pieces.some(({ price }) => price < band.halfBelow)
    const found = band && !isHalved && ratesThatMake(sale, band, near)
    if (found) return found
  }
  return undefined
}

/**
 * Undefined if several rates match: on R$ 100,00, 20 % instead of 14 % makes the same as R$ 26,00 instead of R$ 20,00.
 */
function ratesThatMake(sale: Sale, due: FeeBand, near: Near): FeeDeviation | undefined {
  const base = sale.subtotal - sale.coupon
  const fits = ([commission, fixedFee]: readonly [number, number]) =>
    near((base * commission) / 100 + fixedFee * sale.units)
  const otherCommissions = commissions.filter((commission) => commission !== due.commission)
  const otherFixedFees = fixedFees.filter((fixedFee) => fixedFee !== due.fixedFee)
  const one = [
    ...otherCommissions.map((commission) => [commission, due.fixedFee] as const),
    ...otherFixedFees.map((fixedFee) => [due.commission, fixedFee] as const),
  ].filter(fits)
  const both = otherCommissions
    .flatMap((commission) => otherFixedFees.map((fixedFee) => [commission, fixedFee] as const))
    .filter(fits)
  const [pair, ...others] = one.length > 0 ? one : both
  if (!pair || others.length > 0) return undefined
  return {
    kind: 'rates',
    commission: { charged: pair[0], due: due.commission },
    fixedFee: { charged: cents(pair[1]), due: cents(due.fixedFee) },
  }
}

function withoutCap(sale: Sale, schedule: FeeSchedule, near: Near): FeeDeviation | undefined {
  if (schedule.cap === null) return undefined
  const uncapped = readingsOf(schedule, sale).map((reading): Reading => ({ ...reading, cap: null }))
  return uncapped.some((reading) => near(feesBy(reading, sale))) ? { kind: 'without-cap' } : undefined
}
