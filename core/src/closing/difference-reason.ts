import type { Cents } from '../money/index.ts'

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
