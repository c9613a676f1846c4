import { brazilianDay } from '@vendaclara/core/calendar'
import { toCents } from '@vendaclara/core/money'
import { calculatorFile, type ProductFile } from '@vendaclara/core/products'
import type { CalculatorListing } from '../model/pricing.ts'
import { texts } from './texts.ts'

const gramsOfKilogram = 1000

/** The listings of the calculator as a file of products. Nothing entered there is unknown, and never 0. */
export function fileOfCalculator(listings: readonly CalculatorListing[]): ProductFile {
  const entered = listings.map(({ marketplace, id, title, sku, costs, facts, currentPrice }) => ({
    marketplace,
    id,
    title,
    sku,
    cost: costs.productCost > 0 ? toCents(costs.productCost) : null,
    price: currentPrice === undefined ? null : toCents(currentPrice),
    weight: facts.weight ? Math.round(facts.weight * gramsOfKilogram) || null : null,
  }))
  return calculatorFile(entered, texts.calculator, brazilianDay(new Date()))
}
