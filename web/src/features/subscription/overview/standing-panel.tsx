import { Badge, Button, Paper, Text } from '@mantine/core'
import type { Subscription } from '@vendaclara/contract/subscription'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { useSession } from '../../../session/use-session.ts'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatDay, formatLastDay } from '../brazilian-dates.ts'
import { texts as shared } from '../texts.ts'
import { ChangeCard } from './change-card.tsx'
import { describeStanding } from './describe-standing.ts'
import classes from './overview.module.css'
import { SwitchPlan } from './switch-plan.tsx'
import { tellMethod } from './tell-method.ts'
import { texts } from './texts.ts'

/** The plan as it stands, with what can be changed of it. */
export function StandingPanel({ subscription }: { subscription: Subscription }) {
  const words = describeStanding(subscription, useSession())
  const { plan, state, nextCharge, renews, paidUntil, endsAt } = subscription
  const isLate = subscription.payments.some((payment) => payment.state === 'overdue')
  const isUnpaid = state === 'overdue'
  const canChangeCard = plan?.billingType === 'CREDIT_CARD' && renews
  const isGoing = plan !== null && (renews || state === 'active')
  return (
    <Paper component="section" aria-label={texts.planLabel} className={classes.panel}>
      <div className={classes.head}>
        <div>
          <Text component="h2" className={classes.plan ?? ''}>
            {isGoing ? shared.plans[plan.cycle] : words.label}
          </Text>
          {isGoing && (
            <Text c="dimmed">
              {formatBrl(plan.value)} {shared.per[plan.cycle]}
            </Text>
          )}
        </div>
        {isGoing && (
          <Badge color={words.tone} variant="light" size="lg" tt="none">
            {words.label}
          </Badge>
        )}
      </div>
      <Text mt="sm">{words.sentence}</Text>
      {isGoing && (
        <dl className={classes.facts}>
          {renews && nextCharge && (
            <div>
              <dt>{isLate ? texts.lateCharge : texts.nextCharge}</dt>
              <dd>{texts.chargeOn(formatDay(nextCharge.dueDate), formatBrl(nextCharge.value))}</dd>
            </div>
          )}
          {paidUntil && state === 'active' && (
            <div>
              <dt>{endsAt ? texts.accessUntil : texts.paidUntil}</dt>
              <dd>{formatLastDay(paidUntil)}</dd>
            </div>
          )}
          {renews && (
            <div>
              <dt>{texts.method}</dt>
              <dd>{tellMethod(plan)}</dd>
            </div>
          )}
          {renews && plan.coupon && (
            <div>
              <dt>{texts.coupon}</dt>
              <dd>{texts.couponValue(plan.coupon, plan.discount)}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={classes.actions}>
        {plan && renews && nextCharge && state === 'active' && (
          <SwitchPlan plan={plan} nextDay={nextCharge.dueDate} />
        )}
        {canChangeCard && <ChangeCard isOverdue={isUnpaid} />}
        {words.buy && (
          <Button
            component={Link}
            to={addresses.checkout}
            state={{ buysAgain: true }}
            size="md"
            variant={canChangeCard && isUnpaid ? 'default' : 'filled'}
          >
            {words.buy}
          </Button>
        )}
      </div>
    </Paper>
  )
}
