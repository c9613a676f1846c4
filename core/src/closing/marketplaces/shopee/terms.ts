import { addCents, type Cents } from '../../../money/index.ts'

/** Of what the expected amount of an order is made; centavos as in the orders file, fees and coupon positive. */
export interface ExpectedParts {
  readonly subtotal: Cents
  readonly commission: Cents
  readonly serviceFee: Cents
  readonly sellerCoupon: Cents
}

/** The amounts every income file has; a missing column counts 0. */
export const basicPartNames = [
  'released',
  'refunded',
  'freightPaidForSeller',
  'freightDiscount',
  'freightPaidByBuyer',
] as const

/** The amounts that only newer income files have. */
export const detailPartNames = [
  'productPrice',
  'productRefund',
  'commission',
  'serviceFee',
  'transactionFee',
  'affiliateFee',
  'coupon',
  'sharedCoupon',
  'coinCashback',
  'sharedCoinCashback',
  'returnFreight',
  'returnFee',
  'easyReturnFee',
  'pixAdjustment',
  'campaignIncentive',
  'campaignAdjustment',
  'lostCompensation',
  'topUpFee',
] as const

export type BasicPart = (typeof basicPartNames)[number]
export type DetailPart = (typeof detailPartNames)[number]

/**
 * What was paid for an order, summed over its income rows; centavos with the signs of the file, in which fees, vouchers and
 * refunds are negative. A detail that the file has no column or nothing but blanks for is absent.
 */
export type PaidParts = Readonly<Record<BasicPart, Cents> & Partial<Record<DetailPart, Cents>>>

/** What the three freight fields of an order come to. */
export function freightOf(paid: PaidParts): Cents {
  return addCents(paid.freightPaidForSeller, paid.freightDiscount, paid.freightPaidByBuyer)
}

/** The parts alone, of something that has more. */
export function partsOf(paid: PaidParts): PaidParts {
  const parts: Partial<Record<BasicPart | DetailPart, Cents>> = {}
  for (const part of [...basicPartNames, ...detailPartNames]) {
    const amount = paid[part]
    if (amount !== undefined) parts[part] = amount
  }
  return parts as PaidParts
}
