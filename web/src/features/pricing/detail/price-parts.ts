import type { Marketplace, PricedListing } from '@vendaclara/core/pricing'
import { texts } from '../texts.ts'
import { explanations } from './explanations.ts'
import type { PricingSides } from './pricing-sides.ts'

type PartName =
  | 'productCost'
  | 'variableCost'
  | 'commission'
  | 'fixedFee'
  | 'tax'
  | 'operatingCost'
  | 'profit'

export interface PricePart {
  readonly name: PartName
  readonly label: string
  /** Reais of each sale. */
  readonly amount: number
  readonly explanation: string
}

/** Where each real of a price goes; the amounts add up to the price. */
export function priceParts(
  priced: PricedListing,
  marketplace: Marketplace,
  sides: PricingSides,
): PricePart[] {
  const isFreight = marketplace === 'mercadoLivre'
  const part = (name: PartName, explanation: string, label: string = texts.parts[name]): PricePart => ({
    name,
    label,
    amount: priced[name],
    explanation,
  })
  return [
    part('productCost', explanations.productCost(priced)),
    part('variableCost', explanations.variableCost(priced)),
    part('commission', explanations.commission(priced)),
    isFreight
      ? part('fixedFee', explanations.freight(priced, sides), texts.parts.freight)
      : part('fixedFee', explanations.fixedFee(priced, sides)),
    part('tax', explanations.tax(priced)),
    part('operatingCost', explanations.operatingCost(priced, sides)),
    part('profit', explanations.profit(priced, sides)),
  ]
}
