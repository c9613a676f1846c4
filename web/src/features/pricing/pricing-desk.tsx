import { VisuallyHidden } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ListingDetail } from './detail/listing-detail.tsx'
import { EmptyDetail } from './empty-detail.tsx'
import { ListingPanel } from './list/listing-panel.tsx'
import type { ListingsByMarketplace } from './listing/listing.ts'
import { listingHref } from './listing/listing-href.ts'
import { useListingActions } from './listing/use-listing-actions.ts'
import classes from './pricing.module.css'
import { ShopConfigDialog } from './shop-config/shop-config-dialog.tsx'
import { texts } from './texts.ts'
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
  const create = () => void navigate(listingHref(marketplace, actions.create(marketplace).id))
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
      <section className={classes.detail}>
        {selected ? (
          <ListingDetail
            key={selected.id}
            listing={selected}
            config={config}
            actions={actions}
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
