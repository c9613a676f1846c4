import type {
  ClaimRule,
  ClosingMarketplace,
  KnownNames,
  NamesOf,
  Reason,
  UnmatchedInfo,
} from '@vendaclara/core/closing'
import type { MarketplaceParts, ReasonWords, WordsOf } from './marketplace.ts'
import { mercadoLivreWords } from './mercado-livre/texts.ts'
import { sheinWords } from './shein/texts.ts'
import { shopeeWords } from './shopee/texts.ts'

export const marketplaceWords: { readonly [Id in ClosingMarketplace]: WordsOf<NamesOf[Id]> } = {
  shopee: shopeeWords,
  mercadoLivre: mercadoLivreWords,
  shein: sheinWords,
}

export function partsOf(marketplace: ClosingMarketplace): MarketplaceParts<KnownNames> {
  return marketplaceWords[marketplace].parts
}

const all = Object.values(marketplaceWords)

/** The words of all marketplaces for a reason, an unmatched order, and the way to a claim. */
export const reasonWords: Readonly<Record<Reason['kind'], ReasonWords>> = Object.assign(
  {},
  ...all.map(({ reasons }) => reasons),
)
export const missingNames: Readonly<Record<UnmatchedInfo, string>> = Object.assign(
  {},
  ...all.map(({ missing }) => missing),
)
export const wayNames: Readonly<Record<ClaimRule['way'], readonly string[]>> = Object.assign(
  {},
  ...all.map(({ ways }) => ways),
)
