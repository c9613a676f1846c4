import { Container, Skeleton, Stack, Title } from '@mantine/core'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import panels from '../../ui/panels.module.css'
import { firstPayable } from './model/subscription-queries.ts'
import { useSubscription } from './model/use-subscription.ts'
import { EndingPanel } from './overview/ending-panel.tsx'
import { PaymentList } from './overview/payment-list.tsx'
import { OtherPlans, PlanPanel } from './overview/plan-panel.tsx'
import { texts } from './overview/texts.ts'
import { PixPanel } from './pix/pix-panel.tsx'
import { texts as shared } from './texts.ts'

export function SubscriptionScreen() {
  // Always watched, so that changes at the bank or in another tab are seen here.
  const { data, error, refetch } = useSubscription(() => true)
  const payable = data && firstPayable(data)
  return (
    <Container size={752} py="xl">
      <title>{`${texts.title} · ${shared.product}`}</title>
      <Title order={1} mb="xl">
        {texts.title}
      </Title>
      <Stack>
        {data && (
          <>
            <PlanPanel subscription={data} />
            {payable !== undefined && (
              <div className={panels.panel}>
                <PixPanel
                  charge={payable}
                  isOverdue={data.payments.some(({ id, state }) => id === payable && state === 'overdue')}
                  isUnreached={error !== null}
                  {...(data.state === 'pending' && { onGivenUp: () => {} })}
                />
                {data.state === 'overdue' && <OtherPlans />}
              </div>
            )}
            <PaymentList payments={data.payments} />
            <EndingPanel subscription={data} />
          </>
        )}
        {!data && error && (
          <FailureAlert title={texts.failedToLoad} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton h={220} radius="lg" />
            <Skeleton h={160} radius="lg" />
          </Stack>
        )}
      </Stack>
    </Container>
  )
}
