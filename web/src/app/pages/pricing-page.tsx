import { PricingScreen } from '../../features/pricing/screens/pricing-screen.tsx'
import { CoverageOfCosts } from './products/coverage-of-costs.tsx'
import { ProductOfListing } from './products/product-of-listing.tsx'
import { useKnownProducts, useProductCosts } from './products/use-known-products.ts'

/** The calculator, whose listings take what the list of products knows. */
export function PricingPage() {
  return (
    <PricingScreen
      ProductSlot={ProductOfListing}
      productCostOf={useProductCosts(useKnownProducts())}
      Coverage={CoverageOfCosts}
    />
  )
}
