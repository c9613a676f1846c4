import { checkFeeTable, forEachMarketplace, marketplaces } from '@vendaclara/core/pricing'
import { z } from 'zod'
import { day, version } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { fieldProblems } from '../texts.ts'

/** The largest price and fixed fee (reais) and weight (kg) in a fee table. Percents end at 100. */
export const mostInFeeTable = 1e9

/** The longest name and source of a seller's own table, in characters, and the most such tables. */
export const ownTableBounds = { name: 80, source: 300, tables: 30 } as const
const bound = z.number().min(0).max(mostInFeeTable)
const range = z.object({
  from: bound,
  to: bound.nullable(),
  fromExcluded: z.boolean().exactOptional(),
  toIncluded: z.boolean().exactOptional(),
})
const fee = z.union([bound, z.literal('typed')])
const percent = z.number().min(0).max(100)
const category = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(100),
  commission: percent,
  least: bound,
  above: z.object({ price: bound, commission: percent }).exactOptional(),
})

/**
 * A fee table of the seller; for its fields see `core/pricing`. A table with a problem (`checkFeeTable`) is refused.
 */
export const ownFeeTable = z
  .object({
    id: z.string().min(1).max(64),
    marketplace: z.enum(marketplaces),
    name: z.string().trim().min(1).max(ownTableBounds.name),
    validFrom: day.nullable(),
    validUntil: day.nullable(),
    source: z.string().max(ownTableBounds.source),
    copiedFrom: z.string().min(1).max(64).exactOptional(),
    certainty: z.literal('own'),
    note: z.string().max(500).nullable(),
    followedBy: z.string().max(64).nullable(),
    categories: z.array(category).max(100).exactOptional(),
    rules: z
      .array(
        z.object({
          price: range.exactOptional(),
          weight: range.exactOptional(),
          freeShipping: z.boolean().exactOptional(),
          fulfilled: z.boolean().exactOptional(),
          ownDelivery: z.boolean().exactOptional(),
          commission: z.union([fee, z.literal('category')]),
          fixedFee: fee,
          fixedFeeCap: percent.exactOptional(),
          eachKilogramMore: bound.exactOptional(),
        }),
      )
      .min(1)
      .max(400),
  })
  .refine((table) => checkFeeTable(table).length === 0, {
    path: ['rules'],
    message: fieldProblems.feeTable,
  })
export type OwnFeeTable = z.infer<typeof ownFeeTable>

/** Absent if the client does not know the marketplace yet. */
const chosen = z.string().min(1).max(64).nullable().default(null)

/**
 * The fee table chosen for each marketplace, and the seller's own tables. Null means the seller has not chosen: the
 * table of the specification applies. `version` grows with every change; 0 is the state before the first.
 */
export const feeSettings = z.object({
  version,
  chosen: z.object(forEachMarketplace(() => chosen)),
  own: z.array(ownFeeTable).max(ownTableBounds.tables),
})
export type FeeSettings = z.infer<typeof feeSettings>

export const getFeeSettings = endpoint({
  method: 'GET',
  path: '/advertising/fees',
  summary: 'The chosen fee tables and the own ones',
  access: 'session',
  answer: feeSettings,
})

/**
 * `version` is the version that was read. If there was another change since, the call is refused with 409
 * `changed_elsewhere` and nothing changes.
 */
export const putFeeSettings = endpoint({
  method: 'PUT',
  path: '/advertising/fees',
  summary: 'Choose fee tables and keep own ones',
  access: 'tools',
  bodyLimit: 1024 * 1024,
  body: feeSettings,
  answer: feeSettings,
})
