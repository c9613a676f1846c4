import { toCents } from '@vendaclara/core/money'
import { marketplaces } from '@vendaclara/core/pricing'
import { useCallback, useState } from 'react'
import { formatNumber } from '../../../../ui/number-formats.ts'
import type { Listing, ListingFacts, PricingBasis } from '../../model/listing.ts'
import { comparisonTexts as texts } from '../detail-texts.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { fieldsOf } from '../fields/marketplace-fields.tsx'
import classes from './comparison.module.css'
import { OfferCard } from './offer-card.tsx'
import { askedFacts, type Offer, offerIn } from './offer-in.ts'

interface MarketplaceComparisonProps {
  listing: Listing
  basis: PricingBasis
}

/** The product in every marketplace, with the same costs and margin. */
export function MarketplaceComparison({ listing, basis }: MarketplaceComparisonProps) {
  const [facts, setFacts] = useState<Partial<ListingFacts>>({})
  const edit = useCallback((part: Partial<Listing>) => setFacts((before) => ({ ...before, ...part })), [])
  const offers = marketplaces.map((marketplace) =>
    offerIn(marketplace, listing, basis, marketplace === listing.marketplace ? {} : facts),
  )
  // Facts that only other marketplaces need are used for the comparison alone, and are not saved.
  const asked = askedFacts(listing, basis)
  const categories = marketplaces
    .filter((marketplace) => marketplace !== listing.marketplace)
    .flatMap((marketplace) => basis.tables[marketplace].categories ?? [])
  const judged = offers.map(centsOf).filter(Number.isFinite)
  const lowest = judged.length > 1 ? Math.min(...judged) : 0
  return (
    <>
      <p className={classes.intro}>{texts.intro(`${formatNumber(listing.profitMargin, 0, 2)}%`)}</p>
      {asked.length > 0 && (
        <div className={classes.facts}>
          {fieldsOf(asked).map((name) => (
            <FieldInput
              key={name}
              name={name}
              listing={{ ...listing, ...facts }}
              categories={categories}
              label={texts.facts[name as keyof typeof texts.facts]}
              hint=""
              onEdit={edit}
            />
          ))}
        </div>
      )}
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.marketplace}
            offer={offer}
            tableName={basis.tables[offer.marketplace].name}
            isHere={offer.marketplace === listing.marketplace}
            isLowest={lowest > 0 && centsOf(offer) === lowest}
          />
        ))}
      </ul>
    </>
  )
}

/** The price of an offer, for comparing. Without a needed weight it counts as infinite, because it would be too low. */
function centsOf({ price, isWeightless }: Offer): number {
  return price.outcome === 'priced' && !isWeightless ? toCents(price.price) : Number.POSITIVE_INFINITY
}
