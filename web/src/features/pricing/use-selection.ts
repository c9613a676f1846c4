import type { Marketplace } from '@vendaclara/core/pricing'
import { useSearchParams } from 'react-router'
import { marketplaceOf } from './listing/marketplaces.ts'

/** The marketplace and the listing the address names. */
export function useSelection(): { marketplace: Marketplace; listingId: string | null } {
  const [search] = useSearchParams()
  return { marketplace: marketplaceOf(search.get('marketplace')), listingId: search.get('anuncio') }
}
