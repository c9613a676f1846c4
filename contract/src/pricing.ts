import { toCents, toReais } from '@vendaclara/core/money'
import {
  type FeeFacts,
  type Marketplace,
  type MarketplaceEntry,
  marketplaceEntries,
} from '@vendaclara/core/pricing'
import { z } from 'zod'
import { amount, day, reais } from './amounts.ts'
import { endpoint } from './endpoint.ts'
import { shopConfig } from './shop.ts'
import { fieldProblems, newListingTitle } from './texts.ts'

/**
 * The largest a seller may write into a listing: reais, percent of the price as commission or for a promotion, kilograms, margin
 * in percent either way.
 */
export const listingBounds = { money: 1e9, commission: 100, weight: 1000, margin: 1000 } as const

/** The most letters a title has. */
export const longestTitle = 200

/** The most letters a SKU has. */
export const longestSku = 64
const sku = z
  .string()
  .trim()
  .min(1)
  .max(longestSku)
  .regex(/^\P{Cc}*$/u)

/** What a listing is offered for at the moment: reais in whole centavos. */
const currentPrice = z
  .number()
  .min(0.01)
  .max(listingBounds.money)
  .refine((price) => toReais(toCents(price)) === price, fieldProblems.wholeCentavos)

/** The id of one of its fee table's categories; empty as long as the seller has not said it. */
const category = z.string().max(64)

interface NumberSchemas {
  readonly amount: z.ZodNumber
  readonly commission: z.ZodNumber
  readonly weight: z.ZodNumber
}

/** A listing with these facts; any other fact is sent only where an own fee table needs it. */
function listingWith(facts: readonly (keyof FeeFacts)[], { amount, commission, weight }: NumberSchemas) {
  const common = shopConfig.extend({
    id: z.string().min(1).max(64),
    /** What the seller calls the product in stock; no two listings of a marketplace have the same. */
    sku: sku.optional(),
    title: z.string().max(longestTitle).default(newListingTitle),
    productCost: amount.default(0.5),
    profitMargin: z.number().min(-listingBounds.margin).max(listingBounds.margin).default(20),
    variableCost: amount.default(0),
    salePrice: reais.nullable().default(null),
    currentPrice: currentPrice.optional(),
    adsPercent: commission.optional(),
    adsAmount: amount.optional(),
    couponPercent: commission.optional(),
    couponAmount: amount.optional(),
    affiliatePercent: commission.optional(),
    affiliateAmount: amount.optional(),
    netMargin: z.number().min(-1e15).max(1e15).default(0.2),
    freeShipping: z.boolean().exactOptional(),
    mlTax: commission.exactOptional(),
    shippingCost: amount.exactOptional(),
    peso: weight.exactOptional(),
    category: category.exactOptional(),
    fulfilled: z.boolean().exactOptional(),
    ownDelivery: z.boolean().exactOptional(),
  })
  const defaults = {
    freeShipping: { freeShipping: z.boolean().default(true) },
    category: { category: category.default('') },
    fulfilled: { fulfilled: z.boolean().default(false) },
    ownDelivery: { ownDelivery: z.boolean().default(false) },
    commission: { mlTax: commission.default(0) },
    freight: { shippingCost: amount.default(0) },
    weight: { peso: weight.default(0) },
  } satisfies Record<keyof FeeFacts, object>
  // With a default a fact is there all the same: whoever reads a listing has fewer cases, never others.
  return common.extend(Object.assign({}, ...facts.map((fact) => defaults[fact]))) as typeof common
}

/** One marketplace's listings are read with those stored before there were `listingBounds`, which may lie beyond them. */
const stored: NumberSchemas = {
  amount,
  commission: z.number().min(0).max(1000),
  weight: z.number().min(0).max(1e6),
}
const written: NumberSchemas = {
  amount: z.number().min(0).max(listingBounds.money),
  commission: z.number().min(0).max(listingBounds.commission),
  weight: z.number().min(0).max(listingBounds.weight),
}

/**
 * A listing on the wire. Money in reais, `profitMargin` and the commission `mlTax` in percent (0 as long as it is
 * unknown), `shippingCost` the freight in reais, `peso` in kg, `category` the id of one of its fee table's ('' as long as it is unknown),
 * `fulfilled` whether the marketplace stores and ships it, `ownDelivery` whether the seller delivers it where the marketplace
 * would, by Flex or otherwise; ads, the seller's coupon and affiliates in percent of the price
 * and in reais a sale, each missing where it costs nothing; `salePrice` is the calculated price, null when none exists,
 * and `currentPrice` what it is offered for at the moment, missing as long as the seller has not said it. What its marketplace's
 * entry names as its facts is always there, the others where an own fee table asks for them.
 */
export type WireListing = z.infer<ReturnType<typeof listingWith>>

/** The most listings that are imported at once. */
export const mostImportedListings = 5000
const imported = (listing: ReturnType<typeof listingWith>) =>
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

/** The most days of one listing that its prices are kept of. */
export const mostPriceDays = 100

/**
 * A day from which on a listing had these prices, in reais: the calculated one and what it was offered for; null where there
 * was none. Days are those on which the server heard of it, in Brazil; the prices are the last ones of the day.
 */
const listingPrice = z.object({ day, salePrice: reais.nullable(), currentPrice: reais.nullable() })
export type WireListingPrice = z.infer<typeof listingPrice>

/**
 * The listings of one marketplace: `list` is their name in bodies, `stored` and `written` are the schemas of one as it is
 * read and as it is sent. Of its calls `post` and `put` both create or replace, so that repeating them is harmless;
 * `prices` answers the latest days on which its prices changed, oldest first, none for a listing that is not known.
 * A SKU that another of its listings has: 409 `sku_taken`.
 */
function listingsOf<Entry extends MarketplaceEntry<string>>({ facts, wire }: Entry) {
  const listing = listingWith(facts, written)
  const list: Entry['wire']['list'] = wire.list
  return {
    list,
    stored: listingWith(facts, stored),
    written: listing,
    post: endpoint({
      method: 'POST',
      path: wire.path,
      summary: 'Save a new listing',
      access: 'tools',
      body: listing,
      answer: listing,
    }),
    put: endpoint({
      method: 'PUT',
      path: wire.path,
      summary: 'Create or replace a listing',
      access: 'tools',
      body: listing,
      answer: listing,
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
      summary: 'Delete a listing',
      access: 'tools',
      body: z.object({ id: z.string().min(1).max(64) }),
      answer: z.object({ id: z.string() }),
    }),
  }
}

/** Every call about listings, for marketplaces as their entries describe them. */
export function listingCalls<Id extends string, Entry extends MarketplaceEntry<Id>>(
  entries: Readonly<Record<Id, Entry>>,
) {
  type Calls = ReturnType<typeof listingsOf<Entry>>
  type List = Entry['wire']['list']
  const each: [Id, Calls][] = Object.values<Entry>(entries).map((entry) => [entry.id, listingsOf(entry)])
  /** A value for each marketplace, under the name of its list. */
  const byList = <Value>(of: (calls: Calls, id: Id) => Value) =>
    Object.fromEntries(each.map(([id, calls]) => [calls.list, of(calls, id)])) as Record<List, Value>
  return {
    byList,
    of: Object.fromEntries(each) as Record<Id, Calls>,
    /** Newest first within each marketplace. */
    get: endpoint({
      method: 'GET',
      path: '/advertising',
      summary: 'Every saved listing of every marketplace',
      access: 'session',
      answer: z.object(byList((calls) => z.array(calls.stored))),
    }),
    /**
     * All of them or none: an id that is known is replaced. The first of a list stands first among the new ones. A SKU
     * that another listing of the marketplace keeps: 409 `sku_taken`.
     */
    import: endpoint({
      method: 'POST',
      path: '/advertising',
      summary: 'Save many listings at once',
      access: 'tools',
      bodyLimit: 8 * 1024 * 1024,
      body: z.object(byList((calls) => imported(calls.written))),
      answer: z.object({ imported: z.number().int() }),
    }),
    /** Answers how many of them there were: repeating it is harmless. */
    remove: endpoint({
      method: 'DELETE',
      path: '/advertising',
      summary: 'Delete many listings at once, named by their ids',
      access: 'tools',
      body: z.object(byList(() => removed)),
      answer: z.object({ removed: z.number().int() }),
    }),
  }
}

const calls = listingCalls<Marketplace, (typeof marketplaceEntries)[Marketplace]>(marketplaceEntries)
/** The calls and schemas for the listings of each marketplace. */
export const listingsIn = calls.of
/** A value for each marketplace, under the name its list has on the wire. */
export const byWireList = calls.byList
export const getListings = calls.get
export const importListings = calls.import
export const removeListings = calls.remove

/** Every listing of the seller, newest first within each marketplace. */
export const listings = getListings.answer
export type Listings = z.infer<typeof listings>
