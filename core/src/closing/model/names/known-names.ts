import type { MercadoLivreNames } from './mercado-livre.ts'
import type { SheinNames } from './shein.ts'
import type { ShopeeNames } from './shopee.ts'

/**
 * The marketplaces whose months can be closed, with their names. A new marketplace starts with a line here. The
 * compiler then lists what else it needs, here and where its rows are sent, stored and shown.
 */
export interface NamesOf {
  readonly shopee: ShopeeNames
  readonly mercadoLivre: MercadoLivreNames
  readonly shein: SheinNames
}

export type ClosingMarketplace = keyof NamesOf

/** The names of any known marketplace. */
export type KnownNames = NamesOf[ClosingMarketplace]
export type ExpectedParts = KnownNames['expected']
export type PaidParts = KnownNames['paid']
