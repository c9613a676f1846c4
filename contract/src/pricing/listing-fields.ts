import { toCents, toReais } from '@vendaclara/core/money'
import type { FeeFacts } from '@vendaclara/core/pricing'
import { z } from 'zod'
import { amount } from '../amounts.ts'
import { fieldProblems, newListingTitle } from '../texts.ts'

/**
 * The largest values in a listing: money in reais, commission and promotions in percent of the price, weight in kg,
 * margin in percent (also as a negative number).
 */
export const listingBounds = { money: 1e9, commission: 100, weight: 1000, margin: 1000 } as const

/** The longest title, in characters. */
export const longestTitle = 200

/** The longest SKU, in characters. */
export const longestSku = 64

/**
 * The least and largest number of each kind: 'money' in reais, 'price' in whole centavos, 'margin' in percent and also
 * negative, 'rate' and 'share' in percent of the price, 'weight' in kg. A rate is the marketplace's: 0 means unknown.
 */
export const numberBounds = {
  money: [0, listingBounds.money],
  price: [0.01, listingBounds.money],
  margin: [-listingBounds.margin, listingBounds.margin],
  rate: [0, listingBounds.commission],
  share: [0, listingBounds.commission],
  weight: [0, listingBounds.weight],
} as const satisfies Record<string, readonly [number, number]>
export type NumberKind = keyof typeof numberBounds

/**
 * A field of a listing that the seller writes.
 *
 * - `absent`: what a listing without it is read as; a field without `absent` is optional.
 * - `fact`: the fact of a fee table that it is. A marketplace whose tables do not ask it does not keep it.
 * - `first`: what a listing made on the screen starts with, if that is not `absent`.
 */
interface FieldDeclaration {
  readonly kind: NumberKind | 'title' | 'sku' | 'choice' | 'category'
  readonly absent?: string | number | boolean
  readonly first?: number
  readonly fact?: keyof FeeFacts
}

/**
 * Every field of a listing, in the sequence of its files. The schema, the screens, the import, the exports and what is
 * asked where two devices differ follow from an entry; its words are in the field texts of the web part, and its column
 * in the tables of the API.
 */
export const listingFields = {
  title: { kind: 'title', absent: newListingTitle },
  sku: { kind: 'sku' },
  productCost: { kind: 'money', absent: 0.5, first: 0 },
  variableCost: { kind: 'money', absent: 0 },
  profitMargin: { kind: 'margin', absent: 20 },
  currentPrice: { kind: 'price' },
  adsPercent: { kind: 'share' },
  adsAmount: { kind: 'money' },
  couponPercent: { kind: 'share' },
  couponAmount: { kind: 'money' },
  affiliatePercent: { kind: 'share' },
  affiliateAmount: { kind: 'money' },
  freeShipping: { kind: 'choice', absent: true, fact: 'freeShipping' },
  category: { kind: 'category', absent: '', fact: 'category' },
  mlTax: { kind: 'rate', absent: 0, fact: 'commission' },
  shippingCost: { kind: 'money', absent: 0, fact: 'freight' },
  fulfilled: { kind: 'choice', absent: false, fact: 'fulfilled' },
  ownDelivery: { kind: 'choice', absent: false, fact: 'ownDelivery' },
  peso: { kind: 'weight', absent: 0, fact: 'weight' },
} as const satisfies Record<string, FieldDeclaration>

type Declarations = typeof listingFields
export type FieldName = keyof Declarations
export const fieldNames = Object.keys(listingFields) as readonly FieldName[]

type ValueOf<Kind> = Kind extends 'choice'
  ? boolean
  : Kind extends 'title' | 'sku' | 'category'
    ? string
    : number

/** The fields that every listing has. */
export type RequiredField = {
  [Name in FieldName]: Declarations[Name] extends { absent: unknown } ? Name : never
}[FieldName]

/** The fields of one of these kinds. */
export type FieldOf<Kind> = {
  [Name in FieldName]: Declarations[Name]['kind'] extends Kind ? Name : never
}[FieldName]
export type NumberField = FieldOf<NumberKind>

/** What a seller writes in a listing. */
export type FieldValues = {
  readonly [Name in RequiredField]: ValueOf<Declarations[Name]['kind']>
} & {
  readonly [Name in Exclude<FieldName, RequiredField>]?: ValueOf<Declarations[Name]['kind']> | undefined
}

export function declarationOf(name: FieldName): FieldDeclaration {
  return listingFields[name]
}

export function isNumberField(name: FieldName): name is NumberField {
  return listingFields[name].kind in numberBounds
}

/** The values of a listing whose fields say nothing, as it is read ('absent') or made on the screen ('first'). */
export function blankFields(as: 'absent' | 'first'): FieldValues {
  const values = fieldNames.flatMap((name) => {
    const { absent, first = absent } = declarationOf(name)
    return absent === undefined ? [] : [[name, as === 'first' ? first : absent]]
  })
  return Object.fromEntries(values)
}

type FieldSchema<Name extends FieldName> = Declarations[Name] extends { fact: string }
  ? z.ZodExactOptional<z.ZodType<ValueOf<Declarations[Name]['kind']>>>
  : Name extends RequiredField
    ? z.ZodDefault<z.ZodType<ValueOf<Declarations[Name]['kind']>>>
    : z.ZodOptional<z.ZodType<ValueOf<Declarations[Name]['kind']>>>

const sku = z
  .string()
  .trim()
  .min(1)
  .max(longestSku)
  .regex(/^\P{Cc}*$/u)

const wholeCentavos = z
  .number()
  .min(numberBounds.price[0])
  .max(numberBounds.price[1])
  .refine((price) => toReais(toCents(price)) === price, fieldProblems.wholeCentavos)

/** Listings may have been stored before `numberBounds` existed and exceed them. */
const storedNumbers = { money: amount, rate: z.number().min(0).max(1000), weight: z.number().min(0).max(1e6) }
const writtenNumbers = {
  money: z.number().min(0).max(listingBounds.money),
  rate: z.number().min(0).max(listingBounds.commission),
  weight: z.number().min(0).max(listingBounds.weight),
}

/**
 * The schemas of all fields, for reading what is 'stored' or for what is 'written'. The facts that a marketplace asks
 * are always present, other facts only if a seller's own fee table needs them.
 */
export function fieldSchemas(facts: readonly (keyof FeeFacts)[], as: 'stored' | 'written') {
  const { money, rate, weight } = as === 'stored' ? storedNumbers : writtenNumbers
  const kinds = {
    title: z.string().max(longestTitle),
    sku,
    choice: z.boolean(),
    category: z.string().max(64),
    price: wholeCentavos,
    margin: z.number().min(numberBounds.margin[0]).max(numberBounds.margin[1]),
    money,
    rate,
    share: rate,
    weight,
  } satisfies Record<FieldDeclaration['kind'], z.ZodType>
  const schemas = fieldNames.map((name) => {
    const { kind, absent, fact } = declarationOf(name)
    const schema: z.ZodType = kinds[kind]
    if (fact !== undefined && !facts.includes(fact)) return [name, schema.exactOptional()]
    return [name, absent === undefined ? schema.optional() : schema.default(absent)]
  })
  return Object.fromEntries(schemas) as { [Name in FieldName]: FieldSchema<Name> }
}
