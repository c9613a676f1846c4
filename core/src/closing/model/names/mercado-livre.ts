import type { Cents } from '../../../money/index.ts'

/** Mercado Livre's names for a closing. */
export interface MercadoLivreNames {
  readonly expected: SaleParts
  readonly paid: ReleaseParts
  readonly reason: ReleaseReasonKind
  /** Nothing in the files explains the difference. */
  readonly differenceInfo: 'ask-mercado-livre'
  /** The sale is on its way, is in a return, a claim or a mediation, or has no release. */
  readonly unmatchedInfo: 'on-the-way' | 'in-return' | 'not-released'
  readonly claimWay: 'mercado-livre-help' | 'mercado-livre-returns' | 'mercado-pago-disputes'
}

/** The parts of a sale, without its total, with the signs of the file: fees and refunds are negative. */
export const salePartNames = [
  'products',
  'priceIncrease',
  'instalmentFee',
  'saleFee',
  'shippingRevenue',
  'shippingFee',
  'exchangeShipping',
  'declaredShipping',
  'measuredShipping',
  'discounts',
  'refunds',
] as const

export type SalePart = (typeof salePartNames)[number]

/**
 * The amounts of a sale, in centavos with the signs of the file. `total` is what the seller should get; the file states
 * it, and it is not always the sum of the parts. A part is absent if the file has no column or no value for it.
 */
export type SaleParts = Readonly<{ total: Cents } & Partial<Record<SalePart, Cents>>>

/** The kinds of releases; a line with an unknown description counts as `other`. */
export const releasePartNames = ['payment', 'shipping', 'refund', 'dispute', 'other'] as const
export type ReleasePart = (typeof releasePartNames)[number]

/** What was released for a sale, by kind, in centavos: credits less debits. Kinds without a line are absent. */
type ReleaseParts = Readonly<Partial<Record<ReleasePart, Cents>>>

/** What can make a release differ from the total of its sale. */
export type ReleaseReasonKind =
  | 'refund'
  | 'dispute'
  | 'share-of-products'
  | 'sale-fee-again'
  | 'shipping-again'
  /** Only some products of a package are released so far. */
  | 'rest-of-package'
