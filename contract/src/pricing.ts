import {
  type FeeFacts,
  type Marketplace,
  type MarketplaceEntry,
  marketplaceEntries,
} from '@vendaclara/core/pricing'
import { z } from 'zod'
import { day, reais } from './amounts.ts'
import { endpoint, largestBody } from './endpoint.ts'
import { fieldSchemas, listingBounds } from './pricing/listing-fields.ts'
import { shopConfig } from './shop.ts'
import { fieldProblems } from './texts.ts'

export * from './pricing/listing-fields.ts'

/** Names what one save stored, such as a UUID; '' for what was stored before there were versions. */
const version = z.string().regex(/^[\w-]{0,64}$/)
/** The most versions that one save may name. */
export const mostReplaced = 100

/**
 * The schema of a listing with these facts. Other facts are optional and only sent if a seller's own fee table needs
 * them.
 */
function listingWith(facts: readonly (keyof FeeFacts)[], as: 'stored' | 'written') {
  return shopConfig.extend({
    id: z.string().min(1).max(64),
    ...fieldSchemas(facts, as),
    salePrice: reais.nullable().default(null),
    netMargin: z.number().min(-1e15).max(1e15).default(0.2),
    keptFromCost: z.number().min(0).max(listingBounds.money).optional(),
    version: version.exactOptional(),
  })
}

/**
 * A listing on the wire.
 *
 * - Its fields are those of `listingFields`. Amounts are in reais, `profitMargin` in percent, `peso` in kg.
 * - `mlTax` is the commission in percent, `shippingCost` the freight in reais; both are 0 while unknown.
 * - `category` is the id of a category of its fee table, '' while unknown.
 * - `fulfilled`: the marketplace stores and ships it. `ownDelivery`: the seller delivers it instead of the marketplace,
 *   by Flex or otherwise.
 * - Ads, the seller's coupon and affiliates cost percents of the price and reais a sale; each is absent if it costs
 *   nothing.
 * - `salePrice` is the calculated price, null if there is none. `currentPrice` is absent until the seller enters it.
 * - `keptFromCost`: what its product cost when the seller decided that the listing keeps its own `productCost`.
 * - `version` names what is stored: only for who asks for versions or saves with `replaces`.
 *
 * The facts named by the marketplace's entry are always present; others only if a seller's own fee table needs them.
 */
export type WireListing = z.infer<ReturnType<typeof listingWith>>

/**
 * A listing as it is saved. `replaces` names the versions that the save may replace, null for none stored: what is
 * stored otherwise stays, as a conflict. `version` is then the name of what this save stores, so that a repeated save
 * is no conflict. Without `replaces`, the last save wins.
 */
const savedWith = (listing: ReturnType<typeof listingWith>) =>
  listing.extend({ replaces: z.array(version.nullable()).min(1).max(mostReplaced).optional() })

export type SavedListing = z.infer<ReturnType<typeof savedWith>>

/** The most listings in one import. */
export const mostImportedListings = 5000
const imported = (listing: ReturnType<typeof savedWith>) =>
  z
    .array(listing)
    .max(mostImportedListings)
    .refine((many) => new Set(many.map(({ id }) => id)).size === many.length, fieldProblems.listingIds)
    .refine((many) => {
      const skus = many.flatMap(({ sku: given }) => given ?? [])
      return new Set(skus).size === skus.length
    }, fieldProblems.listingSkus)
    .default([])
const removed = z.array(z.string().min(1).max(64)).max(mostImportedListings).default([])

/** The most days for which the prices of one listing are kept. */
export const mostPriceDays = 100

/**
 * The prices of a listing from a day on, in reais: the calculated and the current one; null if there was none. The day
 * is the one in Brazil on which the server got the change; the last prices of a day count.
 */
const listingPrice = z.object({ day, salePrice: reais.nullable(), currentPrice: reais.nullable() })
export type WireListingPrice = z.infer<typeof listingPrice>

/**
 * The schemas and calls for the listings of one marketplace. `list` is their name in bodies; `stored` is the schema for
 * reading a listing, `written` the one for sending it. `post` and `put` both create or replace, so repeating them is
 * harmless. `prices` answers the latest days on which prices changed, oldest first; empty for an unknown listing. A SKU
 * that another listing of the marketplace has is refused with 409 `sku_taken`, a save of what was changed or removed
 * since with 409 `changed_elsewhere`, which says what is `stored` now: null if nothing is.
 */
function listingsOf<Entry extends MarketplaceEntry<string>>({ facts, wire }: Entry) {
  const answer = listingWith(facts, 'written')
  const listing = savedWith(answer)
  const list: Entry['wire']['list'] = wire.list
  return {
    list,
    stored: listingWith(facts, 'stored'),
    written: listing,
    post: endpoint({
      method: 'POST',
      path: wire.path,
      summary: 'Save a new listing',
      access: 'tools',
      body: listing,
      answer,
    }),
    put: endpoint({
      method: 'PUT',
      path: wire.path,
      summary: 'Create or replace a listing',
      access: 'tools',
      body: listing,
      answer,
    }),
    prices: endpoint({
      method: 'GET',
      path: `${wire.path}/:id/prices`,
      summary: 'What a listing cost from which day on',
      access: 'session',
      params: z.object({ id: z.string().min(1).max(64) }),
      answer: z.object({ prices: z.array(listingPrice) }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: wire.path,
      summary: 'Delete a listing, which is the body; its id is enough',
      access: 'tools',
      body: listingWith(facts, 'stored')
        .partial()
        .extend({ id: z.string().min(1).max(64) }),
      answer: z.object({ id: z.string() }),
    }),
  }
}

/** All calls for listings, for the marketplaces in `entries`. */
export function listingCalls<Id extends string, Entry extends MarketplaceEntry<Id>>(
  entries: Readonly<Record<Id, Entry>>,
) {
  type Calls = ReturnType<typeof listingsOf<Entry>>
  type List = Entry['wire']['list']
  const each: [Id, Calls][] = Object.values<Entry>(entries).map((entry) => [entry.id, listingsOf(entry)])
  /** A record with one value for each marketplace, keyed by the name of its list. */
  const byList = <Value>(of: (calls: Calls, id: Id) => Value) =>
    Object.fromEntries(each.map(([id, calls]) => [calls.list, of(calls, id)])) as Record<List, Value>
  return {
    byList,
    of: Object.fromEntries(each) as Record<Id, Calls>,
    /** Newest first within each marketplace. `versions` asks for the `version` of each. */
    get: endpoint({
      method: 'GET',
      path: '/advertising',
      largeAnswer: 'in pieces',
      summary: 'Every saved listing of every marketplace',
      access: 'session',
      query: z.object({ versions: z.literal('true').optional() }),
      answer: z.object(byList((calls) => z.array(calls.stored))),
    }),
    /**
     * Imports all listings or none; a listing with a known id is replaced. The first of a list becomes the first of the
     * new ones. A SKU that another listing of the marketplace has is refused with 409 `sku_taken`. Listings that were
     * changed or removed since are left as they are and named in `conflicts`, which is absent if there are none.
     */
    import: endpoint({
      method: 'POST',
      path: '/advertising',
      summary: 'Save many listings at once',
      access: 'tools',
      bodyLimit: largestBody,
      body: z.object(byList((calls) => imported(calls.written))),
      answer: z.object({
        imported: z.number().int(),
        conflicts: z
          .object(byList((calls) => z.array(z.object({ id: z.string(), stored: calls.stored.nullable() }))))
          .optional(),
      }),
    }),
    /** Answers how many of them existed; repeating it is harmless. */
    remove: endpoint({
      method: 'DELETE',
      path: '/advertising',
      summary: 'Delete many listings at once, named by their ids',
      access: 'tools',
      bodyLimit: 1024 * 1024,
      body: z.object(byList(() => removed)),
      answer: z.object({ removed: z.number().int() }),
    }),
  }
}

const calls = listingCalls<Marketplace, (typeof marketplaceEntries)[Marketplace]>(marketplaceEntries)
/** The calls and schemas for the listings of each marketplace. */
export const listingsIn = calls.of
/** A record with one value for each marketplace, keyed by the name of its list on the wire. */
export const byWireList = calls.byList
export const getListings = calls.get
export const importListings = calls.import
export const removeListings = calls.remove

/** All listings of the seller, newest first within each marketplace. */
export const listings = getListings.answer
export type Listings = z.infer<typeof listings>
