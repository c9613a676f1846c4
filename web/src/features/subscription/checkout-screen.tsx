import { Anchor, Box, Flex, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { accessSentence, hasBought } from './checkout/access-sentence.ts'
import { BuyBox } from './checkout/buy-box.tsx'
import classes from './checkout/checkout.module.css'
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
    <div className={classes.page}>
      <title>{`${texts.title} · ${shared.product}`}</title>
      {isForm && (
        <Box component="header" mb={{ base: 20, sm: 28 }} className={classes.header}>
          <Title order={1} lts="-0.03em">
            {texts.heading}
          </Title>
          <Text c="dimmed">{accessSentence(session)}</Text>
          <SimulationNote />
          {session.subscription === 'overdue' && <LatePayment />}
        </Box>
      )}
      <Flex direction={{ base: 'column', lg: 'row' }} align={{ base: 'stretch', lg: 'start' }} gap={24}>
        <div className={classes.steps}>
          {isForm ? (
            <>
              <PlanPicker cycle={order.cycle} onChange={checkout.chooseCycle} disabled={isBusy} />
              <Text c="dimmed">{texts.included}</Text>
              <PurchaseForm checkout={checkout} disabled={isBusy} />
            </>
          ) : (
            <PurchaseOutcome purchase={purchase} hadPaidTime={hadPaidTime} />
          )}
        </div>
        {purchase.stage.name !== 'owned' && (
          <Box
            component="aside"
            w={{ base: '100%', lg: 340 }}
            pos={{ base: 'static', lg: 'sticky' }}
            className={classes.aside}
          >
            <OrderSummary order={order}>
              {isForm && <CouponBox state={coupon} disabled={isBusy} />}
            </OrderSummary>
            {isForm && <BuyBox checkout={checkout} />}
          </Box>
        )}
      </Flex>
      {isForm && (
        <Anchor component={Link} to={addresses.home} fw={600} className={classes.back ?? ''}>
          {shared.home}
        </Anchor>
      )}
    </div>
  )
}

/** An overdue charge may be paid while this page is open. The session is then updated and leads home. */
function LatePayment() {
  useSubscription(() => true)
  return null
}
