import { addCents, type Cents, cents, negative, subtractCents, toCents } from '../../../../money/index.ts'
import { type FeeCheck, isChecked } from '../../../model/fee-check.ts'
import type { DifferenceReasons, OrderDifference } from '../../../model/finding.ts'
import type { PaidParts, ShopeeNames } from '../../../model/names/shopee.ts'
import type { Order } from '../../../model/order.ts'
import { type BandedCheck, type FeeAudit, tolerance } from '../../../model/rules.ts'
import { feeTablePage } from '../claims.ts'
import { explainFees } from './explain-fees.ts'
import { type FeeSchedule, schedulesOn } from './fee-schedules.ts'
import { feesBy, type Pieces, readingsOf, type Sale, soleBand } from './reckon-fees.ts'

/**
 * Checks the commission and the service fee of an order together, as the fee tables have one amount for both. Each
 * piece pays the percent of its price less the seller's coupon, and the fixed part; the price of one piece decides the
 * band.
 *
 * - Table: that of the day of the order. Close to a change either table is accepted, and each one until the buyer paid.
 * - Charged: the amount in the income file, otherwise in the orders file.
 * - Pix: a subsidy is made good by a lower commission, so the due fees are lower by it.
 * - If the sources of a table allow several readings, the one closest to the charged amount counts.
 * - Differences under 10 centavos, or under one centavo a piece, are ignored.
 *
 * Source: reference of November 2026, section 4.
 */
export const shopeeFees: FeeAudit<ShopeeNames> = {
  check: checkFees,
  explain: explainByFees,
  pageOf: (table) => (table.startsWith('shopee-2026') ? feeTablePage : null),
}

type ShopeeOrder = Order<ShopeeNames>

function checkFees(order: ShopeeOrder, paid: Partial<PaidParts> = {}): BandedCheck {
  const { refunded, productRefund, transactionFee } = paid
  if (refunded || productRefund) return { unchecked: 'refunded' }
  if (transactionFee) return { unchecked: 'other-fee' }
  const schedules = schedulesOn(order.createdAt, order.buyerPaidOn)
  if (schedules === null) return { unchecked: 'no-day' }
  const [schedule, ...others] = schedules
  if (!schedule) return { unchecked: 'no-table' }
  const pieces = piecesOf(order)
  if (!pieces) return { unchecked: 'no-prices' }
  const charged = chargedFees(order, paid)
  if (charged <= 0) return { unchecked: 'no-fees' }
  const pix = pixOf(order, paid)
  const { subtotal, sellerCoupon: coupon } = order
  const sale = { pieces, subtotal, coupon, units: unitsOf(pieces), charged: charged + pix }
  return checkSale(sale, [schedule, ...others], { charged, pix, campaign: campaignOf(order, paid), paid })
}

interface Charged {
  readonly charged: Cents
  readonly pix: Cents
  readonly campaign: Cents
  readonly paid: Partial<PaidParts>
}

function checkSale(
  sale: Sale,
  schedules: readonly [FeeSchedule, ...FeeSchedule[]],
  { charged, pix, campaign, paid }: Charged,
): BandedCheck {
  const near = Math.max(tolerance, sale.units)
  const withPix = pix !== 0 && { pix }
  const by = ({ table, programmes: [bands = []] }: FeeSchedule) => ({
    table: table.id,
    band: soleBand(bands, sale) ?? -1,
  })
  const madeGood = campaign === 0 ? [0] : [0, campaign]
  for (const one of schedules) {
    for (const more of madeGood) {
      const due = nearestFees(one, sale, sale.charged + more)
      if (Math.abs(sale.charged + more - due) < near) {
        return { ...by(one), charged, due: cents(due - pix - more), ...withPix }
      }
    }
  }
  if (campaign !== 0) return { unchecked: 'campaign' }
  const saysPix = pix !== 0 || paid.pixAdjustment !== undefined
  const { schedule, deviation } = explainFees(sale, schedules, { pix, saysPix })
  const due = cents(nearestFees(schedule, sale, sale.charged) - pix)
  return { ...by(schedule), charged, due, ...withPix, deviation }
}

/**
 * Adds two reasons to a difference. A Pix subsidy that no file names explains it, if the fees would match the table
 * with one. A Pix subsidy that the files name does not explain it, if the fees were not lowered by it.
 */
function explainByFees(
  {
    difference,
    reason,
    reasons = [],
  }: Pick<OrderDifference<ShopeeNames>, 'difference' | 'reason' | 'reasons'>,
  check: FeeCheck,
): DifferenceReasons<ShopeeNames> | null {
  if (!isChecked(check)) return null
  const { kind } = check.deviation ?? {}
  const lowered = subtractCents(check.charged, check.due)
  if (kind === 'pix-unsaid' && reason === 'unexplained' && reasons.length === 0) {
    const isPix = Math.abs(subtractCents(difference, lowered)) < tolerance
    const reason = { kind: 'pix-subsidy', amount: difference, basis: 'matches' } as const
    return isPix ? { reason: reason.kind, reasons: [reason] } : null
  }
  if (kind !== 'pix-kept' && kind !== 'unexplained') return null
  const kept = <Kind extends string>(one: Kind) => (one === 'pix-subsidy' ? 'pix-kept' : one)
  return reason === undefined || !reasons.some((reason) => reason.kind === 'pix-subsidy')
    ? null
    : { reason: kept(reason), reasons: reasons.map((reason) => ({ ...reason, kind: kept(reason.kind) })) }
}

/** The fees by a table, in whole centavos. If it has several readings, the one closest to `charged` counts. */
function nearestFees(schedule: FeeSchedule, sale: Sale, charged: number): number {
  let nearest = Number.NaN
  for (const reading of readingsOf(schedule, sale)) {
    const fees = toCents(feesBy(reading, sale) / 100)
    if (!(Math.abs(charged - fees) >= Math.abs(charged - nearest))) nearest = fees
  }
  return nearest
}

/** The pieces of an order with their prices; undefined if prices are missing or do not add up to the subtotal. */
function piecesOf({ items, subtotal, sellerCoupon }: ShopeeOrder): readonly Pieces[] | undefined {
  if (subtotal <= 0 || sellerCoupon < 0 || sellerCoupon >= subtotal) return undefined
  let sum = 0
  let units = 0
  for (const item of items) {
    if (item.price === undefined || item.price <= 0 || item.units <= 0) return undefined
    sum += item.price * item.units
    units += item.units
  }
  if (units === 0 || sum !== subtotal) return undefined
  return items as readonly Pieces[]
}

function unitsOf(pieces: readonly Pieces[]): number {
  let sum = 0
  for (const { units } of pieces) sum += units
  return sum
}

function chargedFees({ commission, serviceFee }: ShopeeOrder, paid: Partial<PaidParts>): Cents {
  if (paid.commission === undefined || paid.serviceFee === undefined) return addCents(commission, serviceFee)
  return negative(addCents(paid.commission, paid.serviceFee))
}

/** The sign differs between the two files. */
function pixOf({ lowered }: ShopeeOrder, { pixAdjustment }: Partial<PaidParts>): Cents {
  return cents(Math.abs(pixAdjustment || (lowered?.pix ?? 0)))
}

function campaignOf({ lowered }: ShopeeOrder, { campaignAdjustment }: Partial<PaidParts>): Cents {
  return cents(Math.abs(campaignAdjustment || (lowered?.campaign ?? 0)))
}
