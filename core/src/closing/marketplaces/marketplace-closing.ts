import type { ClosingFiles } from '../files/closing-files.ts'
import type { MarketplaceRules } from '../model/rules.ts'
import type { ClosingTerms } from '../model/terms/closing-terms.ts'

/** Everything that is special about closing months of one marketplace: how its files are read, and its rules. */
export interface MarketplaceClosing<Terms extends ClosingTerms> extends MarketplaceRules<Terms> {
  readonly files: ClosingFiles<Terms>
}
