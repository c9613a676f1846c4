import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { Marketplace } from '../../pricing/index.ts'
import type { ProductFact, ProductFile } from '../files/product-facts.ts'
import { bareText } from '../keys/sold-name.ts'
import { productBounds } from '../model/bounds.ts'

/** A listing of the calculator: amounts in centavos, weight in grams; 0 or null where nothing was entered. */
export interface CalculatorListing {
  readonly marketplace: Marketplace
  readonly id: string
  readonly title: string
  readonly sku: string
  readonly cost: Cents | null
  readonly price: Cents | null
  readonly weight: number | null
}

/**
 * The listings of the calculator as a file of products. A cost of 0 there counts as not entered. Its rows count from 1 in the
 * sequence of the listings.
 */
export function calculatorFile(
  listings: readonly CalculatorListing[],
  source: string,
  readOn: CalendarDate,
): ProductFile {
  const facts = listings.map(
    ({ marketplace, id, title, sku, cost, price, weight }, index): ProductFact => ({
      line: index + 1,
      marketplace,
      listing: '',
      variationId: '',
      calculator: id,
      variation: '',
      name: bareText(title, productBounds.name),
      sku: bareText(sku, productBounds.sku),
      gtin: '',
      price: price || null,
      commission: null,
      fixedFee: null,
      size: null,
      weight: weight || null,
      cost: cost || null,
    }),
  )
  return {
    format: 'calculator',
    marketplace: null,
    source,
    readOn,
    facts,
    leftOut: { notes: 0, parents: 0, nameless: 0, copies: 0 },
    problems: [],
    problemCount: 0,
  }
}
