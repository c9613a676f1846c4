import type { MercadoLivreTerms } from './mercado-livre.ts'
import type { SheinTerms } from './shein.ts'
import type { ShopeeTerms } from './shopee.ts'

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

/** The terms of any known marketplace. */
export type KnownTerms = TermsOf[ClosingMarketplace]
export type ExpectedParts = KnownTerms['expected']
export type PaidParts = KnownTerms['paid']
