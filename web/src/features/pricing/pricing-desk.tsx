import { VisuallyHidden } from '@mantine/core'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { type MouseEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { ListingDetail } from './detail/listing-detail.tsx'
import { EmptyDetail } from './empty-detail.tsx'
import { FeeQuestion } from './fees/fee-question.tsx'
import { tablesInUse } from './fees/tables-in-use.ts'
import { ListingPanel } from './list/listing-panel.tsx'
import type { Listing, ListingsByMarketplace } from './listing/listing.ts'
import { listingHref } from './listing/listing-href.ts'
import type { PricingBasis } from './listing/pricing-basis.ts'
import { useListingActions } from './listing/use-listing-actions.ts'
import classes from './pricing.module.css'
import type { ConfigPart } from './shop-config/config-part.ts'
import { ShopConfigDialog } from './shop-config/shop-config-dialog.tsx'
import { texts } from './texts.ts'
import { useRemovalNotice } from './use-removal-notice.ts'
import { useSelection } from './use-selection.ts'

interface PricingDeskProps {
  listings: ListingsByMarketplace
  config: ShopConfig
  fees: FeeSettings
}

/** The list beside the listing; on a phone one after the other. */
export function PricingDesk({ listings, config, fees }: PricingDeskProps) {
  const { marketplace, listingId } = useSelection()
  const [configuring, setConfiguring] = useState(false)
  const [part, setPart] = useState<ConfigPart>('shop')
  const configure = useCallback((wanted: ConfigPart) => {
    setPart(wanted)
    setConfiguring(true)
  }, [])
  const configureShop = useCallback(() => configure('shop'), [configure])
  const chooseTable = useCallback(() => configure('fees'), [configure])
  const endConfiguring = useCallback(() => setConfiguring(false), [])
  const navigate = useNavigate()
  const basis = useMemo<PricingBasis>(() => ({ config, tables: tablesInUse(fees) }), [config, fees])
  const actions = useListingActions(basis)
  const desk = useMemo(() => ({ settings: fees, basis, reprice: actions.reprice }), [fees, basis, actions])
  // The list and the dialogs may follow after a keystroke is painted.
  const calmListings = useDeferredValue(listings)
  const shown = listings[marketplace]
  const { key: address } = useLocation()
  const [made, setMade] = useState<{ listing: Listing; address: string }>()
  // Until its own address is there, the listing just made is the open one: what is typed next is meant for it.
  if (made && made.address !== address) setMade(undefined)
  const fresh = made?.listing
  const openId = fresh?.id ?? listingId
  const named = shown.find((listing) => listing.id === openId) ?? fresh
  const selected = named ?? shown[0]
  const announceRemoval = useRemovalNotice(listings, selected)
  const detail = useRef<HTMLElement>(null)
  const create = useCallback(
    (event: MouseEvent) => {
      const isSecondOfDoubleClick = event.detail > 1
      if (!isSecondOfDoubleClick) {
        const listing = actions.create(marketplace)
        flushSync(() => setMade({ listing, address }))
        void navigate(listingHref(marketplace, listing.id))
      }
      detail.current?.querySelector<HTMLElement>('input[name="productCost"]')?.focus()
    },
    [actions, marketplace, navigate, address],
  )
  const remove = useCallback(
    (id: string) => {
      announceRemoval(id)
      actions.remove(marketplace, id)
      void navigate(listingHref(marketplace), { replace: true })
    },
    [announceRemoval, actions, marketplace, navigate],
  )
  return (
    <div className={classes.desk} data-step={named ? 'detail' : 'list'}>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      <FeeQuestion desk={desk} listings={calmListings} />
      <ListingPanel
        marketplace={marketplace}
        listings={calmListings[marketplace]}
        basis={basis}
        selectedId={selected?.id}
        onCreate={create}
        onConfigure={configureShop}
      />
      <section ref={detail} className={classes.detail}>
        {selected ? (
          <ListingDetail
            key={selected.id}
            listing={selected}
            basis={basis}
            edit={actions.edit}
            onRemove={remove}
            onConfigure={configureShop}
            onChooseTable={chooseTable}
          />
        ) : (
          <EmptyDetail marketplace={marketplace} basis={basis} onCreate={create} />
        )}
      </section>
      <ShopConfigDialog
        opened={configuring}
        part={part}
        desk={desk}
        listings={calmListings}
        onClose={endConfiguring}
      />
    </div>
  )
}
