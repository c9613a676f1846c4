import type { ClosingFiles } from '../files/closing-files.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { MarketplaceRules } from '../model/rules.ts'

/** Everything that is special about closing months of one marketplace: how its files are read, and its rules. */
export interface MarketplaceClosing<Names extends ClosingNames> extends MarketplaceRules<Names> {
  readonly files: ClosingFiles<Names>
}
