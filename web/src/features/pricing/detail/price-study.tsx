import { profitAt } from '@vendaclara/core/pricing'
import { memo, useState } from 'react'
import type { Listing } from '../listing/listing.ts'
import { priceOf } from '../listing/price-of.ts'
import type { PricingBasis } from '../listing/pricing-basis.ts'
import { PriceBands } from './bands/price-bands.tsx'
import { MarketplaceComparison } from './comparison/marketplace-comparison.tsx'
import { pricingSides } from './pricing-sides.ts'
import { PriceTrial } from './trial/price-trial.tsx'

interface PriceStudyProps {
  listing: Listing
  basis: PricingBasis
  onEdit: (part: Partial<Listing>) => void
}

/** What else there is to know of a price: other prices, and other marketplaces. */
export const PriceStudy = memo(function PriceStudy({ listing, basis, onEdit }: PriceStudyProps) {
  const [tested, setTested] = useState<number | null>(null)
  const sides = pricingSides(listing, basis)
  const price = priceOf(listing, basis)
  const current = price.outcome === 'priced' ? price.price : null
  const figuresAt = (reais: number | null) =>
    reais === null ? null : profitAt(sides.seller, sides.fees, reais)
  const tried = figuresAt(tested ?? current)
  if (sides.fees.length === 0) return <MarketplaceComparison listing={listing} basis={basis} />
  return (
    <>
      {sides.isBanded && (
        <PriceBands
          sides={sides}
          current={figuresAt(current)}
          tested={tested === null || tested === current ? null : tried}
        />
      )}
      <PriceTrial
        listing={listing}
        basis={basis}
        sides={sides}
        current={current}
        tested={tested}
        figures={tried}
        onTest={setTested}
        onEdit={onEdit}
      />
      <MarketplaceComparison listing={listing} basis={basis} />
    </>
  )
})
