import { VisuallyHidden } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ListingDetail } from './detail/listing-detail.tsx'
import { EmptyDetail } from './empty-detail.tsx'
import { ListingPanel } from './list/listing-panel.tsx'
import type { Listing, ListingsByMarketplace } from './listing/listing.ts'
import { listingHref } from './listing/listing-href.ts'
import { useListingActions } from './listing/use-listing-actions.ts'
import classes from './pricing.module.css'
import { ShopConfigDialog } from './shop-config/shop-config-dialog.tsx'
import { texts } from './texts.ts'
import { useRemovalNotice } from './use-removal-notice.ts'
import { useSelection } from './use-selection.ts'

interface PricingDeskProps {
  listings: ListingsByMarketplace
  config: ShopConfig
}

/** The list beside the listing; on a phone one after the other. */
export function PricingDesk({ listings, config }: PricingDeskProps) {
  const { marketplace, listingId } = useSelection()
  const [configuring, setConfiguring] = useState(false)
  const navigate = useNavigate()
  const actions = useListingActions(config)
  const shown = listings[marketplace]
  const named = shown.find((listing) => listing.id === listingId)
  const selected = named ?? shown[0]
  const announceRemoval = useRemovalNotice(listings, selected)
  const detail = useRef<HTMLElement>(null)
  const created = useRef<string>(undefined)
  const create = () => {
    const { id } = actions.create(marketplace)
    created.current = id
    void navigate(listingHref(marketplace, id))
  }
  useEffect(() => {
    if (named === undefined || named.id !== created.current) return
    created.current = undefined
    detail.current?.querySelector<HTMLElement>('input[name="productCost"]')?.focus()
  }, [named])
  const remove = (listing: Listing) => {
    announceRemoval(listing)
    actions.remove(listing)
    void navigate(listingHref(listing.marketplace), { replace: true })
  }
  return (
    <div className={classes.desk} data-step={named ? 'detail' : 'list'}>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      <ListingPanel
        marketplace={marketplace}
        listings={shown}
        config={config}
        selectedId={selected?.id}
        onCreate={create}
        onConfigure={() => setConfiguring(true)}
      />
      <section ref={detail} className={classes.detail}>
        {selected ? (
          <ListingDetail
            key={selected.id}
            listing={selected}
            config={config}
            edit={actions.edit}
            onRemove={remove}
            onConfigure={() => setConfiguring(true)}
          />
        ) : (
          <EmptyDetail marketplace={marketplace} onCreate={create} />
        )}
      </section>
      <ShopConfigDialog
        opened={configuring}
        config={config}
        reprice={actions.reprice}
        onClose={() => setConfiguring(false)}
      />
    </div>
  )
}
