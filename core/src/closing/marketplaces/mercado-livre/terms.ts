import type { Cents } from '../../../money/index.ts'
import { wordOf } from '../../reading/sheet.ts'

/** Mercado Livre's words for a closing. */
export interface MercadoLivreTerms {
  readonly expected: SaleParts
  readonly paid: ReleaseParts
  readonly cause: ReleaseCause
  /** That nothing in the files explains the difference. */
  readonly differenceNote: 'ask-mercado-livre'
  /** That the sale is on its way, in a return, a claim or a mediation, or that no release has it. */
  readonly unmatchedNote: 'on-the-way' | 'in-return' | 'not-released'
  readonly claimWay: 'mercado-livre-help' | 'mercado-livre-returns' | 'mercado-pago-disputes'
}

/** The parts of a sale besides its total, with the signs of the file: fees and refunds are negative. */
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
 * Of what a sale is made, centavos with the signs of the file. `total` is what the seller should get; it is stated by the file
 * and not always the sum of the parts. A part that the file has no column or nothing for is absent.
 */
export type SaleParts = Readonly<{ total: Cents } & Partial<Record<SalePart, Cents>>>

/** What a release can be of: a line whose description is none of the known ones counts as `other`. */
export const releasePartNames = ['payment', 'shipping', 'refund', 'dispute', 'other'] as const
export type ReleasePart = (typeof releasePartNames)[number]

/** What was released for a sale, credits less debits, by what the lines are of. One without such a line is absent. */
type ReleaseParts = Readonly<Partial<Record<ReleasePart, Cents>>>

/** What can make a release differ from the total of its sale. */
export type ReleaseCause =
  | 'refund'
  | 'dispute'
  | 'share-of-products'
  | 'sale-fee-again'
  | 'shipping-again'
  /** Of a package: some of its products are released, the others not yet. */
  | 'rest-of-package'

/**
 * Whether a status says that a sale is in a return, a claim or a mediation, or was given back: 'Devolução em preparação', 'Reclamação
 * encerrada com reembolso para o comprador'; not where it says that the seller got the money.
 */
export function saysReturned(status: string): boolean {
  const word = wordOf(status)
  const isReturn = /^(devolu|devolv|em devolucao|mediacao|reclamacao|reembols|troca )/.test(word)
  return isReturn && !/(te demos|liberamos) o (dinheiro|valor)/.test(word)
}
