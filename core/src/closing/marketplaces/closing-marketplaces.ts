import type { MarketplaceClosing } from './closing-rules.ts'
import { mercadoLivre } from './mercado-livre/closing.ts'
import { shein } from './shein/closing.ts'
import { shopee } from './shopee/closing.ts'
import type { ClosingMarketplace, KnownTerms, TermsOf } from './terms.ts'

/** Every marketplace whose months can be closed. */
export const closingMarketplaces: { readonly [Id in ClosingMarketplace]: MarketplaceClosing<TermsOf[Id]> } = {
  shopee,
  mercadoLivre,
  shein,
}

/** The closing of a marketplace that is known only at run time; its rows may be of any marketplace. */
export function closingOf(marketplace: ClosingMarketplace): MarketplaceClosing<KnownTerms> {
  return closingMarketplaces[marketplace]
}

export const closingMarketplaceIds = Object.keys(closingMarketplaces) as readonly ClosingMarketplace[]

/** The ids of marketplaces that also have movement files, which serve all months. */
export const movementMarketplaces = closingMarketplaceIds.filter(
  (id) => closingOf(id).files.locateMovements !== undefined,
)
