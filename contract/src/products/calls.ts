import { marketplaces } from '@vendaclara/core/pricing'
import { productBounds as bounds } from '@vendaclara/core/products'
import { z } from 'zod'
import { day, inCents, moment } from '../amounts.ts'
import { endpoint, largestBody } from '../endpoint.ts'
import { id, purchase, settings, storedProduct, supplierItem, text, version } from './product.ts'

/** All products of the account, in no promised order, and what holds for all of them. */
export const getProducts = endpoint({
  method: 'GET',
  path: '/products',
  largeAnswer: 'in pieces',
  summary: 'The products, with their keys and costs',
  access: 'session',
  answer: z.object({ settings, products: z.array(storedProduct) }),
})

/** The purchases that were read, in no promised order, and which product each supplier's code is. */
export const getPurchases = endpoint({
  method: 'GET',
  path: '/products/purchases',
  largeAnswer: 'in pieces',
  summary: 'The purchase invoices, and whose product a supplier’s code is',
  access: 'session',
  answer: z.object({ purchases: z.array(purchase), items: z.array(supplierItem) }),
})

/** The most products, purchases or supplier items in one call. */
export const mostOfChange = 5000

/** The most parts of a change that are sent before it. */
export const mostChangeParts = 12

/** What a change was made by: a hand in the list, a file, invoices, or taking another change back. */
export const changeKinds = ['edit', 'file', 'purchases', 'join', 'part', 'undo'] as const

/** Rows that a change saves. */
const rows = {
  saved: z.array(storedProduct).max(mostOfChange).default([]),
  purchases: z.array(purchase).max(mostOfChange).default([]),
  items: z.array(supplierItem).max(mostOfChange).default([]),
}

const changePart = z.strictObject(rows)
export type ChangePart = z.infer<typeof changePart>

/**
 * Rows of a change that is too large for one call: `part` counts from 0. They count for nothing until the change itself
 * comes, and are forgotten after a day, or once parts of another change come. Sending a part again changes nothing.
 */
export const putChangePart = endpoint({
  method: 'PUT',
  path: '/products/changes/:id/parts/:part',
  summary: 'Send a part of a change of the list of products, which counts with the rest',
  access: 'tools',
  params: z.object({
    id: z.uuid(),
    part: z.coerce
      .number()
      .int()
      .min(0)
      .max(mostChangeParts - 1),
  }),
  bodyLimit: largestBody,
  body: changePart,
  answer: z.object({ version }),
})

/**
 * One change of the list, which counts as a whole or not at all.
 *
 * - `id` is made by the client; a repeated change is answered as the first one was.
 * - `saved` are whole products, each with the `version` it replaces, '' for a new one; `removed` names stored ones.
 * - `purchases` replace those with the same key, `items` those of the same supplier and code; `removedItems` go.
 * - `parts`: how many parts with more of its rows were sent before.
 * - `settings` replaces all of them.
 */
const change = z.strictObject({
  ...rows,
  id: z.uuid(),
  kind: z.enum(changeKinds).exclude(['undo']),
  name: text(bounds.name),
  parts: z.number().int().min(0).max(mostChangeParts).default(0),
  removed: z.array(z.strictObject({ id, version })).max(mostOfChange).default([]),
  removedItems: z
    .array(supplierItem.pick({ supplier: true, code: true }))
    .max(mostOfChange)
    .default([]),
  settings: settings.exactOptional(),
})
export type ProductChange = z.input<typeof change>

/**
 * Makes a change. It is refused as a whole: with 409 `changed_elsewhere` if a product was changed, removed or made since
 * what it replaces, with 409 `sku_taken` or `key_taken` if another product has a SKU or key, with 400 if a kit contains
 * itself or a product that does not exist, or if it names something twice, with 409 `incomplete` if not all of its parts were sent. `version` is that of
 * everything it saved.
 */
export const changeProducts = endpoint({
  method: 'POST',
  path: '/products/changes',
  summary: 'Change the list of products as a whole or not at all',
  access: 'tools',
  bodyLimit: largestBody,
  body: change,
  answer: z.object({ version }),
})

/** For how many days a change can be taken back, and how many of the last ones at most. */
export const undoBounds = { days: 30, changes: 50 } as const

const pastChange = z.object({
  id: z.string(),
  kind: z.enum(changeKinds),
  name: z.string(),
  madeAt: moment,
  products: z.number().int(),
  purchases: z.number().int(),
  isUndone: z.boolean(),
})
export type PastChange = z.infer<typeof pastChange>

/** The changes that can be taken back, the latest first. */
export const getProductChanges = endpoint({
  method: 'GET',
  path: '/products/changes',
  summary: 'The last changes of the list of products',
  access: 'session',
  answer: z.object({ changes: z.array(pastChange) }),
})

/**
 * Takes a change back as a whole: what it saved becomes what it was. Refused with 409 `changed_elsewhere` if anything of it
 * was changed since, with 404 if it is unknown or too old.
 */
export const undoProductChange = endpoint({
  method: 'POST',
  path: '/products/changes/:id/undo',
  summary: 'Take a change of the list of products back',
  access: 'tools',
  params: z.object({ id: z.string() }),
  answer: z.object({ version }),
})

/** The most different products sold that {@link getSold} answers: the ones with the highest revenue. */
export const mostSold = 10_000

/**
 * What was sold in a period, by what the orders call it: ids where the file has them, '' otherwise. `revenue` is in
 * centavos, price times units of the lines of the orders that count; `unpriced` units have no price in the file.
 */
const sold = z.object({
  marketplace: z.enum(marketplaces),
  listing: z.string(),
  variationId: z.string(),
  sku: z.string(),
  name: z.string(),
  variation: z.string(),
  units: z.number().int(),
  unpriced: z.number().int(),
  revenue: inCents(z.number().int()),
})
export type Sold = z.infer<typeof sold>

/** What was sold from `from` until `until`, both included, by the days on which orders were made. */
export const getSold = endpoint({
  method: 'GET',
  path: '/products/sold',
  largeAnswer: 'in pieces',
  summary: 'What was sold in a period, by SKU and name',
  access: 'session',
  query: z.object({ from: day, until: day }),
  answer: z.object({ sold: z.array(sold) }),
})
