import { AdsScreen } from '../../features/ads/ads-screen.tsx'
import { useListingMargins } from './use-listing-margins.ts'

/** The ads screen, with the margins of the calculator's listings. */
export function AdsPage() {
  return <AdsScreen listingMargins={useListingMargins()} />
}
