import { Center, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import classes from '../list/calculator.module.css'
import { texts } from '../pricing-texts.ts'
import { feeSettingsQuery, listingsQuery, shopConfigQuery } from '../saving/queries.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'

type PricingScreenProps = Pick<CalculatorProps, 'ProductSlot' | 'productCostOf' | 'Coverage'>

export function PricingScreen(products: PricingScreenProps) {
  const account = useSession().user
  const listings = useQuery(listingsQuery(account))
  const config = useQuery(shopConfigQuery(account))
  const fees = useQuery(feeSettingsQuery(account))
  // The first rendering of the calculator can be interrupted; later changes are shown at once.
  const isReady = useDeferredValue(Boolean(listings.data && config.data && fees.data))
  const failed = [listings, config, fees].find((query) => query.isLoadingError)
  return (
    <>
      <title>{`${texts.title} · ${texts.product}`}</title>
      {failed?.error ? (
        <Center mih="80dvh" p="lg">
          <FailureAlert
            title={listings.isLoadingError ? texts.list.failed : texts.config.notLoaded}
            message={failed.error.message}
            onRetry={() => failed.refetch()}
          />
        </Center>
      ) : isReady && listings.data && config.data && fees.data ? (
        <Calculator listings={listings.data} config={config.data} fees={fees.data} {...products} />
      ) : (
        <PricingSkeleton />
      )}
    </>
  )
}

const rows = [1, 2, 3, 4, 5, 6]

function PricingSkeleton() {
  return (
    <div className={classes.calculator} data-step="list" role="status" aria-label={texts.list.loading}>
      <div className={classes.side}>
        <Stack p="md" gap="md">
          <Skeleton h={26} w="70%" />
          <Skeleton h={40} />
          <Skeleton h={40} />
          {rows.map((row) => (
            <Skeleton key={row} h={44} />
          ))}
        </Stack>
      </div>
      <div className={classes.detail}>
        <Stack gap="lg">
          <Skeleton h={36} w={280} />
          <Skeleton h={150} radius="lg" />
          <Skeleton h={320} radius="lg" />
        </Stack>
      </div>
    </div>
  )
}
