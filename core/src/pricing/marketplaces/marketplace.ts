import type { FeeFacts } from '../fee-tables/applicable-fees.ts'
import type { FeeTable, Marketplace } from '../fee-tables/fee-table.ts'

/**
 * Everything that differs between marketplaces. A new one is an entry of its own, its id in `Marketplace` and its line in
 * `marketplaceEntries`; the compiler then names what else must be said of it.
 */
export interface MarketplaceEntry<Id extends string = Marketplace> {
  /** Its name in code, in the chosen fee tables and in changes kept in the browser. */
  readonly id: Id
  /** Its name among sellers, and the article that Portuguese gives it: 'na Shopee', 'no Mercado Livre'. */
  readonly label: string
  readonly article: 'a' | 'o'
  /** What else sellers write for it in their files: small letters without accents, spaces and signs. */
  readonly aliases: readonly string[]
  /** Its word in the calculator's address and beside each stored listing. */
  readonly word: string
  /** The name of its list in the API's bodies, the path of the calls for one of its listings, the page its visits are counted under. */
  readonly wire: { readonly list: string; readonly path: `/${string}`; readonly visit: string }
  /** What each of its listings has, beside what a listing of any marketplace has. */
  readonly facts: readonly (keyof FeeFacts)[]
  /** What the fixed part of its fees is to a seller: a fee for the sale, or the freight of it. */
  readonly fixedFee: 'fee' | 'freight'
  /** Its known fee tables, oldest first. */
  readonly tables: readonly FeeTable<Id>[]
  /** The one that counts until the seller chooses: the specification's, else the one in force when the marketplace was added. */
  readonly untilChosen: FeeTable<Id>
}
