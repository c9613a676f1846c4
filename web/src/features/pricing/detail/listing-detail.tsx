import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useDeferredValue } from 'react'
import type { Listing } from '../listing/listing.ts'
import { priceOf } from '../listing/price-of.ts'
import type { PricingBasis } from '../listing/pricing-basis.ts'
import type { ListingActions } from '../listing/use-listing-actions.ts'
import { FeeTableInUse } from './fee-table-in-use.tsx'
import classes from './listing-detail.module.css'
import { ListingFields } from './listing-fields.tsx'
import { ListingHeader } from './listing-header.tsx'
import { PriceFigures } from './price-figures.tsx'
import { PriceHeadline } from './price-headline.tsx'
import { PriceResult } from './price-result.tsx'
import { PriceStudy } from './price-study.tsx'
import { pricingSides } from './pricing-sides.ts'

// The price is painted at once; what is studied about it waits until no key comes.
const calmMilliseconds = 80

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
  const [calm] = useDebouncedValue(listing, calmMilliseconds)
  const studied = useDeferredValue(calm)
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
        <FeeTableInUse table={basis.tables[marketplace]} onChange={props.onChooseTable} />
        <ListingFields listing={listing} basis={basis} onEdit={edit} onConfigure={onConfigure} />
        <PriceFigures price={price} sides={sides} />
        <PriceResult marketplace={marketplace} price={price} sides={sides} />
        <PriceStudy listing={studied} basis={basis} onEdit={edit} />
      </div>
    </article>
  )
}
