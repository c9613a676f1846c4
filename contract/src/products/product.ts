import { marketplaces } from '@vendaclara/core/pricing'
import {
  productBounds as bounds,
  costMethods,
  costOrigins,
  doubtReasons,
  keyKinds,
  type Product,
  type Purchase,
} from '@vendaclara/core/products'
import { z } from 'zod'
import { day, inCents } from '../amounts.ts'
import { fieldProblems } from '../texts.ts'

/** Types a schema as the rows of core that it accepts, in both directions. */
const typed = <Row>(schema: z.ZodType<Row>) => schema as unknown as z.ZodType<Row, Row>

export const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)
export const id = text(64).min(1)
const cost = inCents(z.number().int().min(0).max(bounds.cost))
const taxId = z.string().regex(/^[0-9A-Z]{11,14}$/)

const offer = z.strictObject({
  title: text(bounds.name),
  price: cost.nullable(),
  commission: z.number().min(0).max(100).nullable(),
  fixedFee: cost.nullable(),
  readOn: day,
})

const productKey = z.strictObject({
  marketplace: z.enum(marketplaces),
  kind: z.enum(keyKinds),
  id: text(bounds.id).min(1),
  variation: text(bounds.id),
  source: text(bounds.id),
  offer: offer.exactOptional(),
})

const doubt = z.strictObject({
  why: z.enum(doubtReasons),
  key: productKey,
  refused: z.literal(true).exactOptional(),
})

const millimetres = z.number().int().min(1).max(bounds.millimetres)

/** A product, as in `core/products`. */
const product = z.strictObject({
  id,
  sku: text(bounds.sku),
  name: text(bounds.name),
  gtin: z.string().regex(/^\d{0,14}$/),
  weight: z.number().int().min(1).max(bounds.grams).nullable(),
  size: z.strictObject({ length: millimetres, width: millimetres, height: millimetres }).nullable(),
  packaging: cost.nullable(),
  tax: z.number().min(0).max(100).nullable(),
  kit: z
    .array(z.strictObject({ product: id, units: z.number().int().min(1).max(bounds.units) }))
    .max(bounds.parts),
  keys: z.array(productKey).max(bounds.keys),
  doubts: z.array(doubt).max(bounds.doubts),
  costs: z
    .array(z.strictObject({ from: day, cost, origin: z.enum(costOrigins) }))
    .max(bounds.costs)
    .refine((costs) => costs.every(({ from }, at) => at === 0 || (costs[at - 1]?.from ?? '') < from), {
      message: fieldProblems.costDays,
    }),
})

/** Names the change that last stored something; '' for what is not stored yet. */
export const version = z.string().max(64)

/** A stored product. `version` names the change that stored it. */
export type StoredProduct = Product & { readonly version: string }
export const storedProduct = typed<StoredProduct>(product.extend({ version }))

export const purchase = typed<Purchase>(
  z.strictObject({
    key: z.string().regex(/^[0-9A-Z]{44}$/),
    number: text(20),
    issuedOn: day,
    supplier: taxId,
    supplierName: text(bounds.name),
    buyer: taxId,
    cancelled: z.boolean(),
    lines: z
      .array(
        z.strictObject({
          code: text(bounds.id),
          gtin: z.string().regex(/^\d{0,14}$/),
          name: text(bounds.name),
          unit: text(20),
          quantity: z.number().positive().max(1e9),
          cost,
          proposedPack: z.number().int().min(1).max(bounds.pack),
        }),
      )
      .max(bounds.lines),
  }),
)

export const supplierItem = z.strictObject({
  supplier: taxId,
  code: text(bounds.id),
  product: id,
  pack: z.number().int().min(1).max(bounds.pack),
})

export const settings = z.strictObject({
  method: z.enum(costMethods),
  taxIds: z.array(taxId).max(bounds.taxIds),
})
