import { toReais } from '@vendaclara/core/money'
import {
  type FeeFacts,
  type FeeTable,
  factsAskedBy,
  type ListingState,
  type Marketplace,
  marketplaces,
  reviewListing,
} from '@vendaclara/core/pricing'
import type { Offer, Product } from '@vendaclara/core/products'
import type { CalculatorBasis, CalculatorListing } from './pricing.ts'

/** Something unknown of a listing without which its fees are unknown. */
type FeeLack = 'weight' | 'commission' | 'category'
/** Something unknown without which the margin of a price is unknown. */
type Lack = 'cost' | FeeLack

/** What a table's fees depend on and a listing does not say. */
export function feeLacks(table: FeeTable, facts: FeeFacts): readonly FeeLack[] {
  const asked = factsAskedBy(table, facts)
  return feeLackNames.filter((name) => asked.includes(name) && !facts[name])
}

const feeLackNames = ['weight', 'commission', 'category'] as const satisfies readonly FeeLack[]

/** A listing's facts with what the marketplace's own file and the product say. */
export function knownFacts(
  facts: FeeFacts | undefined,
  own: Pick<Offer, 'commission' | 'fixedFee'> | null,
  product: Product | null,
): FeeFacts {
  return {
    ...facts,
    ...(own && own.commission !== null && { commission: own.commission }),
    ...(own && own.fixedFee !== null && { freight: toReais(own.fixedFee) }),
    ...(product && product.weight !== null && { weight: product.weight / 1000 }),
  }
}

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
    const { title, price } = key.offer
    const facts = knownFacts(wanted(key.marketplace)?.facts, key.offer, product)
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
      return { marketplace, title, price: currentPrice, facts: knownFacts(facts, null, product), listing }
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
  const lacks: Lack[] = [...(cost === null ? (['cost'] as const) : []), ...feeLacks(table, offer.facts)]
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
  const { sale, state } = reviewListing(costs, offer.facts, table, offer.price)
  return { margin: sale?.margin ?? null, state: sale && state, lacks }
}
