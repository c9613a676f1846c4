import { addCents, type Cents, cents, negative, noCents, subtractCents } from '../../../money/index.ts'
import { addingUp, soleReason } from '../../model/explained.ts'
import type { DifferenceReasons, Reason } from '../../model/finding.ts'
import {
  type DetailPart,
  type ExpectedParts,
  freightOf,
  type ReasonKind,
  type ShopeeNames,
} from '../../model/names/shopee.ts'
import { type ToExplain, tolerance } from '../../model/rules.ts'

/**
 * Commission rates charged since 2023, percent of the subtotal, with and without the 2 % that are in the service fee.
 */
const knownRates = [12, 14, 18, 20] as const
/** Fixed fees per unit charged since 2023, in centavos. */
const knownFixedFees = [200, 300, 400, 450, 1600, 2000, 2600].map(cents)

/** Details that are compared with the orders file. All other details are charges that were not expected. */
type ExpectedDetail =
  | 'productPrice'
  | 'productRefund'
  | 'commission'
  | 'serviceFee'
  | 'coupon'
  | 'sharedCoupon'
type Charge = Exclude<DetailPart, ExpectedDetail>

const chargeKinds: Readonly<Record<Charge, ReasonKind>> = {
  transactionFee: 'other-charge',
  affiliateFee: 'affiliate-fee',
  returnFreight: 'return-freight',
  returnFee: 'return-freight',
  easyReturnFee: 'other-charge',
  pixAdjustment: 'pix-subsidy',
  campaignIncentive: 'joined-campaign',
  campaignAdjustment: 'joined-campaign',
  coinCashback: 'other-charge',
  sharedCoinCashback: 'other-charge',
  lostCompensation: 'other-charge',
  topUpFee: 'ads-top-up',
}

type Difference = ToExplain<ShopeeNames>
type ShopeeReason = Reason<ReasonKind>

/**
 * Says why an order was paid another amount than expected, as precisely as the files allow:
 *
 * - A Pix subsidy that only the orders file has comes first, except before the freight rule below.
 * - If the parts that the income file states add up to the difference (up to 9 centavos), they are its reasons.
 * - Otherwise a single reason that would make exactly this amount is searched for. If several would, all are named and
 *   the reason is 'unexplained'.
 * - In that search, a difference equal to the three freight fields is always 'freight-subtotal', as the specification
 *   notes it (section 5).
 */
export function explainDifference(found: Difference): DifferenceReasons<ShopeeNames> {
  if (isPixOfOrders(found)) {
    return soleReason([{ kind: 'pix-subsidy', amount: found.difference, basis: 'matches' }])
  }
  const stated = statedReasons(found)
  const matching = matchingReasons(found, stated)
  const [first] = matching
  const isFreight = first?.kind === 'freight-subtotal'
  return addingUp(found.difference, stated) ?? soleReason(isFreight ? [first] : matching)
}

/** Whether the difference is a Pix subsidy that the orders file has and the income file does not mention. */
function isPixOfOrders({ difference, paid, pix = noCents }: Difference): boolean {
  if (pix === 0 || paid.pixAdjustment || difference === freightOf(paid)) return false
  return Math.abs(addCents(difference, pix)) < tolerance
}

/** The reasons that the income file itself states, with their amounts. */
function statedReasons({ expected, paid, units }: Difference): ShopeeReason[] {
  const reasons: ShopeeReason[] = []
  const state = (kind: ReasonKind, amount: Cents | undefined, more?: Partial<ShopeeReason>) => {
    if (amount) reasons.push({ kind, amount, basis: 'stated', ...more })
  }
  state('freight-subtotal', freightOf(paid))
  if (paid.productPrice !== undefined)
    state('product-price', subtractCents(paid.productPrice, expected.subtotal))
  state('refund', subtractCents(paid.productRefund ?? noCents, paid.refunded))
  if (paid.commission !== undefined) {
    const rates = ratesOf(expected, negative(paid.commission))
    state('commission-rate', addCents(paid.commission, expected.commission), rates)
  }
  if (paid.serviceFee !== undefined) {
    const amount = addCents(paid.serviceFee, expected.serviceFee)
    const perUnit = fixedFeePerUnit(amount, units)
    state(perUnit ? 'fixed-fee-per-unit' : 'service-fee', amount, perUnit)
  }
  if (paid.coupon !== undefined || paid.sharedCoupon !== undefined) {
    const coupons = addCents(paid.coupon ?? noCents, paid.sharedCoupon ?? noCents)
    state('seller-coupon', addCents(coupons, expected.sellerCoupon))
  }
  for (const [part, kind] of Object.entries(chargeKinds)) state(kind, paid[part as Charge])
  return reasons
}

/** The reasons that alone would make exactly the difference. */
function matchingReasons(
  { difference, expected, paid, units }: Difference,
  stated: readonly ShopeeReason[],
): ShopeeReason[] {
  const alone = stated.filter(({ amount }) => amount === difference)
  const reasons: ShopeeReason[] = alone.map((reason) => ({ ...reason, basis: 'matches' }))
  const isRefund = paid.refunded !== 0 && Math.abs(difference) === Math.abs(paid.refunded)
  if (isRefund && !reasons.some(({ kind }) => kind === 'refund')) {
    reasons.push({ kind: 'refund', amount: difference, basis: 'matches' })
  }
  const perUnit = paid.serviceFee ? undefined : fixedFeePerUnit(difference, units)
  if (perUnit) reasons.push({ kind: 'fixed-fee-per-unit', amount: difference, basis: 'matches', ...perUnit })
  const rates = paid.commission ? undefined : otherKnownRate(difference, expected)
  if (rates) reasons.push({ kind: 'commission-rate', amount: difference, basis: 'matches', ...rates })
  return reasons
}

function fixedFeePerUnit(amount: Cents, units: number): Pick<ShopeeReason, 'fee' | 'units'> | undefined {
  const fee = knownFixedFees.find((known) => units > 1 && amount === -known * (units - 1))
  return fee === undefined ? undefined : { fee, units }
}

/** The known commission rate that would make the difference, if the expected commission is a known rate too. */
function otherKnownRate(difference: Cents, expected: ExpectedParts): Partial<ShopeeReason> | undefined {
  const base = expected.subtotal - expected.sellerCoupon
  const commissionAt = (rate: number) => Math.round((base * rate) / 100)
  const expectedRate = knownRates.find((rate) => Math.abs(commissionAt(rate) - expected.commission) <= 1)
  if (expectedRate === undefined || base <= 0) return undefined
  const charged = expected.commission - difference
  const chargedRate = knownRates.find((rate) => rate !== expectedRate && commissionAt(rate) === charged)
  return chargedRate === undefined ? undefined : { expectedRate, chargedRate }
}

function ratesOf(expected: ExpectedParts, charged: Cents): Partial<ShopeeReason> {
  const base = subtractCents(expected.subtotal, expected.sellerCoupon)
  if (base <= 0) return {}
  return { expectedRate: percent(expected.commission, base), chargedRate: percent(charged, base) }
}

function percent(part: Cents, whole: Cents): number {
  return Math.round((part / whole) * 10_000) / 100
}
