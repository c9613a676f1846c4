import type { Marketplace } from '@vendaclara/core/pricing'
import { matchPath } from 'react-router'
import { addresses } from '../addresses.ts'
import { marketplaceOf } from '../features/pricing/listing/marketplaces.ts'
import type { CountedPage } from '../features/visits/use-count-visit.ts'

const calculators: Readonly<Record<Marketplace, CountedPage>> = {
  shopee: 'calcShopee',
  mercadoLivre: 'calcMercadoLivre',
  shein: 'calcShein',
}

/** The page under which a visit of an address is counted; the closings and each of them are one page. */
export function visitedPage(pathname: string, search: string): CountedPage | null {
  const at = (...patterns: string[]) => patterns.some((pattern) => matchPath(pattern, pathname) !== null)
  if (at(addresses.ads)) return 'adswords'
  if (at(addresses.closings, addresses.closing)) return 'analysis'
  if (at(addresses.checkout)) return 'vendas'
  if (at(addresses.calculator, addresses.calculatorAlias)) {
    return calculators[marketplaceOf(new URLSearchParams(search).get('marketplace'))]
  }
  return null
}
