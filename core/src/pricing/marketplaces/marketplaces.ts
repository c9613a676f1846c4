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
export const marketplaces = Object.keys(marketplaceEntries) as readonly Marketplace[]

/** What is worked out for each marketplace by itself, under its id. */
export function forEachMarketplace<Value>(
  of: (marketplace: Marketplace) => Value,
): Record<Marketplace, Value> {
  return Object.fromEntries(marketplaces.map((one) => [one, of(one)])) as Record<Marketplace, Value>
}

/**
 * The tables used unless the seller chooses others: the rates of the specification (section 9) for its three
 * marketplaces. The third one's weight bands include their lower edge; 23 kg is included, above it no fee is known
 * (docs/parity.md).
 */
export const defaultTables: Readonly<Record<Marketplace, FeeTable>> = forEachMarketplace(defaultTable)

/** Every fee table that is known, oldest first within a marketplace. The seller's own tables are not among them. */
export const feeTables: readonly FeeTable[] = marketplaces.flatMap(tablesOf)

/** The known tables of one marketplace, oldest first. */
export function tablesOf(marketplace: Marketplace): readonly FeeTable[] {
  return marketplaceEntries[marketplace].tables
}

/** The table that counts until the seller chooses another. */
export function defaultTable(marketplace: Marketplace): FeeTable {
  return marketplaceEntries[marketplace].untilChosen
}

/** What a listing of a marketplace is kept with: what the API asks of it, and what any of its known tables does. */
export function factsKeptBy({ facts, tables }: MarketplaceEntry<string>): ReadonlySet<keyof FeeFacts> {
  return new Set([...facts, ...tables.flatMap((table) => factsAskedBy(table))])
}

/** The marketplace that a seller means by a name, whatever its case, accents, spaces and signs; undefined for none. */
export function marketplaceNamed<Id extends string>(
  name: string,
  entries: Readonly<Record<Id, MarketplaceEntry<Id>>>,
): Id | undefined {
  const sought = letters(name)
  const all: MarketplaceEntry<Id>[] = Object.values(entries)
  return all.find(({ label, aliases }) => letters(label) === sought || aliases.includes(sought))?.id
}

/** Every category that a known table of a marketplace asks a listing for, once, in the order of the tables. */
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
