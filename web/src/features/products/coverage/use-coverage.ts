import { useQuery } from '@tanstack/react-query'
import { type Coverage, costBook, coverageOf, productIndex } from '@vendaclara/core/products'
import { useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import type { Bought } from '../purchases/bought.ts'
import { type ProductList, soldQuery } from '../saving/queries.ts'

/** Of how much of what was sold in a month the cost is known. */
export function useCoverage({ products, settings }: ProductList, bought: Bought, month: SoldMonth) {
  const { from, until } = month
  const { data: sold, error, refetch } = useQuery(soldQuery(useSession().user, { from, until }))
  const { purchases, items } = bought
  const { method } = settings
  const coverage = useMemo<Coverage | null>(() => {
    if (!sold) return null
    const book = costBook({ products, purchases, items, method })
    return coverageOf(sold, { index: productIndex(products), book, from, until })
  }, [sold, products, purchases, items, method, from, until])
  return { coverage, error, refetch }
}
