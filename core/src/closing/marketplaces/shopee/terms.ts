import { type Cents, sumCents } from '../../../money/index.ts'

/** Shopee's words for a closing. */
export interface ShopeeTerms {
  readonly expected: ExpectedParts
  readonly paid: PaidParts
  readonly cause: CauseKind
  /** That a difference is what the three freight fields come to, or that the files do not say why. */
  readonly differenceNote: 'freight-subtotal' | 'unknown'
  /** That the order was not completed yet, or that the income file does not have it. */
  readonly unmatchedNote: 'not-completed' | 'not-in-income'
  readonly claimWay: 'shopee-adjustments' | 'shopee-returns' | 'shopee-support'
}

export const expectedPartNames = ['subtotal', 'commission', 'serviceFee', 'sellerCoupon'] as const

/** Of what the expected amount of an order is made; centavos as in the orders file, fees and coupon positive. */
export type ExpectedParts = Readonly<Record<(typeof expectedPartNames)[number], Cents>>

/** Without them a difference is not known to be the freight's. */
export const freightPartNames = ['freightPaidForSeller', 'freightDiscount', 'freightPaidByBuyer'] as const

/**
 * The amounts every income file has; a missing column counts 0. Stored differences have exactly these: an amount that is new to
 * the product is a detail.
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
 * What was paid for an order, summed over its income rows; centavos with the signs of the file, in which fees, vouchers and
 * refunds are negative. A detail that the file has no column or nothing but blanks for is absent.
 */
export type PaidParts = Readonly<Record<BasicPart, Cents> & Partial<Record<DetailPart, Cents>>>

/** What the three freight fields of an order come to. */
export function freightOf(paid: PaidParts): Cents {
  return sumCents(freightPartNames.map((name) => paid[name]))
}

/** What can make an amount differ. A 'pix-subsidy' is made good in the commission; one of which the fees do not show that is 'pix-kept'. */
export type CauseKind =
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
