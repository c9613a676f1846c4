import type { ClosingFiles } from './closing-files.ts'
import type { ClosingRules } from './closing-rules.ts'
import { shopeeFiles } from './shopee/files.ts'
import { shopeeRules } from './shopee/rules.ts'
import type { ClosingMarketplace, TermsOf } from './terms.ts'

// Two records, so that who compares what was read before does not load the readers.

/** How the files of each marketplace are read. */
export const closingFiles: { readonly [Id in ClosingMarketplace]: ClosingFiles<TermsOf[Id]> } = {
  shopee: shopeeFiles,
}

/** How the orders of each marketplace are compared with what was paid for them. */
export const closingRules: { readonly [Id in ClosingMarketplace]: ClosingRules<TermsOf[Id]> } = {
  shopee: shopeeRules,
}
