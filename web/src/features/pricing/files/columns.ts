import {
  type FeeFacts,
  factsKeptBy,
  forEachMarketplace,
  type Marketplace,
  marketplaceEntries,
} from '@vendaclara/core/pricing'
import { texts } from './texts.ts'

/** The columns in the order they are written, each with the fact by which a marketplace keeps it; without one all of them do. */
const factOf = {
  marketplace: null,
  title: null,
  sku: null,
  productCost: null,
  variableCost: null,
  profitMargin: null,
  freeShipping: 'freeShipping',
  category: 'category',
  fulfilled: 'fulfilled',
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

export function isKeptBy({ key }: Column, marketplace: Marketplace): boolean {
  const fact = factOf[key]
  return fact === null || keptFacts[marketplace].has(fact)
}

const keptFacts = forEachMarketplace((marketplace) => factsKeptBy(marketplaceEntries[marketplace]))
