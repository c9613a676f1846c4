import {
  type FeeFacts,
  factsKeptBy,
  forEachMarketplace,
  type Marketplace,
  marketplaceEntries,
} from '@vendaclara/core/pricing'
import type { Listing } from '../model/listing.ts'
import { texts } from './texts.ts'

/**
 * The columns in the sequence in which they are written, with the fact that a marketplace must use to keep the column;
 * null: all keep it.
 */
const factOf = {
  marketplace: null,
  title: null,
  sku: null,
  productCost: null,
  variableCost: null,
  profitMargin: null,
  currentPrice: null,
  adsPercent: null,
  adsAmount: null,
  couponPercent: null,
  couponAmount: null,
  affiliatePercent: null,
  affiliateAmount: null,
  freeShipping: 'freeShipping',
  category: 'category',
  fulfilled: 'fulfilled',
  ownDelivery: 'ownDelivery',
  mlTax: 'commission',
  shippingCost: 'freight',
  peso: 'weight',
  id: null,
} as const satisfies Record<keyof typeof texts.columns, keyof FeeFacts | null>

export type ColumnKey = keyof typeof factOf

export interface Column {
  readonly key: ColumnKey
  readonly header: string
  readonly aliases: readonly string[]
}

/** The columns of a file of listings. */
export const columns: readonly Column[] = (Object.keys(factOf) as ColumnKey[]).map((key) => ({
  key,
  ...texts.columns[key],
}))

/** The units in which the numbers of a column can be written, starting with the one of our own files. */
export const unitsOf = {
  profitMargin: ['percent', 'fraction'],
  mlTax: ['percent', 'fraction'],
  peso: ['kg', 'g'],
} as const satisfies Partial<Record<ColumnKey, readonly Unit[]>>
export type Unit = 'percent' | 'fraction' | 'kg' | 'g'

export type DecimalMark = 'comma' | 'dot'

/** The column of a field in a table, and how its values are written if the column itself leaves it open. */
export interface MappedColumn {
  /** The index of the column, from 0. */
  readonly place: number
  readonly unit?: Unit | undefined
  readonly decimal?: DecimalMark | undefined
}

export type MappedColumns = Readonly<Partial<Record<ColumnKey, MappedColumn>>>

/** Which columns of which table contain which fields of a listing. */
export interface TableMapping {
  /** The index of the table in the file, from 0. */
  readonly sheet: number
  /** The number of the row with the column names, from 1; 0 if there is none. */
  readonly headerRow: number
  readonly columns: MappedColumns
}

export function isKeptBy({ key }: Column, marketplace: Marketplace): boolean {
  const fact = factOf[key]
  return fact === null || keptFacts[marketplace].has(fact)
}

/** Whether a listing has a value in a column. Its weight is the product's, so that a copy in another marketplace has it. */
export function isKeptFor(column: Column, { marketplace, peso }: Listing): boolean {
  return isKeptBy(column, marketplace) || (column.key === 'peso' && peso > 0)
}

const keptFacts = forEachMarketplace((marketplace) => factsKeptBy(marketplaceEntries[marketplace]))
