import type { MarketplaceClosing } from '../marketplaces/marketplace-closing.ts'
import { mercadoLivre } from '../marketplaces/mercado-livre/closing.ts'
import { shein } from '../marketplaces/shein/closing.ts'
import { shopee } from '../marketplaces/shopee/closing.ts'
import type { ClosingMarketplace, KnownNames, NamesOf } from '../model/names/known-names.ts'
import { othersThan } from './known-files.ts'

/** Every marketplace whose months can be closed. */
export const closingMarketplaces: { readonly [Id in ClosingMarketplace]: MarketplaceClosing<NamesOf[Id]> } = {
  shopee: shopee(othersThan),
  mercadoLivre: mercadoLivre(othersThan),
  shein: shein(othersThan),
}

/** The closing of a marketplace that is known only at run time; its rows may be of any marketplace. */
export function closingOf(marketplace: ClosingMarketplace): MarketplaceClosing<KnownNames> {
  return closingMarketplaces[marketplace]
}

export const closingMarketplaceIds = Object.keys(closingMarketplaces) as readonly ClosingMarketplace[]

/** The ids of marketplaces that also have movement files, which serve all months. */
export const movementMarketplaces = closingMarketplaceIds.filter(
  (id) => closingOf(id).files.locateMovements !== undefined,
)
