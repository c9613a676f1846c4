import type { FilesOfMarketplace } from '../files/file-kind.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { MarketplaceRules } from '../model/rules.ts'

/** Everything that is special about closing months of one marketplace: its files, and its rules. */
export interface MarketplaceEntry<Names extends ClosingNames> extends MarketplaceRules<Names> {
  readonly files: FilesOfMarketplace<Names>
}
