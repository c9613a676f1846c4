import {
  addCents,
  type Cents,
  cents,
  negative,
  noCents,
  subtractCents,
  sumCents,
} from '../../../money/index.ts'
import { type DetailPart, type ExpectedParts, freightOf, type PaidParts } from './terms.ts'

/** Commissions charged since 2023, percent of the subtotal, with and without the 2 % that stand in the service fee. */
const knownRates = [12, 14, 18, 20] as const
/** Fixed fees charged for a unit since 2023, in centavos. */
const knownFixedFees = [200, 300, 400, 450, 1600, 2000, 2600].map(cents)

/** What is left of a difference once its causes are taken off may be as much as is no difference. */
const unsaid = cents(10)

const chargeKinds: Partial<Record<DetailPart, CauseKind>> = {
  transactionFee: 'other-charge',
  affiliateFee: 'affiliate-fee',
  returnFreight: 'return-freight',
  returnFee: 'return-freight',
  easyReturnFee: 'other-charge',
  pixAdjustment: 'other-charge',
  campaignIncentive: 'other-charge',
  campaignAdjustment: 'other-charge',
  coinCashback: 'other-charge',
  sharedCoinCashback: 'other-charge',
  lostCompensation: 'other-charge',
  topUpFee: 'other-charge',
}

/** A difference with what it is between. `units` is how many pieces were sold, 0 where the orders file does not say. */
export interface ToExplain {
  readonly difference: Cents
  readonly expected: ExpectedParts
  readonly paid: PaidParts
  readonly units: number
}

export interface Explanation {
  readonly reason: DifferenceReason
  readonly causes: readonly Cause[]
}

/**
 * Says why an order was paid with another amount, as precisely as the files allow.
 *
 * Where the parts that the income file states add up to the difference (up to 9 centavos), they are its causes. Else a
 * single cause is looked for that would make exactly this amount; where several would, all are named and the reason stays
 * 'unexplained', and a difference equal to the three freight fields is always 'freight-subtotal', as the specification
 * notes it (section 5).
 */
export function explainDifference(asked: ToExplain): Explanation {
  const stated = statedCauses(asked)
  const sum = sumCents(stated.map(({ amount }) => amount))
  if (stated.length > 0 && Math.abs(asked.difference - sum) < unsaid) {
    const main = stated.find(({ amount }) => Math.abs(asked.difference - amount) < unsaid)
    return { reason: main?.kind ?? 'several', causes: stated }
  }
  const matching = matchingCauses(asked, stated)
  const [first, ...others] = matching
  if (first?.kind === 'freight-subtotal') return { reason: first.kind, causes: [first] }
  return { reason: first && others.length === 0 ? first.kind : 'unexplained', causes: matching }
}

/** What the income file itself says differs from what was expected, each with its amount. */
function statedCauses({ expected, paid, units }: ToExplain): Cause[] {
  const causes: Cause[] = []
  const say = (kind: CauseKind, amount: Cents | undefined, more?: Partial<Cause>) => {
    if (amount) causes.push({ kind, amount, basis: 'stated', ...more })
  }
  say('freight-subtotal', freightOf(paid))
  if (paid.productPrice !== undefined)
    say('product-price', subtractCents(paid.productPrice, expected.subtotal))
  say('refund', subtractCents(paid.productRefund ?? noCents, paid.refunded))
  if (paid.commission !== undefined) {
    const rates = ratesOf(expected, negative(paid.commission))
    say('commission-rate', addCents(paid.commission, expected.commission), rates)
  }
  if (paid.serviceFee !== undefined) {
    const amount = addCents(paid.serviceFee, expected.serviceFee)
    const perUnit = fixedFeePerUnit(amount, units)
    say(perUnit ? 'fixed-fee-per-unit' : 'service-fee', amount, perUnit)
  }
  if (paid.coupon !== undefined || paid.sharedCoupon !== undefined) {
    const coupons = addCents(paid.coupon ?? noCents, paid.sharedCoupon ?? noCents)
    say('seller-coupon', addCents(coupons, expected.sellerCoupon))
  }
  for (const [part, kind] of Object.entries(chargeKinds)) say(kind, paid[part as DetailPart])
  return causes
}

/** The causes each of which alone would make exactly the difference. */
function matchingCauses({ difference, expected, paid, units }: ToExplain, stated: readonly Cause[]): Cause[] {
  const alone = stated.filter(({ amount }) => amount === difference)
  const causes: Cause[] = alone.map((cause) => ({ ...cause, basis: 'matches' }))
  const isRefund = paid.refunded !== 0 && Math.abs(difference) === Math.abs(paid.refunded)
  if (isRefund && !causes.some(({ kind }) => kind === 'refund')) {
    causes.push({ kind: 'refund', amount: difference, basis: 'matches' })
  }
  const perUnit = paid.serviceFee ? undefined : fixedFeePerUnit(difference, units)
  if (perUnit) causes.push({ kind: 'fixed-fee-per-unit', amount: difference, basis: 'matches', ...perUnit })
  const rates = paid.commission ? undefined : otherKnownRate(difference, expected)
  if (rates) causes.push({ kind: 'commission-rate', amount: difference, basis: 'matches', ...rates })
  return causes
}

function fixedFeePerUnit(amount: Cents, units: number): Pick<Cause, 'fee' | 'units'> | undefined {
  const fee = knownFixedFees.find((known) => units > 1 && amount === -known * (units - 1))
  return fee === undefined ? undefined : { fee, units }
}

/** The known rate at which the difference would be the commission's, where the expected one is a known rate too. */
function otherKnownRate(difference: Cents, expected: ExpectedParts): Partial<Cause> | undefined {
  const base = expected.subtotal - expected.sellerCoupon
  const commissionAt = (rate: number) => Math.round((base * rate) / 100)
  const expectedRate = knownRates.find((rate) => Math.abs(commissionAt(rate) - expected.commission) <= 1)
  if (expectedRate === undefined || base <= 0) return undefined
  const charged = expected.commission - difference
  const chargedRate = knownRates.find((rate) => rate !== expectedRate && commissionAt(rate) === charged)
  return chargedRate === undefined ? undefined : { expectedRate, chargedRate }
}

function ratesOf(expected: ExpectedParts, charged: Cents): Partial<Cause> {
  const base = subtractCents(expected.subtotal, expected.sellerCoupon)
  if (base <= 0) return {}
  return { expectedRate: percent(expected.commission, base), chargedRate: percent(charged, base) }
}

function percent(part: Cents, whole: Cents): number {
  return Math.round((part / whole) * 10_000) / 100
}

/** What can make an amount differ. */
export const causeKinds = [
  'freight-subtotal',
  'commission-rate',
  'fixed-fee-per-unit',
  'service-fee',
  'seller-coupon',
  'affiliate-fee',
  'refund',
  'return-freight',
  'product-price',
  'other-charge',
] as const
export type CauseKind = (typeof causeKinds)[number]

/**
 * Why an order was paid with another amount: one cause, several that the income file states, or 'unexplained' where the
 * files do not tell.
 */
export const differenceReasons = [...causeKinds, 'several', 'unexplained'] as const
export type DifferenceReason = (typeof differenceReasons)[number]

/**
 * One cause of a difference. `amount` in centavos, negative where less came by it.
 *
 * `basis` is 'stated' where the income file itself has the amount, and 'matches' where the amount is exactly what this
 * cause would make and the file does not say so. `expectedRate` and `chargedRate` are percents of the subtotal less the
 * seller's coupon, `fee` the fixed fee in centavos that was charged for each of the `units` instead of once.
 */
export interface Cause {
  readonly kind: CauseKind
  readonly amount: Cents
  readonly basis: 'stated' | 'matches'
  readonly expectedRate?: number
  readonly chargedRate?: number
  readonly fee?: Cents
  readonly units?: number
}
