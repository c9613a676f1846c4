import { Anchor, Container, Flex, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import pieces from '../../theme/pieces.module.css'
import { accessSentence, hasBought } from './checkout/access-sentence.ts'
import { BuyBox } from './checkout/buy-box.tsx'
import { CouponBox } from './checkout/coupon-box.tsx'
import { OrderSummary } from './checkout/order-summary.tsx'
import { PlanPicker } from './checkout/plans/plan-picker.tsx'
import { PurchaseForm } from './checkout/purchase-form.tsx'
import { PurchaseOutcome } from './checkout/purchase-outcome.tsx'
import { texts } from './checkout/texts.ts'
import { useCheckout } from './checkout/use-checkout.ts'
import { useSubscription } from './model/use-subscription.ts'
import { SimulationNote } from './pix/simulation-note.tsx'
import { texts as shared } from './texts.ts'

/** The checkout. Sellers who already have a plan go home; after a purchase here, they stay to see the result. */
export function CheckoutScreen() {
  const session = useSession()
  const checkout = useCheckout()
  const buysAgain = useLocation().state?.buysAgain === true
  const [hadPaidTime] = useState(session.subscription === 'active')
  const { order, coupon, purchase } = checkout
  const isBusy = purchase.stage.name === 'sending'
  const isForm = isBusy || purchase.stage.name === 'form'
  if (purchase.stage.name === 'form' && hasBought(session, buysAgain))
    return <Navigate to={addresses.home} replace />
  return (
    <Container size={1080} px="clamp(16px, 4vw, 40px)" py="clamp(24px, 4vw, 48px)">
      <title>{`${texts.title} · ${shared.product}`}</title>
      {isForm && (
        <Stack component="header" gap={6} mb={{ base: 20, sm: 28 }}>
          <Title order={1} lts="-0.03em">
            {texts.heading}
          </Title>
          <Text c="dimmed">{accessSentence(session)}</Text>
          <SimulationNote />
          {session.subscription === 'overdue' && <LatePayment />}
        </Stack>
      )}
      <Flex direction={{ base: 'column', lg: 'row' }} align={{ base: 'stretch', lg: 'start' }} gap={24}>
        <Stack gap={20} flex={1} miw={0}>
          {isForm ? (
            <>
              <PlanPicker cycle={order.cycle} onChange={checkout.chooseCycle} disabled={isBusy} />
              <Text c="dimmed">{texts.included}</Text>
              <PurchaseForm checkout={checkout} disabled={isBusy} />
            </>
          ) : (
            <PurchaseOutcome purchase={purchase} hadPaidTime={hadPaidTime} />
          )}
        </Stack>
        {purchase.stage.name !== 'owned' && (
          <Stack
            component="aside"
            gap={20}
            flex="none"
            w={{ base: '100%', lg: 340 }}
            pos={{ base: 'static', lg: 'sticky' }}
            top={24}
          >
            <OrderSummary order={order}>
              {isForm && <CouponBox state={coupon} disabled={isBusy} />}
            </OrderSummary>
            {isForm && <BuyBox checkout={checkout} />}
          </Stack>
        )}
      </Flex>
      {isForm && (
        <Anchor component={Link} to={addresses.home} fw={600} mt={20} className={pieces.standing}>
          {shared.home}
        </Anchor>
      )}
    </Container>
  )
}

/** An overdue charge may be paid while this page is open. The session is then updated and leads home. */
function LatePayment() {
  useSubscription(() => true)
  return null
}
