import type { FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable, Marketplace } from '../fee-tables/fee-table.ts'

/**
 * Everything that differs between marketplaces. A new one needs an entry of its own, its id in `Marketplace` and a line
 * in `marketplaceEntries`. The compiler then lists what else it needs.
 */
export interface MarketplaceEntry<Id extends string = Marketplace> {
  /** Its name in the code, in the chosen fee tables and in changes kept in the browser. */
  readonly id: Id
  /** The name sellers use, and its article in Portuguese: 'na Shopee', 'no Mercado Livre'. */
  readonly label: string
  readonly article: 'a' | 'o'
  /** Other names that sellers write in their files: lower-case letters without accents, spaces and punctuation. */
  readonly aliases: readonly string[]
  /** Its word in the calculator's address and with each stored listing. */
  readonly word: string
  /**
   * The name of its list in the API's bodies, the path of the calls for its listings, and the page name for counting
   * visits.
   */
  readonly wire: { readonly list: string; readonly path: `/${string}`; readonly visit: string }
  /** The facts that each of its listings has in addition to those of every listing. */
  readonly facts: readonly (keyof FeeFacts)[]
  /** What the fixed part of its fees is for a seller: a fee for the sale, or the freight. */
  readonly fixedFee: 'fee' | 'freight'
  /** Its known fee tables, oldest first. */
  readonly tables: readonly FeeTable<Id>[]
  /**
   * The table used until the seller chooses: the specification's, or the one in force when the marketplace was added.
   */
  readonly untilChosen: FeeTable<Id>
}
