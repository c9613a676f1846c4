import { Container, Skeleton, Text, Title } from '@mantine/core'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { firstPayable } from '../pix/first-payable.ts'
import { PixPanel } from '../pix/pix-panel.tsx'
import { texts as shared } from '../texts.ts'
import { useSubscription } from '../use-subscription.ts'
import { EndingPanel } from './ending-panel.tsx'
import classes from './overview.module.css'
import { PaymentList } from './payment-list.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { texts } from './texts.ts'

export function SubscriptionScreen() {
  // Whatever happens elsewhere, at the bank or in another tab, is seen here.
  const { data, error, refetch } = useSubscription(() => true)
  const payable = data && firstPayable(data)
  return (
    <Container size={752} py="xl">
      <title>{`${texts.title} · ${shared.product}`}</title>
      <Title order={1}>{texts.title}</Title>
      <Text c="dimmed" mt={4} mb="xl">
        {texts.lead}
      </Text>
      <div className={classes.panels}>
        {data && (
          <>
            <StandingPanel subscription={data} />
            {payable !== undefined && (
              <div className={classes.panel}>
                <PixPanel
                  charge={payable}
                  isOverdue={data.payments.some(({ id, state }) => id === payable && state === 'overdue')}
                  isUnreached={error !== null}
                  {...(data.state === 'pending' && { onGivenUp: () => {} })}
                />
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
          <div role="status" aria-label={texts.loading} className={classes.panels}>
            <Skeleton h={220} radius="lg" />
            <Skeleton h={160} radius="lg" />
          </div>
        )}
      </div>
    </Container>
  )
}
