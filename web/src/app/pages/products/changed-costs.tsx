import { useQuery } from '@tanstack/react-query'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { useMemo } from 'react'
import { ChangedCostsNotice } from '../../../features/pricing/fees/costs/changed-costs-notice.tsx'
import { useChangedCosts } from '../../../features/pricing/fees/costs/use-changed-costs.ts'
import type { ListingsByMarketplace, PricingBasis } from '../../../features/pricing/model/listing.ts'
import { tablesInUse } from '../../../features/pricing/model/tables-in-use.ts'
import { useListingActions } from '../../../features/pricing/saving/actions/use-listing-actions.ts'
import { feeSettingsQuery, listingsQuery, shopConfigQuery } from '../../../features/pricing/saving/queries.ts'
import { useSession } from '../../../session/use-session.ts'
import { useKnownProducts, useProductCosts } from './use-known-products.ts'

/** Above the list of products: the listings of the calculator whose cost changed, with their new prices. */
export function ChangedCostsOfProducts() {
  const account = useSession().user
  const listings = useQuery(listingsQuery(account)).data
  const config = useQuery(shopConfigQuery(account)).data
  const fees = useQuery(feeSettingsQuery(account)).data
  return listings && config && fees ? <Changed listings={listings} config={config} fees={fees} /> : null
}

interface ChangedProps {
  listings: ListingsByMarketplace
  config: ShopConfig
  fees: FeeSettings
}

function Changed({ listings, config, fees }: ChangedProps) {
  const basis = useMemo<PricingBasis>(() => ({ config, tables: tablesInUse(fees) }), [config, fees])
  const actions = useListingActions(basis)
  const costOf = useProductCosts(useKnownProducts())
  return <ChangedCostsNotice changed={useChangedCosts(listings, basis, actions, costOf)} />
}
