import { toReais } from '@vendaclara/core/money'
import {
  factsAskedBy,
  type ListingState,
  type Marketplace,
  marketplaces,
  reviewListing,
} from '@vendaclara/core/pricing'
import type { Product } from '@vendaclara/core/products'
import type { CalculatorBasis, CalculatorListing } from './pricing.ts'

/** Something unknown without which the margin of a price is unknown. */
type Lack = 'cost' | 'weight' | 'commission' | 'category'

/**
 * A price at which a product is offered, with what a sale leaves of it by the fee table in use. `price` is in reais, null
 * if no file and no listing of the calculator says it. `margin` is in percent of it, null if `lacks` says why.
 */
export interface Offered {
  readonly marketplace: Marketplace
  readonly title: string
  readonly price: number | null
  readonly margin: number | null
  readonly state: ListingState | null
  readonly lacks: readonly Lack[]
  /** The listing of the calculator that it is. */
  readonly listing: CalculatorListing | undefined
}

/** Where a product is offered; `cost` is what it costs today in reais, null if unknown. */
export function offersOf(
  product: Product,
  cost: number | null,
  own: readonly CalculatorListing[],
  basis: CalculatorBasis,
): Offered[] {
  const wanted = (marketplace: Marketplace) => own.find((listing) => listing.marketplace === marketplace)
  const inFiles = product.keys.flatMap((key) => {
    if (!key.offer) return []
    const { title, price, commission, fixedFee } = key.offer
    const facts = {
      ...wanted(key.marketplace)?.facts,
      ...(commission !== null && { commission }),
      ...(fixedFee !== null && { freight: toReais(fixedFee) }),
    }
    return [
      { marketplace: key.marketplace, title, price: price && toReais(price), facts, listing: undefined },
    ]
  })
  const inCalculator = own
    .filter(({ marketplace, currentPrice }) =>
      currentPrice === undefined ? !inFiles.some((one) => one.marketplace === marketplace) : true,
    )
    .map((listing) => {
      const { marketplace, title, facts, currentPrice = null } = listing
      return { marketplace, title, price: currentPrice, facts, listing }
    })
  return [...inCalculator, ...inFiles]
    .map(({ facts, ...offer }) => ({
      ...offer,
      ...judged(product, cost, { ...offer, facts }, wanted(offer.marketplace), basis),
    }))
    .sort((one, other) => marketplaces.indexOf(one.marketplace) - marketplaces.indexOf(other.marketplace))
}

function judged(
  product: Product,
  cost: number | null,
  offer: Pick<Offered, 'marketplace' | 'price'> & { readonly facts: CalculatorListing['facts'] },
  wanted: CalculatorListing | undefined,
  { config, tables }: CalculatorBasis,
): Pick<Offered, 'margin' | 'state' | 'lacks'> {
  const table = tables[offer.marketplace]
  const weight = product.weight === null ? offer.facts.weight : product.weight / 1000
  const facts = { ...offer.facts, ...(weight !== undefined && { weight }) }
  const asked = factsAskedBy(table, facts)
  const lacks: Lack[] = []
  if (cost === null) lacks.push('cost')
  if (asked.includes('weight') && !weight) lacks.push('weight')
  if (asked.includes('commission') && !facts.commission) lacks.push('commission')
  if (asked.includes('category') && !facts.category) lacks.push('category')
  if (cost === null || offer.price === null || lacks.length > 0) return { margin: null, state: null, lacks }
  const costs = {
    productCost: cost,
    variableCost: product.packaging === null ? (wanted?.costs.variableCost ?? 0) : toReais(product.packaging),
    profitMargin: wanted?.costs.profitMargin ?? 0,
    tax: product.tax ?? config.charges,
    monthlyCost: config.fixCost,
    monthlyBilling: config.monthlyBilling,
    ...(wanted?.costs.promotions && { promotions: wanted.costs.promotions }),
  }
  const { sale, state } = reviewListing(costs, facts, table, offer.price)
  return { margin: sale?.margin ?? null, state: sale && state, lacks }
}
