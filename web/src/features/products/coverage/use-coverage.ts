import { useQuery } from '@tanstack/react-query'
import {
  type Coverage,
  costBook,
  coverageOf,
  type KnownBeside,
  type ProductIndex,
  productIndex,
  statedFees,
} from '@vendaclara/core/products'
import { useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { listingsOfProducts } from '../model/listings-of-products.ts'
import type { CalculatorBasis } from '../model/pricing.ts'
import { feeLacks, knownFacts } from '../model/sales.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import type { Bought } from '../purchases/bought.ts'
import { type ProductList, soldQuery } from '../saving/queries.ts'

/** What coverage is computed from, beside what was sold. */
export interface CoverageKnown {
  readonly list: ProductList
  readonly bought: Bought
  readonly basis: CalculatorBasis
}

/** Of how much of what was sold in a month each part of the result is known. */
export function useCoverage({ list, bought, basis }: CoverageKnown, month: SoldMonth) {
  const { from, until } = month
  const { data: sold, error, refetch } = useQuery(soldQuery(useSession().user, month))
  const { products, settings } = list
  const { purchases, items } = bought
  const { method } = settings
  const coverage = useMemo<Coverage | null>(() => {
    if (!sold) return null
    const book = costBook({ products, purchases, items, method })
    const index = productIndex(products)
    return coverageOf(sold, { index, book, knownBeside: knownBeside(index, basis), from, until })
  }, [sold, products, purchases, items, method, basis, from, until])
  return { coverage, error, refetch }
}

/** By the tables in use, what the marketplaces' files state, and the listings of the calculator. A tax of 0 is not typed. */
function knownBeside(index: ProductIndex, { config, tables, listings }: CalculatorBasis): KnownBeside {
  const own = listingsOfProducts(index, listings)
  return (row, product) => {
    const { marketplace } = row
    const listing = own.get(product?.id ?? '')?.find((one) => one.marketplace === marketplace)
    const lacks = feeLacks(tables[marketplace], knownFacts(listing?.facts, statedFees(index, row), product))
    return {
      fee: !lacks.includes('commission') && !lacks.includes('category'),
      freight: !lacks.includes('weight'),
      tax: config.charges > 0 || (product !== null && product.tax !== null),
    }
  }
}
