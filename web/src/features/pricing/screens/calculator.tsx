import { VisuallyHidden } from '@mantine/core'
import { shallowEqual, useDisclosure } from '@mantine/hooks'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useNarrow } from '../../../theme/widths.ts'
import { ShopConfigDialog } from '../config/config-dialog.tsx'
import { EmptyDetail } from '../detail/empty/empty-detail.tsx'
import { ListingDetail } from '../detail/listing-detail.tsx'
import { ChangedCostsNotice } from '../fees/costs/changed-costs-notice.tsx'
import { ChangedCostsContext, useChangedCosts } from '../fees/costs/use-changed-costs.ts'
import { FeeNotices } from '../fees/fee-notices.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import classes from '../list/calculator.module.css'
import { ListingPanel } from '../list/listing-panel.tsx'
import { useOpenListing } from '../list/use-open-listing.ts'
import type { ListingsByMarketplace, PricingBasis } from '../model/listing.ts'
import { marketplaceOf } from '../model/marketplaces.ts'
import { tablesInUse } from '../model/tables-in-use.ts'
import { isTableAddress } from '../model/view-switch.tsx'
import { texts } from '../pricing-texts.ts'
import {
  CalculatorContext,
  type Calculator as CalculatorTools,
  type ConfigPart,
  useCalculator,
} from '../saving/actions/calculator-context.ts'
import type { ProductCostOf } from '../saving/actions/product-slot.ts'
import { useListingActions } from '../saving/actions/use-listing-actions.ts'
import { useQuietAnswers } from '../saving/conflict/use-conflicts.ts'
import { ListingsTable } from '../table/listings-table.tsx'
import { ListingDrawer } from './listing-drawer.tsx'

export interface CalculatorProps extends Pick<CalculatorTools, 'ProductSlot' | 'Coverage'> {
  listings: ListingsByMarketplace
  config: ShopConfig
  fees: FeeSettings
  /** What the products of listings cost today; absent where there is no list of products. */
  productCostOf?: ProductCostOf | undefined
}

/** One marketplace's list beside the listing, or the table of all listings, depending on the address. */
export function Calculator(props: CalculatorProps) {
  const { listings, config, fees, ProductSlot, productCostOf, Coverage } = props
  const [search] = useSearchParams()
  const [configuring, setConfiguring] = useState<ConfigPart>()
  const [importing, { open: openImport, close: endImport }] = useDisclosure(false)
  const endConfiguring = useCallback(() => setConfiguring(undefined), [])
  const basis = useMemo<PricingBasis>(() => ({ config, tables: tablesInUse(fees) }), [config, fees])
  const actions = useListingActions(basis)
  useQuietAnswers(basis)
  const changed = useChangedCosts(listings, basis, actions, productCostOf)
  const calculator = useMemo<CalculatorTools>(
    () => ({
      basis,
      settings: fees,
      actions,
      onImport: openImport,
      onConfigure: setConfiguring,
      ProductSlot,
      Coverage,
    }),
    [basis, fees, actions, openImport, ProductSlot, Coverage],
  )
  const inUse = useMarketplacesInUse(listings)
  const isTable = isTableAddress(search)
  const View = isTable ? ListingsTable : ListAndListing
  return (
    <CalculatorContext value={calculator}>
      <ChangedCostsContext value={changed}>
        <View listings={listings}>
          <FeeNotices inUse={inUse} withEnded={isTable} />
          <ChangedCostsNotice changed={changed} />
        </View>
        {isTable && <ListingDrawer listings={listings} />}
        <ImportDialog
          opened={importing}
          marketplace={marketplaceOf(search.get('marketplace') ?? search.get('lojas')?.split(',')[0] ?? null)}
          onOpen={openImport}
          onClose={endImport}
        />
        <ShopConfigDialog part={configuring} onClose={endConfiguring} />
      </ChangedCostsContext>
    </CalculatorContext>
  )
}

/**
 * The marketplaces that have listings. The array stays the same until they change, so that a keystroke does not render
 * its users again.
 */
function useMarketplacesInUse(listings: ListingsByMarketplace): readonly Marketplace[] {
  const found = marketplaces.filter((marketplace) => listings[marketplace].length > 0)
  const [inUse, setInUse] = useState(found)
  if (!shallowEqual(inUse, found)) setInUse(found)
  return inUse
}

interface ListAndListingProps {
  listings: ListingsByMarketplace
  children: ReactNode
}

function ListAndListing({ listings, children }: ListAndListingProps) {
  const { actions } = useCalculator()
  const isNarrow = useNarrow()
  // The list may be updated after a keystroke is painted.
  const deferredListings = useDeferredValue(listings)
  const { marketplace, selected, isNamed, detail, create, remove } = useOpenListing(listings, actions)
  return (
    <div
      className={classes.calculator}
      data-step={isNamed ? 'detail' : 'list'}
      data-empty={selected === undefined || undefined}
    >
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      <div className={classes.notices}>{children}</div>
      <ListingPanel
        marketplace={marketplace}
        listings={deferredListings[marketplace]}
        selectedId={isNarrow && !isNamed ? undefined : selected?.id}
        onCreate={create}
      />
      <section ref={detail} className={classes.detail}>
        {selected ? (
          <ListingDetail key={selected.id} listing={selected} onRemove={remove} />
        ) : (
          <EmptyDetail key={marketplace} marketplace={marketplace} onCreate={create} />
        )}
      </section>
    </div>
  )
}
