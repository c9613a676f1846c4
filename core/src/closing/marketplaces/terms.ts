import type { Cents } from '../../money/index.ts'
import type { Layout } from '../reading/layout.ts'
import { makeAmounts } from './make-amounts.ts'
import { type MercadoLivreTerms, releasesLayout, salesLayout } from './mercado-livre/terms.ts'
import { invoicesLayout, type SheinTerms, unitsLayout } from './shein/terms.ts'
import { incomeLayout, orderLayout } from './shopee/columns.ts'
import type { ShopeeTerms } from './shopee/terms.ts'

/** Amounts in centavos by name; one without a column in the file is absent. */
export type Amounts = Readonly<Partial<Record<string, Cents>>>

/** A marketplace's names for the parts of what was sold and paid, and for why the two differ. */
export interface ClosingTerms {
  /** The parts of an order's expected amount. */
  readonly expected: Amounts
  /** The parts of a payment. */
  readonly paid: Amounts
  /** What can cause a difference. */
  readonly cause: string
  /** The notes shown beside a difference and beside an unmatched order. */
  readonly differenceNote: string
  readonly unmatchedNote: string
  /** Where in the seller's centre a claim is made. */
  readonly claimWay: string
}

/**
 * The marketplaces whose months can be closed, with their terms. A new marketplace starts with a line here. The
 * compiler then lists what else it needs, here and where its rows are sent, stored and shown.
 */
export interface TermsOf {
  readonly shopee: ShopeeTerms
  readonly mercadoLivre: MercadoLivreTerms
  readonly shein: SheinTerms
}

export type ClosingMarketplace = keyof TermsOf

/** Both files of every marketplace, to recognise one that is given in place of another. */
export const closingLayouts: Readonly<
  Record<ClosingMarketplace, Readonly<Record<'orders' | 'income', Layout<string>>>>
> = {
  shopee: { orders: orderLayout, income: incomeLayout },
  mercadoLivre: { orders: salesLayout, income: releasesLayout },
  shein: { orders: unitsLayout, income: invoicesLayout },
}

/** The terms of any known marketplace. */
export type KnownTerms = TermsOf[ClosingMarketplace]
export type ExpectedParts = KnownTerms['expected']
export type PaidParts = KnownTerms['paid']

/** Picks the amounts with these names. */
export function pickAmounts<Parts extends Amounts>(from: Parts, names: readonly string[]): Parts {
  return makeAmounts(names, (name) => from[name]) as Parts
}
