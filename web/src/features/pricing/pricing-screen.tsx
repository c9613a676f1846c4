import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/use-session.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { feeSettingsQuery } from './fees/fee-settings-query.ts'
import { listingsQuery } from './listing/listings-query.ts'
import classes from './pricing.module.css'
import { PricingDesk } from './pricing-desk.tsx'
import { PricingSkeleton } from './pricing-skeleton.tsx'
import { shopConfigQuery } from './shop-config/shop-config-query.ts'
import { texts } from './texts.ts'

export function PricingScreen() {
  const account = useSession().user
  const listings = useQuery(listingsQuery(account))
  const config = useQuery(shopConfigQuery(account))
  const fees = useQuery(feeSettingsQuery(account))
  const failed = [listings, config, fees].find((query) => query.isLoadingError)
  return (
    <>
      <title>{`${texts.title} · Vendaclara`}</title>
      {failed?.error ? (
        <div className={classes.failure}>
          <FailureAlert
            title={listings.isLoadingError ? texts.list.failed : texts.config.notLoaded}
            message={failed.error.message}
            onRetry={() => failed.refetch()}
          />
        </div>
      ) : listings.data && config.data && fees.data ? (
        <PricingDesk listings={listings.data} config={config.data} fees={fees.data} />
      ) : (
        <PricingSkeleton />
      )}
    </>
  )
}
