import type { ClosingFiles } from './closing-files.ts'
import type { ClosingRules } from './closing-rules.ts'
import { shopeeFiles } from './shopee/files.ts'
import { shopeeRules } from './shopee/rules.ts'
import type { ClosingMarketplace, ClosingTerms, TermsOf } from './terms.ts'

/** What tells the closing of one marketplace from that of another: how its files are read, and how its orders are compared. */
export interface MarketplaceClosing<Terms extends ClosingTerms> {
  readonly files: ClosingFiles<Terms>
  readonly rules: ClosingRules<Terms>
}

/** Every marketplace whose months can be closed. */
export const closingMarketplaces: { readonly [Id in ClosingMarketplace]: MarketplaceClosing<TermsOf[Id]> } = {
  shopee: { files: shopeeFiles, rules: shopeeRules },
}
