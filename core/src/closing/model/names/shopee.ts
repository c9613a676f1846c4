import { type Cents, sumCents } from '../../../money/index.ts'

/** Shopee's names for a closing. */
export interface ShopeeNames {
  readonly expected: ExpectedParts
  readonly paid: PaidParts
  readonly reason: ReasonKind
  /** The difference equals the three freight fields, or the files do not say why it is there. */
  readonly differenceInfo: 'freight-subtotal' | 'unknown'
  /** The order is not completed yet, or the income file does not have it. */
  readonly unmatchedInfo: 'not-completed' | 'not-in-income'
  readonly claimWay: 'shopee-adjustments' | 'shopee-returns' | 'shopee-support'
}

export const expectedPartNames = ['subtotal', 'commission', 'serviceFee', 'sellerCoupon'] as const

/** The parts of an order's expected amount, in centavos; fees and coupon are positive, as in the orders file. */
export type ExpectedParts = Readonly<Record<(typeof expectedPartNames)[number], Cents>>

/** Without them it cannot be seen whether a difference is the freight. */
const freightPartNames = ['freightPaidForSeller', 'freightDiscount', 'freightPaidByBuyer'] as const

/**
 * The amounts that every income file has; a missing column counts as 0. Stored differences have exactly these, so
 * amounts that are added later must be details.
 */
export const basicPartNames = ['released', 'refunded', ...freightPartNames] as const

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

export const paidPartNames = [...basicPartNames, ...detailPartNames] as const

export type BasicPart = (typeof basicPartNames)[number]
export type DetailPart = (typeof detailPartNames)[number]

/**
 * What was paid for an order, summed over its income rows: centavos with the signs of the file, in which fees, vouchers
 * and refunds are negative. A detail is absent if the file has no column for it, or only blank cells.
 */
export type PaidParts = Readonly<Record<BasicPart, Cents> & Partial<Record<DetailPart, Cents>>>

/** The sum of the three freight fields of an order, in centavos. */
export function freightOf(paid: PaidParts): Cents {
  return sumCents(freightPartNames.map((name) => paid[name]))
}

/**
 * What can be the reason of a difference. A 'pix-subsidy' is made good by a lower commission; 'pix-kept' if the fees do not show
 * that.
 */
export type ReasonKind =
  | 'freight-subtotal'
  | 'commission-rate'
  | 'fixed-fee-per-unit'
  | 'service-fee'
  | 'seller-coupon'
  | 'affiliate-fee'
  | 'refund'
  | 'return-freight'
  | 'product-price'
  | 'ads-top-up'
  | 'joined-campaign'
  | 'pix-subsidy'
  | 'pix-kept'
  | 'other-charge'
