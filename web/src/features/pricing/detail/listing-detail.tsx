import type { ShopConfig } from '@vendaclara/contract/shop'
import { useCallback, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Listing } from '../listing/listing.ts'
import { priceOf } from '../listing/price-of.ts'
import type { ListingActions } from '../listing/use-listing-actions.ts'
import { texts } from '../texts.ts'
import { FeeValidity } from './fee-validity.tsx'
import classes from './listing-detail.module.css'
import { ListingFields } from './listing-fields.tsx'
import { ListingHeader } from './listing-header.tsx'
import { PriceFigures } from './price-figures.tsx'
import { PriceHeadline } from './price-headline.tsx'
import { PriceResult } from './price-result.tsx'

interface ListingDetailProps {
  listing: Listing
  config: ShopConfig
  edit: ListingActions['edit']
  onRemove: (listing: Listing) => void
  onConfigure: () => void
}

export function ListingDetail(props: ListingDetailProps) {
  const { listing, config, edit: editListing, onConfigure } = props
  const [removing, setRemoving] = useState(false)
  const price = priceOf(listing, config)
  const { marketplace, id } = listing
  const edit = useCallback(
    (part: Partial<Listing>) => editListing(marketplace, id, part),
    [editListing, marketplace, id],
  )
  const remove = () => {
    setRemoving(false)
    props.onRemove(listing)
  }
  return (
    <article className={classes.listing}>
      <ListingHeader listing={listing} onEdit={edit} onRemove={() => setRemoving(true)} />
      <div className={classes.columns}>
        <PriceHeadline price={price} />
        <FeeValidity marketplace={marketplace} />
        <ListingFields listing={listing} config={config} onEdit={edit} onConfigure={onConfigure} />
        <PriceFigures price={price} />
        <PriceResult listing={listing} config={config} price={price} />
      </div>
      <ConfirmDialog
        opened={removing}
        title={texts.removal.title}
        message={texts.removal.message(listing.title)}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.cancel}
        onConfirm={remove}
        onCancel={() => setRemoving(false)}
      />
    </article>
  )
}
