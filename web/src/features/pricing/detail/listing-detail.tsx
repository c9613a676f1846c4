import { useDebouncedValue } from '@mantine/hooks'
import { profitAt } from '@vendaclara/core/pricing'
import { memo, useCallback, useDeferredValue, useState } from 'react'
import { PriceBands } from '../charts/price-bands.tsx'
import { type Listing, type PricingBasis, priceOf } from '../model/listing.ts'
import { pricingSides } from '../model/pricing-sides.ts'
import type { ListingActions } from '../saving/use-listing-actions.ts'
import { MarketplaceComparison } from './comparison/marketplace-comparison.tsx'
import classes from './listing-detail.module.css'
import { ListingFields } from './listing-fields.tsx'
import { ListingHeader } from './listing-header.tsx'
import { FeeTableInUse } from './price/fee-table-in-use.tsx'
import { PriceResult } from './price/price-breakdown.tsx'
import { PriceFigures, PriceHeadline } from './price/price-figures.tsx'
import { WhatIf } from './what-if/what-if.tsx'

// The price is painted at once; what is studied about it waits until no key comes.
const settledMilliseconds = 80

interface ListingDetailProps {
  listing: Listing
  basis: PricingBasis
  edit: ListingActions['edit']
  onRemove: (id: string) => void
  onConfigure: () => void
  onChooseTable: () => void
}

export function ListingDetail(props: ListingDetailProps) {
  const { listing, basis, edit: editListing, onConfigure } = props
  const price = priceOf(listing, basis)
  const sides = pricingSides(listing, basis)
  const { marketplace, id } = listing
  const edit = useCallback(
    (part: Partial<Listing>) => editListing(marketplace, id, part),
    [editListing, marketplace, id],
  )
  const [settled] = useDebouncedValue(listing, settledMilliseconds)
  const studied = useDeferredValue(settled)
  return (
    <article className={classes.listing}>
      <ListingHeader
        marketplace={marketplace}
        id={id}
        title={listing.title}
        onEdit={edit}
        onRemove={props.onRemove}
      />
      <div className={classes.columns}>
        <PriceHeadline price={price} sides={sides} />
        <FeeTableInUse
          table={basis.tables[marketplace]}
          isInferred={price.outcome === 'priced' && price.fee.certainty === 'inferred'}
          onChange={props.onChooseTable}
        />
        <ListingFields listing={listing} basis={basis} onEdit={edit} onConfigure={onConfigure} />
        <PriceFigures price={price} sides={sides} />
        <PriceResult marketplace={marketplace} price={price} sides={sides} />
        <PriceStudy listing={studied} basis={basis} onEdit={edit} />
      </div>
    </article>
  )
}

interface PriceStudyProps {
  listing: Listing
  basis: PricingBasis
  onEdit: (part: Partial<Listing>) => void
}

/** What else there is to know of a price: other prices, and other marketplaces. */
const PriceStudy = memo(function PriceStudy({ listing, basis, onEdit }: PriceStudyProps) {
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
      <WhatIf
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
