import type { Cents } from '../../money/index.ts'
import { makeAmounts } from './make-amounts.ts'
import type { MercadoLivreTerms } from './mercado-livre/terms.ts'
import type { SheinTerms } from './shein/terms.ts'
import type { ShopeeTerms } from './shopee/terms.ts'

/** Amounts by their names; one that a file has no column for is absent. */
export type Amounts = Readonly<Partial<Record<string, Cents>>>

/** The names of a marketplace for what was sold, what was paid, and why the two differ. */
export interface ClosingTerms {
  /** Of what the expected amount of an order is made. */
  readonly expected: Amounts
  /** Of what its payments are made. */
  readonly paid: Amounts
  /** What can make an amount differ. */
  readonly cause: string
  /** What is written beside a difference, and beside an order that no income has. */
  readonly differenceNote: string
  readonly unmatchedNote: string
  /** Where in the seller's centre what is missing is claimed. */
  readonly claimWay: string
}

/**
 * The marketplaces whose months can be closed, each with its terms. A new one begins with a line here; the compiler then
 * names what else must be said of it, here and wherever its rows are sent, stored and shown.
 */
export interface TermsOf {
  readonly shopee: ShopeeTerms
  readonly mercadoLivre: MercadoLivreTerms
  readonly shein: SheinTerms
}

export type ClosingMarketplace = keyof TermsOf

/** The terms of any of them. */
export type KnownTerms = TermsOf[ClosingMarketplace]
export type ExpectedParts = KnownTerms['expected']
export type PaidParts = KnownTerms['paid']

/** The amounts of these names alone, of something that has more. */
export function pickAmounts<Parts extends Amounts>(from: Parts, names: readonly string[]): Parts {
  return makeAmounts(names, (name) => from[name]) as Parts
}
