import { z } from 'zod'
import { amount, reais } from './amounts.ts'
import { endpoint } from './endpoint.ts'
import { shopConfig } from './shop.ts'

/** The largest a seller may write into a listing: reais, percent of the price as commission, kilograms. */
export const listingBounds = { money: 1e9, commission: 100, weight: 1000 } as const

/** The most letters a SKU has. */
export const longestSku = 64
const sku = z
  .string()
  .trim()
  .min(1)
  .max(longestSku)
  .regex(/^\P{Cc}*$/u)

interface NumberSchemas {
  readonly amount: z.ZodNumber
  readonly commission: z.ZodNumber
  readonly weight: z.ZodNumber
}

function listingsOf({ amount, commission, weight }: NumberSchemas) {
  const common = shopConfig.extend({
    id: z.string().min(1).max(64),
    /** What the seller calls the product in stock; no two listings of a marketplace have the same. */
    sku: sku.optional(),
    title: z.string().max(200).default('Novo Anúncio'),
    productCost: amount.default(0.5),
    profitMargin: z.number().min(-1000).max(1000).default(20),
    variableCost: amount.default(0),
    salePrice: reais.nullable().default(null),
    netMargin: z.number().min(-1e15).max(1e15).default(0.2),
    // What a marketplace does not ask for itself an own fee table may.
    freeShipping: z.boolean().exactOptional(),
    mlTax: commission.exactOptional(),
    shippingCost: amount.exactOptional(),
    peso: weight.exactOptional(),
  })
  const fees = { mlTax: commission.default(0), shippingCost: amount.default(0) }
  return {
    shopee: common.extend({ freeShipping: z.boolean().default(true) }),
    mercadoLivre: common.extend(fees),
    shein: common.extend({ ...fees, peso: weight.default(0) }),
  }
}

/** The listings as they are read: those stored before there were `listingBounds` may lie beyond them. */
export const storedListings = listingsOf({
  amount,
  commission: z.number().min(0).max(1000),
  weight: z.number().min(0).max(1e6),
})
const writtenListings = listingsOf({
  amount: z.number().min(0).max(listingBounds.money),
  commission: z.number().min(0).max(listingBounds.commission),
  weight: z.number().min(0).max(listingBounds.weight),
})

/** A listing of the first marketplace. Money in reais, `profitMargin` in percent; `salePrice` null when no price exists. */
export const shopeeListing = writtenListings.shopee
/**
 * A listing of the second marketplace: `mlTax` its commission in percent (0 as long as nobody told it), `shippingCost`
 * its freight in reais; `peso` in kg, where a fee table asks the freight by weight.
 */
export const mercadoLivreListing = writtenListings.mercadoLivre
/** A listing of the third marketplace: `peso` in kg; `mlTax` and `shippingCost` are kept as sent. */
export const sheinListing = writtenListings.shein

export type ShopeeListing = z.infer<typeof shopeeListing>
export type MercadoLivreListing = z.infer<typeof mercadoLivreListing>
export type SheinListing = z.infer<typeof sheinListing>

/** Every listing of the seller, newest first within each marketplace. */
export const listings = z.object({
  calculadoraShopee: z.array(storedListings.shopee),
  calculadoraMeli: z.array(storedListings.mercadoLivre),
  calculadoraShein: z.array(storedListings.shein),
})
export type Listings = z.infer<typeof listings>

export const getListings = endpoint({
  method: 'GET',
  path: '/advertising',
  summary: 'Every saved listing of the three marketplaces',
  access: 'session',
  answer: listings,
})

/** The most listings that are imported at once. */
export const mostImportedListings = 5000
const imported = <Listing extends z.ZodType<{ id: string; sku?: string | undefined }>>(listing: Listing) =>
  z
    .array(listing)
    .max(mostImportedListings)
    .refine(
      (many) => new Set(many.map(({ id }) => id)).size === many.length,
      'Cada anúncio precisa de um id só seu.',
    )
    .refine((many) => {
      const skus = many.flatMap(({ sku: given }) => given ?? [])
      return new Set(skus).size === skus.length
    }, 'Cada SKU só pode aparecer uma vez em cada marketplace.')
    .default([])

/**
 * All of them or none: an id that is known is replaced. The first of a list stands first among the new ones. A SKU that
 * another listing of the marketplace keeps: 409 `sku_taken`.
 */
export const importListings = endpoint({
  method: 'POST',
  path: '/advertising',
  summary: 'Save many listings at once',
  access: 'tools',
  bodyLimit: 8 * 1024 * 1024,
  body: z.object({
    calculadoraShopee: imported(shopeeListing),
    calculadoraMeli: imported(mercadoLivreListing),
    calculadoraShein: imported(sheinListing),
  }),
  answer: z.object({ imported: z.number().int() }),
})

const removed = z.array(z.string().min(1).max(64)).max(mostImportedListings).default([])

/** Answers how many of them there were: repeating it is harmless. */
export const removeListings = endpoint({
  method: 'DELETE',
  path: '/advertising',
  summary: 'Delete many listings at once, named by their ids',
  access: 'tools',
  body: z.object({ calculadoraShopee: removed, calculadoraMeli: removed, calculadoraShein: removed }),
  answer: z.object({ removed: z.number().int() }),
})

/**
 * The three calls of one marketplace; `post` and `put` both create or replace, so that repeating them is harmless. A SKU
 * that another of its listings has: 409 `sku_taken`.
 */
function listingEndpoints<Listing extends z.ZodType>(path: `/${string}`, listing: Listing) {
  return {
    post: endpoint({
      method: 'POST',
      path,
      summary: 'Save a new listing',
      access: 'tools',
      body: listing,
      answer: listing,
    }),
    put: endpoint({
      method: 'PUT',
      path,
      summary: 'Create or replace a listing',
      access: 'tools',
      body: listing,
      answer: listing,
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      summary: 'Delete a listing',
      access: 'tools',
      body: z.object({ id: z.string().min(1).max(64) }),
      answer: z.object({ id: z.string() }),
    }),
  }
}

export const shopeeListings = listingEndpoints('/advertisingShopee', shopeeListing)
export const mercadoLivreListings = listingEndpoints('/advertisingMeli', mercadoLivreListing)
export const sheinListings = listingEndpoints('/advertisingShein', sheinListing)
