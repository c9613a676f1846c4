import { VisuallyHidden } from '@mantine/core'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { ShopConfig } from '@vendaclara/contract/shop'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type MouseEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import classes from './calculator.module.css'
import { ShopConfigDialog } from './config/config-dialog.tsx'
import type { ConfigPart } from './config/config-tabs.tsx'
import { EmptyDetail } from './detail/empty-detail.tsx'
import { ListingDetail } from './detail/listing-detail.tsx'
import { FeeQuestion } from './fees/fee-question.tsx'
import { ListingPanel } from './list/listing-panel.tsx'
import { useRemovalNotice } from './list/use-removal-notice.ts'
import type { Listing, ListingsByMarketplace, PricingBasis } from './model/listing.ts'
import { listingHref, marketplaceOf } from './model/marketplaces.ts'
import { tablesInUse } from './model/tables-in-use.ts'
import { type ListingActions, useListingActions } from './saving/use-listing-actions.ts'
import { texts } from './texts.ts'

interface CalculatorProps {
  listings: ListingsByMarketplace
  config: ShopConfig
  fees: FeeSettings
}

/** The list beside the listing; on a phone one after the other. */
export function Calculator({ listings, config, fees }: CalculatorProps) {
  const { marketplace } = useSelection()
  const [configuring, setConfiguring] = useState(false)
  const [part, setPart] = useState<ConfigPart>('shop')
  const configure = useCallback((wanted: ConfigPart) => {
    setPart(wanted)
    setConfiguring(true)
  }, [])
  const configureShop = useCallback(() => configure('shop'), [configure])
  const chooseTable = useCallback(() => configure('fees'), [configure])
  const endConfiguring = useCallback(() => setConfiguring(false), [])
  const basis = useMemo<PricingBasis>(() => ({ config, tables: tablesInUse(fees) }), [config, fees])
  const actions = useListingActions(basis)
  const context = useMemo(() => ({ settings: fees, basis, reprice: actions.reprice }), [fees, basis, actions])
  // The list and the dialogs may follow after a keystroke is painted.
  const deferredListings = useDeferredValue(listings)
  const { selected, isNamed, detail, create, remove } = useOpenListing(listings, actions)
  return (
    <div
      className={classes.calculator}
      data-step={isNamed ? 'detail' : 'list'}
      data-empty={selected === undefined || undefined}
    >
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      <FeeQuestion context={context} listings={deferredListings} />
      <ListingPanel
        marketplace={marketplace}
        listings={deferredListings[marketplace]}
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
        context={context}
        listings={deferredListings}
        onClose={endConfiguring}
      />
    </div>
  )
}

/** The listing that is open, and what is done to it as a whole. With none in the address it is the first of the list. */
function useOpenListing(listings: ListingsByMarketplace, actions: ListingActions) {
  const { marketplace, listingId } = useSelection()
  const navigate = useNavigate()
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
  return { selected, isNamed: named !== undefined, detail, create, remove }
}

/** The marketplace and the listing the address names. */
function useSelection(): { marketplace: Marketplace; listingId: string | null } {
  const [search] = useSearchParams()
  return { marketplace: marketplaceOf(search.get('marketplace')), listingId: search.get('anuncio') }
}
