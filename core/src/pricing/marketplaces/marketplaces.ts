import { type FeeFacts, factsAskedBy } from '../fee-tables/applicable-fees.ts'
import type { FeeCategory, FeeTable, Marketplace } from '../fee-tables/fee-table.ts'
import { amazon } from './amazon.ts'
import type { MarketplaceEntry } from './marketplace.ts'
import { mercadoLivre } from './mercado-livre.ts'
import { shein } from './shein.ts'
import { shopee } from './shopee.ts'
import { tiktok } from './tiktok.ts'

/** Every marketplace, in the order in which they are shown. */
export const marketplaceEntries = { shopee, mercadoLivre, shein, tiktok, amazon } as const satisfies {
  [Id in Marketplace]: MarketplaceEntry<Id>
}

/** The ids of every marketplace, in the order in which they are shown. */
export const marketplaces = Object.keys(marketplaceEntries) as readonly string[] as readonly [
  Marketplace,
  ...Marketplace[],
]

/** A record with a value for each marketplace. */
export function forEachMarketplace<Value>(
  of: (marketplace: Marketplace) => Value,
): Record<Marketplace, Value> {
  return Object.fromEntries(marketplaces.map((one) => [one, of(one)])) as Record<Marketplace, Value>
}

/**
 * The tables used until the seller chooses others: the rates of the specification (section 9) for its three
 * marketplaces. The weight bands of the third include their lower edge. 23 kg is included; above that no fee is known
 * (docs/parity.md).
 */
export const defaultTables: Readonly<Record<Marketplace, FeeTable>> = forEachMarketplace(defaultTable)

/** Every known fee table, oldest first within a marketplace, without the sellers' own tables. */
export const feeTables: readonly FeeTable[] = marketplaces.flatMap(tablesOf)

/** The known tables of one marketplace, oldest first. */
export function tablesOf(marketplace: Marketplace): readonly FeeTable[] {
  return marketplaceEntries[marketplace].tables
}

/** The table used until the seller chooses another. */
export function defaultTable(marketplace: Marketplace): FeeTable {
  return marketplaceEntries[marketplace].untilChosen
}

/**
 * The facts stored for a marketplace's listings: those that the API asks for, and those that any of its known tables
 * needs.
 */
export function factsKeptBy({ facts, tables }: MarketplaceEntry<string>): ReadonlySet<keyof FeeFacts> {
  return new Set([...facts, ...tables.flatMap((table) => factsAskedBy(table))])
}

/**
 * The marketplace a seller means by a name; case, accents, spaces and punctuation are ignored. Undefined if there is
 * none.
 */
export function marketplaceNamed<Id extends string>(
  name: string,
  entries: Readonly<Record<Id, MarketplaceEntry<Id>>>,
): Id | undefined {
  const sought = letters(name)
  const all: MarketplaceEntry<Id>[] = Object.values(entries)
  return all.find(({ label, aliases }) => letters(label) === sought || aliases.includes(sought))?.id
}

/** Every category in the known tables of a marketplace, once each, in the sequence of the tables. */
export function categoriesOf(marketplace: Marketplace): readonly FeeCategory[] {
  const all = tablesOf(marketplace).flatMap(({ categories = [] }) => categories)
  return [...new Map(all.map((category) => [category.id, category])).values()]
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
